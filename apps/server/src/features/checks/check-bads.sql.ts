import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import type { CheckRecord } from './check-record.sql.ts';

export type TypedBad = NonNullable<BodyOf<'createCheckRecord'>['bads']>[number];

/** A defect as it stands below its record. */
export interface CheckBad {
  readonly num: number;
  readonly pieceNo: number | null;
  readonly severity: 1 | 2 | 3;
  readonly images: readonly string[] | null;
}

export const badsBelow = (tx: Tx, { companyId }: Actor, checkId: string): Promise<CheckBad[]> =>
  tx.all(sql`
    select num, piece_no, severity, images from mes2.qc_check_bad
    where company_id = ${companyId} and check_id = ${checkId} and del_flag = '0' order by id`);

/** Most pieces of one kind of defect: what the body takes. */
const MOST = 100_000_000;

/**
 * Writes defects below a record. Severity and blame are those that the item has now; where nobody is named, the
 * operation is the one reported last of the bundle, and the person who reported the operation last (I29).
 *
 * @throws {DomainError} where a piece, an item, an operation or a person is none of the record's
 */
export async function insertBads(
  tx: Tx,
  { companyId, user, now }: Actor,
  { id, bundleId, orderId }: Pick<CheckRecord, 'id' | 'bundleId' | 'orderId'>,
  bads: readonly TypedBad[],
): Promise<void> {
  if (bads.length === 0) return;
  if (bads.some(({ num }) => num < 1))
    throw new DomainError('out-of-range', {
      field: { zh: '数量', en: 'Quantity' },
      min: 1,
      max: MOST,
    });
  await requirePieces(tx, companyId, bundleId, bads);
  await requireNamed(tx, companyId, orderId, bads);
  const rows = JSON.stringify(bads.map((bad) => ({ ...bad, images: bad.images ?? [] })));
  const written = await tx.run(sql`
    insert into mes2.qc_check_bad (company_id, check_id, bad_item_id, severity, blame, num, piece_no, order_process_id,
      employee_id, part_code, disposition, images, create_by, create_date)
    select ${companyId}, ${id}, i.id, i.severity, i.blame, f.num, f."pieceNo",
      coalesce(f."orderProcessId", s.order_process_id), coalesce(f."employeeId", s.employee_id), f."partCode",
      f.disposition, f.images, ${user.id}, ${now}
    from rows from (jsonb_to_recordset(${rows}::jsonb) as ("badItemId" bigint, num int, "pieceNo" int,
      "orderProcessId" bigint, "employeeId" bigint, "partCode" text, disposition int, images jsonb))
      with ordinality as f ("badItemId", num, "pieceNo", "orderProcessId", "employeeId", "partCode", disposition,
        images, at)
    join mes2.bad_item i on i.company_id = ${companyId} and i.id = f."badItemId" and i.del_flag = '0'
    left join lateral (
      select r.order_process_id, r.employee_id from mes2.scan r
      where r.company_id = ${companyId} and r.bundle_id = ${bundleId}::bigint and r.type in (1, 4, 5) and r.status = 0
        and r.order_process_id = coalesce(f."orderProcessId", r.order_process_id)
      order by r.scan_date desc, r.id desc limit 1) s on true
    order by f.at`);
  if (written < bads.length)
    throw new DomainError('record-missing', { what: { zh: '不良项目', en: 'Defect item' } });
}

async function requirePieces(
  tx: Tx,
  companyId: string,
  bundleId: string | null,
  bads: readonly TypedBad[],
): Promise<void> {
  const pieces = bads.flatMap(({ pieceNo }) => pieceNo ?? []);
  if (pieces.length === 0) return;
  const bundle = await tx.one<{ originNum: number }>(sql`
    select origin_num from mes2.bundle where company_id = ${companyId} and id = ${bundleId}::bigint`);
  const max = bundle?.originNum ?? MOST;
  if (pieces.some((piece) => piece < 1 || piece > max))
    throw new DomainError('piece-out-of-bundle', { max });
}

async function requireNamed(
  tx: Tx,
  companyId: string,
  orderId: string,
  bads: readonly TypedBad[],
): Promise<void> {
  const processes = [...new Set(bads.flatMap(({ orderProcessId }) => orderProcessId ?? []))];
  const people = [...new Set(bads.flatMap(({ employeeId }) => employeeId ?? []))];
  if (processes.length + people.length === 0) return;
  const found = await tx.one<{ processes: number; people: number }>(sql`
    select (select count(*)::int from mes2.order_process p
        where p.company_id = ${companyId} and p.order_id = ${orderId} and p.id = any(${processes}::bigint[])) as processes,
      (select count(*)::int from amc.company_member m
        where m.company_id = ${companyId} and m.id = any(${people}::bigint[]) and m.del_flag = '0') as people`);
  if ((found?.processes ?? 0) < processes.length)
    throw new DomainError('record-missing', { what: { zh: '工序', en: 'Operation' } });
  if ((found?.people ?? 0) < people.length)
    throw new DomainError('record-missing', { what: { zh: '员工', en: 'Employee' } });
}
