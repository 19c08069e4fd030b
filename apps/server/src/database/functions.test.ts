import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareSchema } from '../prepare.ts';
import { type TestEngine, testEngines } from '../testing/engines.ts';
import { type Engine, sql } from './engine.ts';
import { applyFunctions, type DatabaseFunction, readFunctions } from './functions.ts';

const named = (text: string): DatabaseFunction => ({
  name: 'mes2.answer_of_test',
  text,
  digest: createHash('sha256').update(text).digest('hex'),
});
const one = named(
  'create function mes2.answer_of_test(n int) returns int language sql as $$ select n; $$;',
);
const other = named(
  'create function mes2.answer_of_test(n int, m int default 5) returns int language sql as $$ select n + m; $$;',
);

describe.each(testEngines)('functions on $kind', ({ open }) => {
  let opened: TestEngine;
  let engine: Engine;
  beforeAll(async () => {
    opened = await open();
    ({ engine } = opened);
  });
  afterAll(() => opened.close());

  const answer = () =>
    engine.system((tx) => tx.one<{ answer: number }>(sql`select mes2.answer_of_test(1) as answer`));

  /** The engine, and how often it was asked for a transaction. */
  const counting = () => {
    let count = 0;
    const counted = {
      ...engine,
      system: ((work, options) => {
        count += 1;
        return engine.system(work, options);
      }) as Engine['system'],
    };
    return { counted, count: () => count };
  };

  test('a start brings a function to its file, and asks once where it is there', async () => {
    expect(await applyFunctions(engine, [one])).toEqual([one.name]);
    expect(await answer()).toEqual({ answer: 1 });
    const { counted, count } = counting();
    expect(await applyFunctions(counted, [one])).toEqual([]);
    expect(count()).toBe(1);
  });

  test('a file that changed is written, other parameters included, and takes the place of the old one', async () => {
    expect(await applyFunctions(engine, [other])).toEqual([other.name]);
    expect(await answer()).toEqual({ answer: 6 });
  });

  test('a file that fails leaves what was there', async () => {
    const broken = named(
      'create function mes2.answer_of_test(n int) returns int language sql as $$ select no_such; $$;',
    );
    await expect(applyFunctions(engine, [broken])).rejects.toThrow();
    expect(await answer()).toEqual({ answer: 6 });
  });

  test('a prepared database has the functions of the files; one that was replaced comes back with the next start', async () => {
    expect(await applyFunctions(engine)).toEqual([]);
    await engine.system(async (tx) => {
      await tx.run(sql`drop function mes2.save_scans`);
      await tx.run(
        sql`create function mes2.save_scans(n int) returns int language sql as 'select n'`,
      );
    });
    await prepareSchema(engine);
    const [found] = await engine.system((tx) =>
      tx.all<{ digest: string; parameters: number }>(sql`
        select obj_description(oid, 'pg_proc') as digest, pronargs::int as parameters from pg_proc
        where proname = 'save_scans'`),
    );
    const file = readFunctions().find(({ name }) => name === 'mes2.save_scans');
    expect(found).toEqual({ digest: file?.digest, parameters: 3 });
  });
});
