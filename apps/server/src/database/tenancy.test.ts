import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestEngine, testEngines } from '../testing/engines.ts';
import { checkCatalog } from './catalog-check.ts';
import { shownWithoutCompany } from './catalog-holes.ts';
import { type Engine, sql, type TenantScope } from './engine.ts';

describe.each(testEngines)('on $kind', ({ open }) => {
  let opened: TestEngine;
  let engine: Engine;
  let acme: TenantScope;
  let rival: TenantScope;

  beforeAll(async () => {
    opened = await open();
    ({ engine } = opened);
    const ids = await engine.system((tx) =>
      tx.all<{ id: string; name: string }>(sql`select id, name from amc.company`),
    );
    const scope = (name: string) => ({
      companyId: ids.find((row) => row.name === name)?.id ?? '',
      userId: '7',
      timeZone: 'Asia/Shanghai',
    });
    acme = scope('acme');
    rival = scope('rival');
  });
  afterAll(() => opened.close());

  const names = (scope: TenantScope) =>
    engine.tenant(scope, (tx) =>
      tx.all<{ code: string }>(sql`select code from ccm.color order by code`),
    );
  const addColor = (scope: TenantScope, code: string) =>
    engine.tenant(scope, (tx) =>
      tx.run(sql`insert into ccm.color (code, name) values (${code}, ${code})`),
    );

  test('a company sees its own rows and no other', async () => {
    await addColor(acme, 'BLK');
    await addColor(rival, 'RED');
    expect(await names(acme)).toEqual([{ code: 'BLK' }]);
    expect(await names(rival)).toEqual([{ code: 'RED' }]);
  });

  test('the application role without a company sees nothing', async () => {
    const seen = await engine.system(async (tx) => {
      await tx.run(sql`set local role garment_app`);
      return tx.all(sql`select code from ccm.color`);
    });
    expect(seen).toEqual([]);
  });

  test('a row cannot be written into, moved to or deleted from another company', async () => {
    const foreign = engine.tenant(acme, (tx) =>
      tx.run(
        sql`insert into ccm.color (company_id, code, name) values (${rival.companyId}, 'X', 'X')`,
      ),
    );
    await expect(foreign).rejects.toMatchObject({ code: '42501' });
    const moved = engine.tenant(acme, (tx) =>
      tx.run(sql`update ccm.color set company_id = ${rival.companyId}`),
    );
    await expect(moved).rejects.toMatchObject({ code: '42501' });
    const removed = await engine.tenant(acme, (tx) =>
      tx.run(sql`delete from ccm.color where code = 'RED'`),
    );
    expect(removed).toBe(0);
  });

  test('the application role reaches neither tokens nor password hashes, and creates nothing', async () => {
    for (const statement of [
      sql`select * from platform.refresh_token`,
      sql`select password_hash from amc.app_user`,
      sql`create table mes2.mine (a int)`,
      sql`truncate ccm.color`,
    ])
      await expect(engine.tenant(acme, (tx) => tx.all(statement))).rejects.toMatchObject({
        code: '42501',
      });
  });

  test('companies side by side never mix, also when some fail half way', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 60 }, (_, at) => {
        const scope = at % 2 === 0 ? acme : rival;
        return engine.tenant(scope, async (tx) => {
          const rows = await tx.all<{ companyId: string }>(sql`select company_id from ccm.color`);
          if (at % 7 === 0) await tx.all(sql`select 1 / 0`);
          return rows.every(({ companyId }) => companyId === scope.companyId);
        });
      }),
    );
    const kept = all.filter((one) => one.status === 'fulfilled');
    expect(kept.every(({ value }) => value)).toBe(true);
    expect(all.length - kept.length).toBe(9);
  });

  test('an error that was caught does not commit what came before it', async () => {
    const swallowed = engine.tenant(acme, async (tx) => {
      await tx.run(sql`insert into ccm.color (code, name) values ('GHOST', 'GHOST')`);
      await tx.all(sql`select 1 / 0`).catch(() => {});
      return 'fine';
    });
    await expect(swallowed).rejects.toMatchObject({ code: '22012' });
    expect(await names(acme)).toEqual([{ code: 'BLK' }]);
  });

  test('H19 a transaction inside a transaction is refused at once', async () => {
    await expect(engine.tenant(acme, () => names(acme))).rejects.toThrow('inside another');
  });

  test('reads exact numbers, days and moments as text, in the zone of the company', async () => {
    const row = await engine.tenant(acme, (tx) =>
      tx.one(sql`
        select 660::numeric(14, 3) as used_len, 9007199254740993::bigint as big_id, 5::int as plies,
          timestamptz '2024-03-20 20:30:00Z' as cut_date, date '2024-03-20' as work_date, true as is_open,
          array[1, 2]::bigint[] as ids, ${{ a: [1] }}::jsonb as ext, null::int as none`),
    );
    expect(row).toEqual({
      usedLen: '660.000',
      bigId: '9007199254740993',
      plies: 5,
      cutDate: '2024-03-21 04:30:00',
      workDate: '2024-03-20',
      isOpen: true,
      ids: ['1', '2'],
      ext: { a: [1] },
      none: null,
    });
  });

  test('text of any kind comes back as it went in', async () => {
    const texts = ["a'b", '$1 $$', '\\', '{"a"}', '{1,2}', 'é 黑色', '--', ''];
    const row = await engine.tenant(acme, (tx) =>
      tx.one<{ back: string[]; one: string }>(
        sql`select ${texts}::text[] as back, ${texts[3]}::text as one`,
      ),
    );
    expect(row).toEqual({ back: texts, one: texts[3] });
  });

  test('the catalogue passes its checks, and a table without a policy does not', async () => {
    await checkCatalog(engine);
    await engine.system((tx) =>
      tx.run(sql`create table mes2.leak (company_id bigint, id bigint, primary key (id))`),
    );
    await expect(checkCatalog(engine)).rejects.toThrow(
      /mes2.leak has no row security.*mes2.leak allows rows without a company.*mes2.leak has a unique key/,
    );
    await engine.system((tx) => tx.run(sql`drop table mes2.leak`));
  });

  test('a policy of another shape is noticed', async () => {
    await engine.system(async (tx) => {
      await tx.run(sql`create policy loose on ccm.color using (true)`);
    });
    await expect(checkCatalog(engine)).rejects.toThrow(
      'ccm.color does not have exactly the approved policy',
    );
    await engine.system((tx) => tx.run(sql`drop policy loose on ccm.color`));
  });

  test.each([
    ['view mes2.peek as select * from ccm.color', 'mes2.peek is a view that looks with the rights'],
    [
      'materialized view mes2.peek as select * from ccm.color',
      'mes2.peek keeps rows of all companies',
    ],
    ['table mes2.peek (id int)', 'mes2.peek belongs to no company and may be read'],
  ])('what is created past row security is noticed: %s', async (what, complaint) => {
    const run = (text: string) => engine.system((tx) => tx.run({ text, values: [] }));
    await run(`create ${what}`);
    await run('grant select on mes2.peek to garment_app');
    await expect(checkCatalog(engine)).rejects.toThrow(complaint);
    await run(`drop ${what.split(' mes2')[0]} mes2.peek`);
    await checkCatalog(engine);
  });

  test('a function with the rights of its owner is noticed, and rights given beforehand are', async () => {
    await engine.system(async (tx) => {
      await tx.run(sql`
        create function mes2.peek() returns bigint language sql security definer as 'select count(*) from ccm.color'`);
      await tx.run(
        sql`alter default privileges in schema mes2 grant select on tables to garment_app`,
      );
    });
    await expect(checkCatalog(engine)).rejects.toThrow(
      /mes2.peek runs with the rights of its owner; the role garment_app is given rights/,
    );
    await engine.system(async (tx) => {
      await tx.run(sql`drop function mes2.peek()`);
      await tx.run(
        sql`alter default privileges in schema mes2 revoke select on tables from garment_app`,
      );
    });
    await checkCatalog(engine);
  });

  test('without a company every table and view of companies looks empty to the application role', async () => {
    expect(await engine.system(shownWithoutCompany)).toEqual([]);
    await engine.system(async (tx) => {
      await tx.run(sql`create view mes2.peek as select * from ccm.color`);
      await tx.run(sql`grant select on mes2.peek to garment_app`);
    });
    expect(await engine.system(shownWithoutCompany)).toEqual(['mes2.peek']);
    await engine.system((tx) => tx.run(sql`drop view mes2.peek`));
  });
});
