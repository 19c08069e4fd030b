import { isOutOfTolerance } from '@garment-mes/domain/quality';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../../database/engine.ts';
import type { DataOf } from '../../../generated/operations.ts';
import type { Actor } from '../../../records/actor.ts';
import type { FinalLot, PlannedLot } from './final-plan.ts';

type Point = NonNullable<DataOf<'getOrder'>['qualifying']>['points'][number];

/**
 * Writes how lot and sample spread, what was measured and which cartons were opened, each in place of what was there;
 * what is not said stays.
 *
 * @throws {DomainError} where a cell or a point of measure is none of the lot's, or the cells are not what was checked
 */
export async function writeFinalParts(
  tx: Tx,
  actor: Actor,
  checkId: string,
  { cells }: Pick<PlannedLot, 'cells'>,
  lot: FinalLot,
): Promise<void> {
  await writeCells(tx, actor, checkId, cells, lot);
  if (lot.measures !== undefined)
    await writeMeasures(tx, actor, checkId, lot.orderId, lot.measures ?? []);
  if (lot.cartons !== undefined)
    await tx.run(sql`
      update mes2.qc_check_record set cartons = ${JSON.stringify(lot.cartons ?? [])}::jsonb
      where company_id = ${actor.companyId} and id = ${checkId}`);
}

async function writeCells(
  tx: Tx,
  actor: Actor,
  checkId: string,
  planned: PlannedLot['cells'],
  { cells, checkNum }: FinalLot,
): Promise<void> {
  const { companyId } = actor;
  const keyOf = ({ colorId, sizeId }: { readonly colorId: string; readonly sizeId: string }) =>
    `${colorId}/${sizeId}`;
  const typed = cells ?? (cells === undefined ? await checkedCells(tx, actor, checkId) : []);
  const checked = new Map(typed.map((cell) => [keyOf(cell), cell.checkNum]));
  const known = new Set(planned.map(keyOf));
  if (checked.size < typed.length || typed.some((cell) => !known.has(keyOf(cell))))
    throw new DomainError('record-missing', { what: '颜色尺码' });
  const sum = typed.reduce((total, cell) => total + cell.checkNum, 0);
  if (cells && sum !== checkNum) throw new DomainError('final-cells-sum', { sum, checkNum });
  const over = planned.find((cell) => (checked.get(keyOf(cell)) ?? 0) > cell.num);
  if (over) {
    const { colorName: color, sizeName: size, num: max } = over;
    throw new DomainError('final-cell-over', { color, size, max });
  }
  const rows = planned.map((cell) => ({ ...cell, checkNum: checked.get(keyOf(cell)) ?? 0 }));
  await tx.run(sql`
    delete from mes2.qc_check_cell where company_id = ${companyId} and check_id = ${checkId}`);
  await tx.run(sql`
    insert into mes2.qc_check_cell (company_id, check_id, color_id, size_id, num, check_num)
    select ${companyId}, ${checkId}, f."colorId", f."sizeId", f.num, f."checkNum"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as f ("colorId" bigint, "sizeId" bigint, num int, "checkNum" int)`);
}

const checkedCells = (tx: Tx, { companyId }: Actor, checkId: string) =>
  tx.all<{ colorId: string; sizeId: string; checkNum: number }>(sql`
    select color_id, size_id, check_num from mes2.qc_check_cell
    where company_id = ${companyId} and check_id = ${checkId} and check_num > 0`);

async function writeMeasures(
  tx: Tx,
  { companyId }: Actor,
  checkId: string,
  orderId: string,
  measures: NonNullable<FinalLot['measures']>,
): Promise<void> {
  const found = await tx.one<{ points: readonly Point[] }>(sql`
    select coalesce(points, '[]'::jsonb) as points from mes2.order_qualifying
    where company_id = ${companyId} and order_id = ${orderId} and del_flag = '0'`);
  const points = new Map((found?.points ?? []).map((point) => [point.pointName, point]));
  const seen = new Set<string>();
  const rows = measures.map((reading) => {
    const { pointName, pieceNo, value, sizeId = null } = reading;
    const point = points.get(pointName);
    if (!point) throw new DomainError('record-missing', { what: '测量部位' });
    if (pieceNo < 1 || seen.has(`${pointName}/${pieceNo}`))
      throw new DomainError('invalid-value', { field: '件序' });
    seen.add(`${pointName}/${pieceNo}`);
    const target = point.values.find((each) => each.sizeId === sizeId)?.value;
    const isOut = target !== undefined && isOutOfTolerance(value, target, point);
    return { pointName, sizeId, pieceNo, value, isOut };
  });
  await tx.run(
    sql`delete from mes2.qc_measure where company_id = ${companyId} and check_id = ${checkId}`,
  );
  await tx.run(sql`
    insert into mes2.qc_measure (company_id, check_id, point_name, size_id, piece_no, value, is_out)
    select ${companyId}, ${checkId}, f."pointName", f."sizeId", f."pieceNo", f.value, f."isOut"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as f ("pointName" text, "sizeId" bigint, "pieceNo" int, value numeric, "isOut" boolean)`);
}
