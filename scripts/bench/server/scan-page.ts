import { withoutIndexes } from '../../../apps/server/demo/history/bulk-indexes.sql.ts';
import { type Engine, sql } from '../../../apps/server/src/database/engine.ts';
import { openPostgres } from '../../../apps/server/src/database/postgres.ts';
import {
  scanLogColumns,
  scanLogRows,
  scanLogSearchAs,
} from '../../../apps/server/src/features/scan-work/scan-log.sql.ts';
import { listEngine } from '../../../apps/server/src/list/page.ts';
import { type Figure, median, percentile, round } from './figures.ts';

const SCANS = Number(process.env.BENCH_SCANS ?? 10_000_000);
const PAGES = 400;
const FILL_MS = 900_000;

/**
 * The first page of a person's day among very many scans, counted and summed, as the list of scans asks for
 * it. The rows are those of the demo, day by day further back.
 */
export async function measureScanPage(url: string): Promise<Figure[]> {
  const engine = await openPostgres({ url });
  const rows = await fill(engine);
  const asked = await engine.system((tx) =>
    tx.all<{ companyId: string; employeeId: string; workDate: string }>(sql`
      select company_id, employee_id, work_date from (
        select distinct company_id, employee_id, work_date from mes2.scan tablesample system (1)) d
      order by md5(employee_id::text || work_date::text) limit ${PAGES}::int`),
  );
  const times: number[] = [];
  for (const { companyId, employeeId, workDate } of asked) {
    const scope = { companyId, userId: '0', timeZone: 'Asia/Shanghai' };
    await engine.tenant(scope, async (tx) => {
      const from = performance.now();
      await listEngine.page(tx, {
        operation: 'listScans',
        from: scanLogRows(companyId, { employeeId, workDate }),
        columns: scanLogColumns,
        searchAs: scanLogSearchAs,
        query: { pageNum: 1, pageSize: 20 },
        can: () => true,
        defaultOrder: sql`s.scan_date desc, s.id desc`,
      });
      times.push(performance.now() - from);
    });
  }
  await engine.close();
  return [
    { name: 'scans in the log', value: rows, unit: 'rows' },
    { name: 'first page of a day of scans, median', value: round(median(times)), unit: 'ms' },
    {
      name: 'first page of a day of scans, p95',
      value: round(percentile(times, 0.95)),
      unit: 'ms',
      atMost: 5,
    },
  ];
}

/** Repeats the days of the demo further and further back until there are enough. @returns rows there are */
async function fill(engine: Engine): Promise<number> {
  const had = await engine.system((tx) =>
    tx.one<{ num: number; days: number; first: string }>(sql`
      select count(*)::int as num, (max(work_date) - min(work_date) + 1)::int as days, min(work_date) as first
      from mes2.scan`),
  );
  if (!had || had.num === 0) throw new Error('the demo has no scans');
  const copies = Math.ceil((SCANS - had.num) / had.num);
  const columns = await engine.system((tx) =>
    tx.all<{ name: string }>(sql`
      select quote_ident(column_name) as name from information_schema.columns
      where table_schema = 'mes2' and table_name = 'scan' order by ordinal_position`),
  );
  const names = columns.map(({ name }) => name);
  const values = names.map((name) => {
    if (name === 'id') return 'next_id()';
    if (name === 'request_id') return `'F' || c || '-' || s.id`;
    if (name === 'work_date') return `s.work_date - c * ${had.days}`;
    if (name.endsWith('_date')) return `s.${name} - make_interval(days => c * ${had.days})`;
    return `s.${name}`;
  });
  await withoutIndexes(engine, async () => {
    await engine.maintain(`select platform.ensure_partitions('mes2.scan'::regclass,
      '${had.first}'::date - ${copies * had.days}, '${had.first}'::date, 1)`);
    for (let copy = 1; copy <= copies; copy += 1)
      await engine.system(
        async (tx) => {
          await tx.run(sql`set local session_replication_role = replica`);
          await tx.run(
            statement(`insert into mes2.scan (${names.join(', ')}) select ${values.join(', ')}
              from mes2.scan s cross join (values (${copy})) as k (c)
              where s.work_date >= '${had.first}'::date`),
          );
        },
        { statementMs: FILL_MS },
      );
  });
  await engine.maintain('analyze mes2.scan');
  return had.num * (copies + 1);
}

const statement = (text: string) => sql(Object.assign([text], { raw: [text] }));
