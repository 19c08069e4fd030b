import { decimalText } from '@garment-mes/domain/decimal';
import { materialNeed } from '@garment-mes/domain/orders';
import type { Tx } from '../../src/database/engine.ts';
import { insertRows } from '../../src/database/insert-rows.sql.ts';
import { processFlags } from '../../src/new-company/lists/processes.ts';
import type { Basics } from '../basics.ts';
import type { DemoOrder } from './demo-order.ts';
import { orderParts } from './styles.ts';

/** Company and a new id for each row of one kind. */
export type KeysOf = (name: string) => () => { companyId: string; id: string };

const LOSS_PCT = '2.00';

/** Metres of the shell for the garments of a colour, or of all. */
const needOf = ({ style, cells }: DemoOrder, colorId: string | null) =>
  materialNeed(
    { usageNum: style.usageNum, lossPct: LOSS_PCT, colorId, sizeUsages: [] },
    cells.map(({ color, size, num }) => ({ colorId: color, sizeId: size, num })),
  );

/** What a confirmed order copied from its style: materials, parts, operations and their prices. */
export async function insertTechnique(
  tx: Tx,
  of: KeysOf,
  basics: Basics,
  orders: readonly DemoOrder[],
): Promise<void> {
  const bomKey = of('bom');
  await insertRows(
    tx,
    'mes2.order_bom',
    orders.map((order) => ({
      ...bomKey(),
      orderId: order.id,
      materialId: basics.material(order.style.fabric.code),
      fabricPart: 1,
      partName: '大身',
      usageNum: order.style.usageNum,
      unitCode: 'M',
      lossPct: LOSS_PCT,
      needNum: decimalText(needOf(order, null), 4),
      isMain: 1,
      seqNo: 10,
      supplierName: '恒源纺织',
    })),
  );
  const partKey = of('part');
  await insertRows(
    tx,
    'mes2.order_part',
    orders.flatMap(({ id: orderId }) =>
      orderParts.map(([partCode, partName, piecesPerGarment]) => ({
        ...partKey(),
        orderId,
        partCode,
        partName,
        fabricPart: 1,
        piecesPerGarment,
      })),
    ),
  );
  const fabricKey = of('fabric');
  await insertRows(
    tx,
    'mes2.order_fabric',
    orders.flatMap((order) =>
      order.colors.map(({ code }) => ({
        ...fabricKey(),
        orderId: order.id,
        materialId: basics.material(order.style.fabric.code),
        colorId: basics.color(code),
        fabricPart: 1,
        planLen: decimalText(needOf(order, code), 3),
      })),
    ),
  );
  const processKey = of('process');
  const lines = orders.flatMap((order) =>
    order.style.processes.map((process) => ({
      price: process.price,
      from: order.orderDate,
      row: {
        ...processKey(),
        orderId: order.id,
        processId: basics.process(process.code),
        processCode: process.code,
        seqNo: process.seqNo,
        section: process.section,
        processName: process.name,
        partCode: process.partCode ?? null,
        machineTypeId: basics.machineType(process.machine),
        sam: process.sam,
        grade: process.grade,
        ...processFlags(process.code),
      },
    })),
  );
  await insertRows(
    tx,
    'mes2.order_process',
    lines.map(({ row }) => row),
  );
  const priceKey = of('price');
  await insertRows(
    tx,
    'mes2.order_price',
    lines.map(({ row, price, from }) => ({
      ...priceKey(),
      orderProcessId: row.id,
      price,
      fromDate: from,
    })),
  );
  const counterKey = of('counter');
  await insertRows(
    tx,
    'mes2.order_counter',
    orders.map(({ id }) => ({ ...counterKey(), orderId: id })),
  );
}
