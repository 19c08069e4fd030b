import { createHash } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { sql } from './engine.ts';
import { type Migration, migrate, readMigrations } from './migrate.ts';
import { openPglite } from './pglite/pglite.ts';
import { rawStatements } from './raw-statements.ts';

const engine = await openPglite();
afterAll(() => engine.close());

const migration = (number: string, text: string): Migration => ({
  number,
  name: 'test',
  text,
  hash: createHash('sha256').update(text).digest('hex'),
});
const first = migration('0001', 'create table one (n int); insert into one values (1)');
const second = migration('0002', 'create table two (n int)');

test('applies each file once, in its order', async () => {
  expect(await migrate(engine, [first])).toEqual(['0001_test']);
  expect(await migrate(engine, [first])).toEqual([]);
});

test('leaves nothing of a file that fails half way', async () => {
  const broken = migration(
    '0002',
    'create table two (n int); select 1 / 0; create table three (n int)',
  );
  await expect(migrate(engine, [first, broken])).rejects.toMatchObject({ code: '22012' });
  const left = await engine.system((tx) => tx.all(sql`select to_regclass('two') as two`));
  expect(left).toEqual([{ two: null }]);
  expect(await migrate(engine, [first, second])).toEqual(['0002_test']);
});

test('refuses a file that was changed after it had been applied', async () => {
  await expect(migrate(engine, [migration('0001', 'select 1'), second])).rejects.toThrow(
    '0001_test was changed',
  );
});

test('refuses a database that a newer version migrated', async () => {
  await expect(migrate(engine, [first])).rejects.toThrow('it knows migration 0002');
});

test('the files of this server are numbered without gaps of meaning and read whole', () => {
  const numbers = readMigrations().map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)].sort());
});

test.each([
  ['select 1; select 2;', 2],
  ["select ';'; select 2", 2],
  ['do $$ begin perform 1; end $$; select 2', 2],
  ['do $a$ begin execute $b$;$b$; end $a$', 1],
  ['-- a; b\nselect 1', 1],
  ['/* ; */ select 1;\n-- the end;', 1],
  ['', 0],
])('cuts %j into %i statements', (text, count) => {
  expect(rawStatements(text)).toHaveLength(count);
});
