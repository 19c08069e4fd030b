import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readCatalogue } from '../testing/catalogue/catalogue.ts';
import { digestsOf, kept } from '../testing/catalogue/digests.ts';
import { type EmptyEngine, emptyEngines } from '../testing/engines.ts';
import type { Replaced } from './baseline.ts';
import { type Engine, sql } from './engine.ts';
import { MIGRATIONS, type Migration, migrate, readMigrations } from './migrate.ts';

const registerOf = (engine: Engine) =>
  engine.system((tx) =>
    tx.all<{ number: string; name: string; hash: string; appliedDate: string }>(
      sql`select * from public.schema_migration order by number`,
    ),
  );
const numbersOf = async (engine: Engine) => (await registerOf(engine)).map(({ number }) => number);

describe.each(emptyEngines)('the baseline on $kind', ({ kind, open }) => {
  const baseline = readMigrations().filter(({ replaces }) => replaces);
  let opened: EmptyEngine;
  let engine: Engine;
  beforeAll(async () => {
    opened = await open();
    ({ engine } = opened);
    await migrate(engine, baseline);
  });
  afterAll(() => opened.close());

  // Another baseline would make databases that differ from those that went all the way.
  test('makes the catalogue that the files made which it replaces', async () => {
    const listed = readFileSync(join(MIGRATIONS, '0125_baseline', 'catalogue.txt'), 'utf8');
    const facts = await engine.system(readCatalogue);
    expect(digestsOf(facts)).toEqual(kept(listed, kind));
  });

  test('is noticed when anything differs: a default, a right, a row, the body of a function, a comment', async () => {
    const expected = digestsOf(await engine.system(readCatalogue));
    for (const change of [
      sql`alter table ccm.color alter column family set default 'x'`,
      sql`alter table ccm.color add column later int`,
      sql`alter table ccm.color add check (name <> '')`,
      sql`alter table ccm.color no force row level security`,
      sql`create index on ccm.color (company_id, name)`,
      sql`create statistics ccm.of_color on code, name from ccm.color`,
      sql`grant select on platform.job to garment_app`,
      sql`update amc.platform_config set value = '1' where name = 'autoBuy'`,
      sql`create or replace function current_person() returns bigint language sql stable as 'select null::bigint'`,
      sql`comment on table ccm.color is 'a colour'`,
      sql`alter sequence platform.id_sequence maxvalue 2000000`,
      sql`create type mes2.shade as enum ('A')`,
    ]) {
      const changed = await engine
        .system(async (tx) => {
          await tx.run(change);
          throw Object.assign(new Error('taken back'), { facts: await readCatalogue(tx) });
        })
        .catch((error: { facts?: Parameters<typeof digestsOf>[0] }) => error.facts);
      expect(changed && digestsOf(changed), change.text).toBeDefined();
      expect(changed && digestsOf(changed), change.text).not.toEqual(expected);
    }
  });

  test('has partitions for the months around today where the engine has any', async () => {
    const partitions = await engine.system((tx) =>
      tx.all<{ name: string }>(sql`
        select relname as name from pg_class where relispartition and relkind = 'r' order by 1`),
    );
    const wanted = await engine.system((tx) =>
      tx.all<{ name: string }>(sql`
        select 'scan_' || to_char(month, 'YYYY_MM') as name
        from generate_series(date_trunc('month', current_date - 31), current_date + 62, '1 month') as month
        union all
        select 'finished_ledger_' || to_char(quarter, 'YYYY_MM')
        from generate_series(date_trunc('quarter', current_date - 31), current_date + 62, '3 months') as quarter
        union all values ('scan_other'), ('finished_ledger_other') order by 1`),
    );
    expect(partitions).toEqual(kind === 'postgres' ? wanted : []);
  });

  test('takes the place of the 64 files, and the next start finds nothing to do', async () => {
    const [{ replaces, number, hash } = expect.fail('no baseline')] = baseline;
    const files = Object.entries((replaces as Replaced).migrations);
    expect(files).toHaveLength(64);
    expect([files[0]?.[0], files.at(-1)?.[0]]).toEqual([
      '0001_foundation',
      '0125_work_report_of_cutting_leaders',
    ]);
    await engine.system(async (tx) => {
      await tx.run(sql`delete from public.schema_migration`);
      for (const [name, digest] of files)
        await tx.run(sql`insert into public.schema_migration (number, name, hash)
          values (${name.slice(0, 4)}, ${name.slice(5)}, ${digest})`);
    });
    expect(await migrate(engine, baseline)).toEqual([]);
    expect(await registerOf(engine)).toMatchObject([{ number, name: 'baseline', hash }]);
    expect(await migrate(engine, baseline)).toEqual([]);
  });
});

const step = (number: string, text: string): Migration => ({
  number,
  name: 'step',
  text,
  hash: createHash('sha256').update(text).digest('hex'),
});
const old = [
  step('0001', 'create table made (n int)'),
  step('0003', 'alter table made add column m int'),
  step('0005', 'insert into made (n) values (1)'),
] as const;
const baseline: Migration = {
  ...step('0005', 'create table made (n int, m int)'),
  name: 'baseline',
  replaces: {
    lastVersion: 'abc1234',
    migrations: Object.fromEntries(
      old.map(({ number, name, hash }) => [`${number}_${name}`, hash]),
    ),
  },
};
const later = step('0006', 'create table later (n int)');

describe.each(emptyEngines)('a register on $kind', ({ open }) => {
  let opened: EmptyEngine;
  let engine: Engine;
  beforeAll(async () => {
    opened = await open();
    ({ engine } = opened);
  });
  afterAll(() => opened.close());
  beforeEach(() =>
    engine.system((tx) => tx.run(sql`drop table if exists public.schema_migration, made, later`)),
  );

  const rows = () => engine.system((tx) => tx.all(sql`select * from made`));
  /** Nothing changes, neither in the register nor beside it. */
  const refused = async (migrations: readonly Migration[], why: RegExp) => {
    const before = await registerOf(engine);
    await expect(migrate(engine, [...migrations])).rejects.toMatchObject({
      name: 'OtherVersion',
      message: expect.stringMatching(why),
    });
    expect(await registerOf(engine)).toEqual(before);
  };

  test('of everything that is replaced becomes the baseline, and the rows stay', async () => {
    await migrate(engine, [...old]);
    expect(await migrate(engine, [baseline])).toEqual([]);
    expect(await registerOf(engine)).toMatchObject([{ number: '0005', hash: baseline.hash }]);
    expect(await rows()).toEqual([{ n: 1, m: null }]);
  });

  test('keeps what it has behind the baseline, and gets what it has not', async () => {
    await migrate(engine, [...old, later]);
    const before = await registerOf(engine);
    const last = step('0007', 'insert into later values (7)');
    expect(await migrate(engine, [baseline, later, last])).toEqual(['0007_step']);
    expect(await numbersOf(engine)).toEqual(['0005', '0006', '0007']);
    expect((await registerOf(engine))[1]).toEqual(before[3]);
    expect(await rows()).toEqual([{ n: 1, m: null }]);
  });

  test.each([
    ['the beginning', [0], /lacks migration 0003_step.*commit abc1234.*the database is as it was$/],
    ['all but the last', [0, 1], /lacks migration 0005_step.*commit abc1234/],
    ['all but one between', [0, 2], /lacks migration 0003_step.*commit abc1234/],
  ] as const)('of %s is refused and names the version to start', async (_, some, why) => {
    await migrate(
      engine,
      some.map((at) => old[at]),
    );
    await refused([baseline, later], why);
  });

  test('with another hash is refused, whether all are there or not', async () => {
    const altered = step('0003', 'alter table made add column m bigint');
    await migrate(engine, [old[0], altered, old[2]]);
    await refused([baseline, later], /migration 0003 that is not 0003_step as it was published/);
    await engine.system((tx) =>
      tx.run(sql`delete from public.schema_migration where number = '0005'`),
    );
    await refused([baseline, later], /migration 0003 that is not 0003_step as it was published/);
  });

  test('with a migration that no version had is refused', async () => {
    await migrate(engine, [...old, step('0004', 'select 1')]);
    await refused([baseline, later], /migration 0004 that is of no version before/);
  });

  test('of a newer version is refused before the baseline is written into it', async () => {
    await migrate(engine, [...old, later, step('0007', 'select 1')]);
    await refused([baseline, later], /newer version: it knows migration 0007/);
  });

  test('that is empty gets the baseline and what follows', async () => {
    expect(await migrate(engine, [baseline, later])).toEqual(['0005_baseline', '0006_step']);
    expect(await rows()).toEqual([]);
  });

  test('of a baseline that was changed since is refused', async () => {
    await migrate(engine, [baseline]);
    await expect(migrate(engine, [{ ...baseline, hash: 'other' }])).rejects.toThrow(
      '0005_baseline was changed after it had been applied',
    );
  });

  test('is taken over once when several processes start at the same time', async () => {
    await migrate(engine, [...old]);
    const others = await Promise.all([opened.again(), opened.again()]);
    const applied = await Promise.all(
      [engine, ...others.map((one) => one.engine)].map((one) => migrate(one, [baseline, later])),
    );
    for (const other of others) await other.close();
    expect(applied.flat()).toEqual(['0006_step']);
    expect(await numbersOf(engine)).toEqual(['0005', '0006']);
    expect(await rows()).toEqual([{ n: 1, m: null }]);
  });
});
