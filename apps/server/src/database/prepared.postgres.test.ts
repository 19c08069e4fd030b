import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/postgres.ts';
import { type Engine, sql } from './engine.ts';
import { openPostgres } from './postgres/postgres.ts';
import { StatementNames } from './postgres/statement-names.ts';

let database: TestDatabase;
let engine: Engine;
beforeAll(async () => {
  database = await testDatabase();
  engine = await openPostgres({ url: database.url });
});
afterAll(async () => {
  await engine.close();
  await database.drop();
});

const often = async (work: () => Promise<unknown>) => {
  for (let n = 0; n < 40; n++) await work();
};
const prepared = () =>
  engine.system((tx) =>
    tx.all<{ statement: string }>(sql`select statement from pg_prepared_statements`),
  );

test('prepares what comes often, with other values each time', async () => {
  let n = 0;
  await often(async () => {
    n += 1;
    const row = await engine.system((tx) =>
      tx.one<{ twice: string }>(sql`select ${n}::int8 * 2 as twice`),
    );
    expect(row).toEqual({ twice: String(n * 2) });
  });
  expect((await prepared()).some(({ statement }) => statement.includes('as twice'))).toBe(true);
});

test('sends copies of a prepared statement in one flight, and continues after a failing one', async () => {
  const divided = (by: number) => sql`select 10 / ${by}::int4 as share`;
  await often(() => engine.system((tx) => tx.one(divided(5))));
  const shares = await engine.system((tx) =>
    Promise.all([tx.one(divided(1)), tx.one(divided(2)), tx.one(divided(5))]),
  );
  expect(shares).toEqual([{ share: 10 }, { share: 5 }, { share: 2 }]);
  await expect(engine.system((tx) => tx.one(divided(0)))).rejects.toMatchObject({ code: '22012' });
  expect(await engine.system((tx) => tx.one(divided(10)))).toEqual({ share: 1 });
});

test('a migration under way does not break a prepared statement', async () => {
  await engine.system((tx) => tx.run(sql`create table grown (a int)`));
  await engine.system((tx) => tx.run(sql`insert into grown values (1)`));
  const read = () => engine.system((tx) => tx.one(sql`select * from grown`));
  await often(read);
  await engine.system((tx) => tx.run(sql`alter table grown add column b int default 2`));
  expect(await read()).toEqual({ a: 1, b: 2 });
});

test('names a bounded number of texts', () => {
  const names = new StatementNames();
  const given = new Set<string>();
  for (let n = 0; n < 300; n++)
    for (let time = 0; time < 25; time++) {
      const name = names.nameOf(`select ${n}`);
      if (name !== undefined) given.add(name);
    }
  expect(given.size).toBe(200);
  expect(names.nameOf('select 1')).toBe(names.nameOf('select 1'));
});
