import { describe, expect, test } from 'vitest';
import { prepareSchema } from '../prepare.ts';
import { ofThisRun } from '../testing/engines.ts';
import { testDatabase } from '../testing/postgres.ts';
import { type Engine, sql } from './engine.ts';
import { openPglite } from './pglite/pglite.ts';
import { openPostgres } from './postgres/postgres.ts';

const MOMENT = '2028-02-29T01:15:00.000Z';
const HOUR_MS = 3_600_000;

const kinds = ofThisRun<{
  kind: string;
  open(clock?: () => Date): Promise<{ engine: Engine; close: () => Promise<void> }>;
}>([
  {
    kind: 'pglite',
    async open(clock) {
      const engine = await openPglite(clock && { clock });
      return { engine, close: () => engine.close() };
    },
  },
  {
    kind: 'postgres',
    async open(clock) {
      const database = await testDatabase();
      const engine = await openPostgres({ url: database.url, ...(clock && { clock }) });
      return {
        engine,
        async close() {
          await engine.close();
          await database.drop();
        },
      };
    },
  },
]);

describe.each(kinds)('on $kind', ({ open }) => {
  test('statements, defaults and bulk loads go by the clock of the engine, as it moves on', async () => {
    let now = new Date(MOMENT);
    const { engine, close } = await open(() => now);
    await prepareSchema(engine);
    const asked = () =>
      engine.system((tx) => tx.one<{ at: string }>(sql`select app_now() as at`), {});
    expect(await asked()).toEqual({ at: '2028-02-29 01:15:00' });
    const tenant = { companyId: '1', userId: '1', timeZone: 'Asia/Shanghai' };
    expect(
      await engine.tenant(tenant, (tx) =>
        tx.one(sql`select app_now()::date::text as day, app_now()::time::text as time`),
      ),
    ).toEqual({ day: '2028-02-29', time: '09:15:00' });

    await engine.system((tx) =>
      tx.run(sql`create table public.stamped (like tenant_row including all)`),
    );
    await engine.copyIn('public.stamped', ['company_id', 'id'], ['1\t1\n']);
    now = new Date(now.getTime() + HOUR_MS);
    await engine.system((tx) =>
      tx.run(sql`insert into public.stamped (company_id, id) values (1, 2)`),
    );
    expect(
      await engine.system((tx) =>
        tx.all(sql`select create_date as at from public.stamped order by id`),
      ),
    ).toEqual([{ at: '2028-02-29 01:15:00' }, { at: '2028-02-29 02:15:00' }]);
    expect(engine.clock()).toEqual(now);
    await close();
  });

  test('without a clock it is that of the database, and no column of a business table reads another', async () => {
    const { engine, close } = await open();
    await prepareSchema(engine);
    const found = await engine.system((tx) =>
      tx.all(sql`
        select d.adrelid::regclass::text as name, a.attname as field from pg_attrdef d
        join pg_class c on c.oid = d.adrelid join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
        where n.nspname in ('amc', 'mmc', 'ccm', 'mes2', 'partition')
          and pg_get_expr(d.adbin, d.adrelid) ~* '(^|[^_a-z])now[(]|current_(date|time)|clock_timestamp'`),
    );
    expect(found).toEqual([]);
    expect(await engine.system((tx) => tx.one(sql`select app_now() = now() as is_same`))).toEqual({
      isSame: true,
    });
    await close();
  });
});
