import { fieldNames, type LineField } from '@garment-mes/domain/fields';
import { orderBomLine } from '@garment-mes/domain/orders';
import type { Tx } from '../../../database/engine.ts';
import type { BodyOf } from '../../../generated/operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { lineColumns } from '../../../records/given-columns.ts';
import { rewriteRows } from '../../../records/rewrite-rows.sql.ts';

type Line = BodyOf<'replaceOrderBom'>['rows'][number];

const names = fieldNames(
  orderBomLine satisfies Readonly<Record<Exclude<keyof Line, 'id'>, LineField>>,
);
const MAIN_FABRIC = 1;

/** Replaces the bill of an order; what was issued of a line stays with it. */
export const writeBom = (
  tx: Tx,
  actor: Actor,
  orderId: string,
  lines: readonly Line[],
): Promise<void> =>
  rewriteRows(
    tx,
    actor,
    {
      ...{ table: 'mes2.order_bom', parent: 'order_id' },
      blank: ({ fabricPart }) => ({
        ...{
          colorRule: 0,
          isMain: fabricPart === MAIN_FABRIC ? 1 : 0,
          lossPct: '0',
          sizeUsage: [],
        },
        ...{ issuedNum: '0', returnNum: '0' },
      }),
    },
    orderId,
    lines.map((line, at) => ({
      ...lineColumns(names, line, { sizeUsages: 'sizeUsage' }),
      ...{ id: line.id, seqNo: (at + 1) * 10, fabricPart: line.fabricPart },
      colorRule: line.colorId === undefined ? undefined : Number(Boolean(line.colorId)),
      ...{ needNum: '0', issuedNum: undefined, returnNum: undefined },
    })),
  );
