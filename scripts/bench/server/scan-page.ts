import { type Engine, sql } from '../../../apps/server/src/database/engine.ts';
import { openPostgres } from '../../../apps/server/src/database/postgres/postgres.ts';
import {
  scanLogColumns,
  scanLogRows,
  scanLogSearchAs,
} from '../../../apps/server/src/features/scan-work/scan-log.sql.ts';
import { listEngine } from '../../../apps/server/src/list/page.ts';
import { type Figure, median, percentile, round } from './figures.ts';
import { ownDatabase } from './own-database.ts';

const SCALE = Number(process.env.BENCH_SCALE ?? 100);
const PAGES = 400;
/** Pages until the database keeps the plan of the statement: a server that has been up for a minute. */
const NEW = 40;

/**
 * The demo of ten million scans in a database of its own: how long writing it takes, and the first page of
 * a person's day among them, counted and summed, as the list of scans asks for it.
 */
export async function measureScanPage(): Promise<Figure[]> {
  const from = performance.now();
  const database = await ownDatabase(SCALE);
  const seconds = (performance.now() - from) / 1000;
  const engine = await openPostgres({ url: database.url });
  try {
    const rows = await engine.system((tx) =>
      tx.one<{ num: number }>(sql`select count(*)::int as num from mes2.scan`),
    );
    // What the load left to be written is not what a page waits for.
    await engine.maintain('checkpoint');
    const all = await firstPages(engine);
    const times = all.slice(NEW);
    return [
      { name: 'scans in the log', value: rows?.num ?? 0, unit: 'rows' },
      {
        name: `demo of scale ${SCALE} written`,
        value: round(seconds, 0),
        unit: 's',
        ...(SCALE === 100 && { atMost: 360 }),
      },
      { name: 'first page of a day of scans, median', value: round(median(times)), unit: 'ms' },
      {
        name: 'first page of a day of scans, p95',
        value: round(percentile(times, 0.95)),
        unit: 'ms',
        atMost: 5,
      },
      {
        name: 'the same while its statement is new, median',
        value: round(median(all.slice(0, NEW / 2))),
        unit: 'ms',
      },
    ];
  } finally {
    await engine.close();
    await database.stop();
  }
}

async function firstPages(engine: Engine): Promise<number[]> {
  const asked = await engine.system((tx) =>
    tx.all<{ companyId: string; employeeId: string; workDate: string }>(sql`
      select company_id, employee_id, work_date from (
        select distinct company_id, employee_id, work_date from mes2.scan tablesample system (1)) d
      order by md5(employee_id::text || work_date::text) limit ${NEW + PAGES}::int`),
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
  return times;
}
