import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Engine, type Sql, sql } from '../database/engine.ts';
import { createServices } from '../services.ts';
import { type TestEngine, testEngines } from '../testing/engines.ts';
import { runNow } from '../testing/run-clock.ts';
import { sealAudit } from './seal.sql.ts';
import { verifyChains } from './verify-chains.ts';

describe.each(testEngines)('on $kind', ({ open }) => {
  let opened: TestEngine;
  let engine: Engine;
  let acme: string;
  beforeAll(async () => {
    opened = await open();
    ({ engine } = opened);
    const rows = await ask<{ id: string }>(sql`select id from amc.company where name = 'acme'`);
    acme = rows[0]?.id ?? '';
  });
  afterAll(() => opened.close());

  const ask = <R>(query: Sql) => engine.system((tx) => tx.all<R>(query));
  const write = (count: number, companyId = acme) =>
    engine.tenant({ companyId, userId: '7', timeZone: 'Asia/Shanghai' }, async (tx) => {
      const { audit } = createServices(engine, () => {}, runNow);
      for (let at = 1; at <= count; at += 1)
        await audit(tx, { bizType: 'bed', bizId: `${at}`, action: '提交', from: 1, to: 3 });
    });
  const ids = async () =>
    (
      await ask<{ id: string }>(
        sql`select id from mes2.biz_log where company_id = ${acme} order by id`,
      )
    ).map(({ id }) => id);

  beforeEach(async () => {
    await ask(sql`delete from platform.audit_link`);
    await ask(sql`delete from platform.audit_chain`);
    await ask(sql`delete from mes2.biz_log`);
    await ask(sql`delete from platform.security_log`);
    await write(5);
    await ask(
      sql`insert into platform.security_log (action, ip) select 'login', '10.0.0.1' from generate_series(1, 3)`,
    );
  });

  test('what nobody touched verifies, and a second sealing finds nothing', async () => {
    expect(await sealAudit(engine)).toBe(8);
    expect(await sealAudit(engine)).toBe(0);
    await write(2);
    expect(await sealAudit(engine)).toBe(2);
    const { heads, problems } = await verifyChains(engine);
    expect(problems).toEqual([]);
    expect(heads.map(({ log, seq }) => [log, seq])).toEqual([
      ['business', '7'],
      ['security', '3'],
    ]);
  });

  test('an entry that was altered is named', async () => {
    await sealAudit(engine);
    const rowId = (await ids())[2];
    await ask(sql`update mes2.biz_log set to_status = 4 where id = ${rowId}`);
    await ask(sql`update platform.security_log set ip = '10.0.0.2'
      where id = (select min(id) from platform.security_log)`);
    expect((await verifyChains(engine)).problems).toEqual([
      { log: 'business', owner: acme, what: 'entry altered', rowId },
      { log: 'security', owner: '0', what: 'entry altered', rowId: expect.any(String) },
    ]);
  });

  test('an entry that was removed is named, with and without its link', async () => {
    await sealAudit(engine);
    const [, second, third] = await ids();
    await ask(sql`delete from mes2.biz_log where id = ${second}`);
    expect((await verifyChains(engine)).problems).toEqual([
      { log: 'business', owner: acme, what: 'entry removed', rowId: second },
    ]);
    await ask(sql`delete from platform.audit_link where row_id = ${second}`);
    expect((await verifyChains(engine)).problems).toEqual([
      { log: 'business', owner: acme, what: 'link removed' },
    ]);
    await ask(sql`update platform.audit_link set seq = seq - 1 where log = 'business' and seq > 2`);
    expect((await verifyChains(engine)).problems).toContainEqual({
      log: 'business',
      owner: acme,
      what: 'link altered',
      rowId: third,
    });
  });

  test('an entry that was slipped in behind is named', async () => {
    await sealAudit(engine);
    await ask(sql`insert into mes2.biz_log (company_id, id, biz_type, biz_id, action)
      values (${acme}, 77, 'bed', 1, '退回')`);
    expect(await sealAudit(engine)).toBe(0);
    expect((await verifyChains(engine)).problems).toEqual([
      { log: 'business', owner: acme, what: 'entry never sealed', rowId: '77' },
    ]);
  });

  test('a chain that was cut short and sealed again no longer meets the head written down before', async () => {
    await sealAudit(engine);
    const { heads } = await verifyChains(engine);
    await ask(sql`delete from mes2.biz_log where id = (select max(id) from mes2.biz_log)`);
    await ask(sql`delete from platform.audit_link where log = 'business'`);
    await ask(sql`delete from platform.audit_chain where log = 'business'`);
    await sealAudit(engine);
    expect((await verifyChains(engine)).problems).toEqual([]);
    expect((await verifyChains(engine, heads)).problems).toEqual([
      { log: 'business', owner: acme, what: 'recorded head not found' },
    ]);
  });

  test('sealers side by side seal every entry once, while entries are being written', async () => {
    await Promise.all([
      write(30),
      sealAudit(engine),
      sealAudit(engine),
      write(30),
      sealAudit(engine),
    ]);
    await sealAudit(engine);
    const { heads, problems } = await verifyChains(engine);
    expect(problems).toEqual([]);
    expect(heads[0]).toMatchObject({ log: 'business', seq: '65' });
  });

  test('a request adds to the log and can change nothing in it', async () => {
    for (const statement of [
      sql`update mes2.biz_log set action = 'x'`,
      sql`delete from mes2.biz_log`,
    ])
      await expect(
        engine.tenant({ companyId: acme, userId: '7', timeZone: 'UTC' }, (tx) => tx.run(statement)),
      ).rejects.toMatchObject({ code: '42501' });
  });
});
