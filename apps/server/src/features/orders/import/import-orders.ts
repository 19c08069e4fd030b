import { DomainError, refusalText } from '@garment-mes/domain/refusals';
import type { Tx } from '../../../database/engine.ts';
import type { BodyOf, DataOf } from '../../../generated/operations.ts';
import type { Call, Services } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { Sheet, type SheetError } from '../../../records/sheets/import-sheet.ts';
import { storedNo } from '../order-body.ts';
import { type ImportLibrary, importLibrary } from './import-library.sql.ts';
import { type OrderDraft, readOrder } from './read-order-sheet.ts';
import { writeDrafts } from './write-drafts.sql.ts';

type Importer = Actor & Pick<Call<'importOrders'>, 'language'>;

/**
 * Draft orders out of the rows of a sheet: a row for each colour with the sizes side by side, or a row for
 * each colour and size. All or nothing for each order; what is wrong is reported by row.
 */
export async function importOrders(
  { audit, publish }: Services,
  tx: Tx,
  actor: Importer,
  { rows }: BodyOf<'importOrders'>,
): Promise<DataOf<'importOrders'>> {
  const errors: SheetError[] = [];
  const groups = new Map<string, Sheet[]>();
  for (const row of rows) {
    const sheet = new Sheet(row, actor.language);
    const typed = sheet.required('订单号');
    const orderNo = typed && storedNo(typed);
    if (orderNo === undefined) errors.push(...sheet.errors);
    else groups.set(orderNo, [...(groups.get(orderNo) ?? []), sheet]);
  }
  const library = await importLibrary(tx, actor, [...groups.keys()]);
  const drafts = [...groups].flatMap(([orderNo, sheets]) => {
    const draft = readGroup(orderNo, sheets, library, actor);
    const found = sheets.flatMap((sheet) => sheet.errors);
    errors.push(...found);
    return draft && found.length === 0 ? [draft] : [];
  });

  const written = await writeDrafts(tx, actor, drafts);
  for (const draft of drafts) {
    const id = written.get(draft.orderNo);
    if (id) await audit(tx, { bizType: 'order', bizId: id, action: 'import', to: 0 });
    else errors.push(taken(draft, actor));
  }
  if (written.size > 0) await publish(tx, { topic: 'order', keys: [...written.values()] });
  return { okNum: written.size, errors: errors.sort((a, b) => a.row - b.row) };
}

function readGroup(
  orderNo: string,
  sheets: readonly Sheet[],
  library: ImportLibrary,
  actor: Actor,
): OrderDraft | undefined {
  const [head] = sheets;
  if (head && library.taken.has(orderNo)) head.refuse('订单号', 'order-no-taken', { orderNo });
  return readOrder(orderNo, sheets, library, actor.can('FIELD^order.unitPrice'));
}

/** Somebody saved the number while the sheet was read. */
const taken = ({ row, orderNo }: OrderDraft, { language }: Importer): SheetError => ({
  row,
  field: '订单号',
  text: refusalText(new DomainError('order-no-taken', { orderNo }), language),
});
