import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../database/engine.ts';
import { type TestEngine, testEngines } from '../testing/engines.ts';

/** Columns after the company that a list, a report or a job reads a large table by. */
const READ_BY: readonly (readonly [table: string, columns: string])[] = [
  ['production_order', 'status, delivery_date'],
  ['production_order', 'customer_id'],
  ['production_order', 'style_id'],
  ['fabric_roll', 'order_id, status'],
  ['fabric_roll', 'material_id, color_id, dye_lot'],
  ['cutting_bed', 'status, plan_date'],
  ['bundle', 'cutting_bed_id'],
  ['bundle', 'line_dept_id, status'],
  ['bundle_process', 'order_process_id, status'],
  ['scan', 'employee_id, work_date'],
  ['scan', 'bundle_id'],
  ['scan', 'line_dept_id, work_date'],
  ['scan', 'order_process_id, work_date'],
  ['qc_check_record', 'line_dept_id, work_date'],
  ['qc_check_record', 'order_id'],
  ['schedule', 'line_dept_id, start_date'],
  ['wage_detail', 'wage_record_id, work_date'],
  ['wage_detail', 'order_process_id, work_date'],
  ['warehouse_bill', 'order_id'],
  ['machine_maintenance', 'machine_id, report_date'],
  ['worked_hours', 'work_date, dept_id'],
];

/** Rules that one row cannot show and the database keeps nevertheless. */
const KEPT = [
  'cutting_bed_roll_open_key',
  'slot_card_binding_open_key',
  'slot_card_binding_open_bundle_key',
  'scan_reversed_key',
  'order_price_tiles_time',
  'wage_period_no_overlap',
  'batch_range_no_overlap',
  'finished_stock_not_negative',
  'machine_run_open_key',
  'machine_location_open_key',
  'warehouse_bill_mirror_key',
  'site_archive_in_force_key',
];

const PLATFORM = ['app_user', 'application', 'menu', 'company'];

describe.each(testEngines)('the schema on $kind', ({ kind, open }) => {
  let tested: TestEngine;
  beforeAll(async () => {
    tested = await open();
  }, 300_000);
  afterAll(() => tested.close());
  const all = <R>(query: ReturnType<typeof sql>) => tested.engine.system((tx) => tx.all<R>(query));

  test('every table of a company begins its key with the company and shows it alone', async () => {
    const wrong = await all(sql`
      select n.nspname || '.' || c.relname as name from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and a.attnum > 0
      where c.relkind in ('r', 'p') and n.nspname in ('amc', 'mmc', 'ccm', 'mes2') and not (
        c.relrowsecurity and c.relforcerowsecurity
        and 1 = (select count(*) from pg_policy p where p.polrelid = c.oid)
        and exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisprimary and i.indkey[0] = a.attnum))`);
    expect(wrong).toEqual([]);
  });

  test('no reference leaves the company', async () => {
    const wrong = await all(sql`
      select k.conrelid::regclass::text as name, k.conname from pg_constraint k
      join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_class p on p.oid = k.confrelid
      where k.contype = 'f' and n.nspname in ('amc', 'mmc', 'ccm', 'mes2') and p.relname <> all(${PLATFORM}::text[])
        and not exists (select 1 from pg_attribute a where a.attrelid = k.conrelid and a.attname = 'company_id'
          and a.attnum = any(k.conkey))`);
    expect(wrong).toEqual([]);
  });

  test('large tables have the indexes that they are read by', async () => {
    const indexes = await all<{ tablename: string; indexdef: string }>(
      sql`select tablename, indexdef from pg_indexes where schemaname = 'mes2'`,
    );
    const missing = READ_BY.filter(
      ([table, columns]) =>
        !indexes.some(
          ({ tablename, indexdef }) =>
            tablename === table && indexdef.includes(`(company_id, ${columns}`),
        ),
    );
    expect(missing).toEqual([]);
  });

  test('what must not happen twice has a key or a constraint', async () => {
    const known = await all<{ name: string }>(sql`
      select indexname as name from pg_indexes where schemaname = 'mes2'
      union select conname from pg_constraint`);
    const names = new Set(known.map(({ name }) => name));
    expect(KEPT.filter((name) => !names.has(name))).toEqual([]);
  });

  test('H18 scans are partitioned by month on PostgreSQL, and in one table where it is embedded', async () => {
    const [scan] = await all<{ kind: string; parts: number }>(sql`
      select c.relkind::text as kind, (select count(*)::int from pg_inherits i where i.inhparent = c.oid) as parts
      from pg_class c where c.oid = 'mes2.scan'::regclass`);
    if (kind === 'pglite') expect(scan).toEqual({ kind: 'r', parts: 0 });
    else {
      expect(scan?.kind).toBe('p');
      expect(scan?.parts).toBeGreaterThan(2);
    }
  });
});
