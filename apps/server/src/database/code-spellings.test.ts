import { foldCode } from '@garment-mes/domain/formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmptyEngine, emptyEngines, twoCompaniesBefore } from '../testing/engines.ts';
import { sql, type Tx } from './engine.ts';

/** Each sign nobody sees, in the middle of a code and around it. */
const UNSEEN = Array.from(
  '\u00ad\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff',
  (sign) => `${sign} K${sign}B-1 ${sign}`,
);

describe.each(emptyEngines)('codes in several spellings on $kind', ({ open }) => {
  let opened: EmptyEngine;
  let migrateOn: () => Promise<unknown>;
  const within = <T>(work: (tx: Tx) => Promise<T>) => opened.engine.system(work);
  const addColor = (company: number, code: string) =>
    within((tx) =>
      tx.one<{ id: string }>(sql`
        insert into ccm.color (company_id, code, name) values (${company}, ${code}, ${code}) returning id`),
    );

  beforeAll(async () => {
    opened = await open();
    migrateOn = await twoCompaniesBefore(opened.engine, 'codes_in_one_spelling');
  });
  afterAll(() => opened.close());

  test('what a company has twice stays; nothing takes such a code any more', async () => {
    for (const code of ['KB-1', 'kb-1', 'ＫＢ－１', 'KB-2']) await addColor(1, code);
    await addColor(2, 'kb-1');
    await migrateOn();
    const kept = await within((tx) =>
      tx.all<{ code: string }>(sql`select code from ccm.color where company_id = 1 order by id`),
    );
    expect(kept.map(({ code }) => code)).toEqual(['KB-1', 'kb-1', 'ＫＢ－１', 'KB-2']);
    for (const code of ['Kb-1', 'kb-2', 'ＫＢ－２'])
      await expect(addColor(1, code)).rejects.toMatchObject({
        code: '23505',
        constraint: 'color_code_spelling_key',
      });
    expect(await addColor(2, 'kb-2')).toBeDefined();
    // Those who have a code twice may still change everything else.
    expect(
      await within((tx) => tx.run(sql`update ccm.color set name = 'Red' where company_id = 1`)),
    ).toBe(4);
  });

  test('the server and the database compare codes alike', async () => {
    for (const code of ['KB-1', ' ＫＢ－１　', 'Ⅳ号', '①A', 'ﬁ-9', '红色Ａ', ...UNSEEN])
      expect(
        await within((tx) => tx.one<{ key: string }>(sql`select code_key(${code}) as key`)),
      ).toEqual({ key: foldCode(code) });
  });
});

describe.each(emptyEngines)('people and jobs in several spellings on $kind', ({ open }) => {
  let opened: EmptyEngine;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  test('numbers, badges and job codes that a company has twice stay; nothing takes one any more', async () => {
    const migrateOn = await twoCompaniesBefore(opened.engine, 'people_in_one_spelling');
    const add = (statement: Parameters<Tx['run']>[0]) =>
      opened.engine.system((tx) => tx.run(statement));
    const person = (company: number, no: string, badge: string | null = null) =>
      add(sql`
        insert into amc.company_member (company_id, employee_no, employee_name, badge_no)
        values (${company}, ${no}, ${no}, ${badge})`);
    const job = (code: string) =>
      add(sql`
        insert into amc.job (company_id, code, name, job_type, data_scope)
        values (1, ${code}, ${code}, 3, 4)`);
    await person(1, 'E1', 'B1');
    await person(1, 'e1', 'b1');
    await person(2, 'e1');
    await job('sewer');
    await migrateOn();
    const taken = (constraint: string) => ({ code: '23505', constraint });
    for (const no of ['Ｅ１', ' E1'])
      await expect(person(1, no)).rejects.toMatchObject(
        taken('company_member_employee_no_spelling_key'),
      );
    await expect(person(1, 'E2', 'Ｂ１')).rejects.toMatchObject(
      taken('company_member_badge_no_spelling_key'),
    );
    await expect(job('Sewer')).rejects.toMatchObject(taken('job_code_spelling_key'));
    await person(2, 'E2', 'B1');
    expect(await add(sql`update amc.company_member set employee_name = 'X'`)).toBe(4);
  });
});

describe.each(emptyEngines)('codes with signs nobody sees on $kind', ({ open }) => {
  let opened: EmptyEngine;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  test('what becomes a twin stays as it is; nothing takes such a code any more', async () => {
    const migrateOn = await twoCompaniesBefore(opened.engine, 'codes_without_unseen_signs');
    const add = (code: string, company = 1) =>
      opened.engine.system((tx) =>
        tx.run(sql`
          insert into ccm.color (company_id, code, name) values (${company}, ${code}, 'Navy')`),
      );
    for (const code of ['KB-1', 'K\u200bB-1', '\u2066kb-1', 'KB-2\u00ad']) await add(code);
    await add('KB-1', 2);
    await migrateOn();
    const kept = await opened.engine.system((tx) =>
      tx.all<{ code: string }>(sql`select code from ccm.color where company_id = 1 order by id`),
    );
    expect(kept.map(({ code }) => code)).toEqual([
      'KB-1',
      'K\u200bB-1',
      '\u2066kb-1',
      'KB-2\u00ad',
    ]);
    for (const code of ['Kb-1\u2060', 'KB-2', '\u202aＫＢ－２\u202c'])
      await expect(add(code)).rejects.toMatchObject({
        code: '23505',
        constraint: 'color_code_spelling_key',
      });
    expect(await add('KB-2', 2)).toBe(1);
  });

  test('every index on keys of codes holds the keys of today', async () => {
    const made = await opened.engine.system((tx) =>
      tx.all<{ name: string }>(sql`
        select indexname as name from pg_indexes where indexdef like '%code_key(%' order by 1`),
    );
    // Each of them is made again where code_key changes; another one belongs there too.
    expect(made.map(({ name }) => name).filter((name) => !name.endsWith('_spelling_key'))).toEqual(
      [],
    );
    expect(made).toHaveLength(33);
  });
});
