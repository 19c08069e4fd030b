import { sql, type Tx } from '../../src/database/engine.ts';
import { floorSettings, today } from '../../src/features/settings/settings.ts';
import type { Services } from '../../src/operations.ts';
import type { Actor } from '../../src/records/actor.ts';
import type { FastRandom } from '../history/fast-random.ts';
import type { LivingLine } from './living-lines.sql.ts';

/** Bundles in which the end of the line finds something. */
const FAULTY = 0.4;
/** Garments of such a bundle that have to be mended, at most. */
const MOST_FAULTS = 3;

interface SewnBundle {
  readonly id: string;
  readonly barcode: string;
  readonly orderId: string;
  readonly colorId: string;
  readonly sizeId: string;
  readonly num: number;
  readonly line: string;
}

interface Found {
  readonly badItemId: string;
  readonly severity: 1 | 2 | 3;
}

/**
 * A bundle that is sewn and not looked at passes the end of its line. What is faulty is mended at once and
 * checked again, so that every garment moves on.
 */
export async function checkSewnBundle(
  services: Services,
  tx: Tx,
  actor: Actor,
  { companyId }: LivingLine,
  random: FastRandom,
): Promise<void> {
  const bundle = await sewnBundle(tx, companyId);
  if (!bundle) return;
  const workDate = today(actor, await floorSettings(tx, actor));
  const faults = random.chance(FAULTY) ? Math.min(bundle.num, 1 + random.below(MOST_FAULTS)) : 0;
  const found = await defectsOf(tx, companyId, faults, random);
  const first = await writeCheck(tx, actor, bundle, workDate, {
    num: bundle.num,
    pass: bundle.num - found.length,
    found,
    parentId: null,
  });
  await writeDefects(tx, actor, first, bundle, found);
  if (found.length > 0)
    await writeCheck(tx, actor, bundle, workDate, {
      num: found.length,
      pass: found.length,
      found: [],
      parentId: first,
    });
  await countCheck(tx, companyId, bundle, workDate, found);
  await tx.run(sql`
    update mes2.bundle set status = 5, version = version + 1, update_date = ${actor.now}
    where company_id = ${companyId} and id = ${bundle.id}`);
  await services.publish(tx, { topic: 'qc', keys: [first] });
  await services.publish(tx, { topic: 'bundle', keys: [bundle.id] });
  await services.publish(tx, { topic: 'order', keys: [bundle.orderId] });
}

/** The one that waits longest behind a sewing line: what a table or a cutting group reported is not at the end of a line. */
const sewnBundle = (tx: Tx, companyId: string) =>
  tx.one<SewnBundle>(sql`
    select b.id, b.barcode, b.order_id, b.color_id, b.size_id, b.num, l.dept_id as line
    from mes2.bundle b
    join mes2.line l on l.company_id = b.company_id and l.line_type = 2 and l.del_flag = '0'
      and l.dept_id = coalesce(b.line_dept_id, (select s.line_dept_id from mes2.scan s
        where s.company_id = b.company_id and s.bundle_id = b.id order by s.scan_date desc limit 1))
    where b.company_id = ${companyId} and b.status = 4 and b.num > 0 and not exists (
      select 1 from mes2.qc_check_record q
      where q.company_id = b.company_id and q.bundle_id = b.id and q.check_type = 3 and q.del_flag = '0')
    order by b.last_scan_date, b.id limit 1 for update of b skip locked`);

async function defectsOf(
  tx: Tx,
  companyId: string,
  faults: number,
  random: FastRandom,
): Promise<Found[]> {
  if (faults === 0) return [];
  const items = await tx.all<Found>(sql`
    select i.id as bad_item_id, i.severity from mes2.bad_item i
    join mes2.bad_type t on t.company_id = i.company_id and t.id = i.bad_type_id
    join mes2.defect_category c on c.company_id = t.company_id and c.id = t.defect_category_id and c.section = 3
    where i.company_id = ${companyId} and i.del_flag = '0' and i.severity > 1 order by i.code limit 12`);
  return Array.from({ length: faults }).flatMap(
    () => items[random.below(Math.max(1, items.length))] ?? [],
  );
}

interface Check {
  readonly num: number;
  readonly pass: number;
  readonly found: readonly Found[];
  readonly parentId: string | null;
}

async function writeCheck(
  tx: Tx,
  { companyId, employee, now }: Actor,
  bundle: SewnBundle,
  workDate: string,
  { num, pass, found, parentId }: Check,
): Promise<string> {
  const major = found.filter(({ severity }) => severity === 2).length;
  const round = parentId === null ? 1 : 2;
  const made = await tx.one<{ id: string }>(sql`
    insert into mes2.qc_check_record (company_id, check_no, check_type, order_id, bundle_id, barcode, line_dept_id,
      work_date, hour, inspector_id, check_num, pass_num, rework_num, defect_num, major_num, minor_num, result, status,
      parent_id, round, submit_date, create_date)
    values (${companyId}, ${`QC-LIVE-${bundle.id}-${round}`}, 3, ${bundle.orderId}, ${bundle.id}, ${bundle.barcode},
      ${bundle.line}, ${workDate}::date, extract(hour from ${now}::timestamptz)::smallint, ${employee?.id ?? null},
      ${num}::int, ${pass}::int, ${num - pass}::int, ${found.length}::int, ${major}::int,
      ${found.length - major}::int, ${pass === num ? 1 : 2}::int, 4, ${parentId}, ${round}::int, ${now}, ${now})
    returning id`);
  if (!made) throw new Error('an insert returned no row');
  return made.id;
}

/** Each fault is one garment's; the operation that is blamed is the last one reported of the bundle. */
const writeDefects = (
  tx: Tx,
  { companyId, now }: Actor,
  checkId: string,
  bundle: SewnBundle,
  found: readonly Found[],
): Promise<number> =>
  tx.run(sql`
    insert into mes2.qc_check_bad (company_id, check_id, bad_item_id, severity, blame, num, piece_no,
      order_process_id, employee_id, disposition, rework_status, create_date)
    select ${companyId}, ${checkId}, f."badItemId", f.severity, i.blame, 1, f.at, s.order_process_id,
      s.employee_id, 1, 1, ${now}
    from rows from (jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as ("badItemId" bigint, severity int))
      with ordinality as f ("badItemId", severity, at)
    join mes2.bad_item i on i.company_id = ${companyId} and i.id = f."badItemId"
    left join lateral (
      select order_process_id, employee_id from mes2.scan
      where company_id = ${companyId} and bundle_id = ${bundle.id} and type in (1, 4) order by scan_date desc limit 1) s
      on true`);

/** What the roll-ups of the day gain, as the facts above count it. */
async function countCheck(
  tx: Tx,
  companyId: string,
  { line, orderId, colorId, sizeId, num }: SewnBundle,
  day: string,
  found: readonly Found[],
): Promise<void> {
  const bad = found.length;
  await tx.run(sql`
    insert into mes2.check_day as d (company_id, line_dept_id, work_date, order_id, check_type, check_num, pass_num,
      first_defective, defect_num)
    values (${companyId}, ${line}, ${day}, ${orderId}, 3, ${num}::int, ${num - bad}::int, ${bad}::int, ${bad}::int)
    on conflict (company_id, line_dept_id, work_date, order_id, check_type) do update
      set check_num = d.check_num + excluded.check_num, pass_num = d.pass_num + excluded.pass_num,
        first_defective = d.first_defective + excluded.first_defective, defect_num = d.defect_num + excluded.defect_num`);
  await tx.run(sql`
    insert into mes2.defect_day as d (company_id, line_dept_id, work_date, order_id, bad_item_id, num, pieces)
    select ${companyId}, ${line}, ${day}, ${orderId}, f."badItemId", count(*)::int, count(*)::int
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f ("badItemId" bigint) group by 5
    on conflict (company_id, line_dept_id, work_date, order_id, bad_item_id) do update
      set num = d.num + excluded.num, pieces = d.pieces + excluded.pieces`);
  await tx.run(sql`
    insert into mes2.progress_delta (company_id, order_id, color_id, size_id, stage, num, work_date)
    values (${companyId}, ${orderId}, ${colorId}, ${sizeId}, 'qcPass', ${num}::int, ${day})`);
}
