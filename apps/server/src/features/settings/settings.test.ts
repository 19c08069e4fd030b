import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { settingDefaults } from './setting-defaults.ts';
import { partAwaited } from './setting-parts.ts';
import { floorSettings } from './settings.ts';

let server: TestServer;
let company: string;
beforeAll(async () => {
  server = await testServer();
  company = await server.companyId('acme');
});
afterAll(() => server.close());

const scope = () => ({ companyId: company, userId: '0', timeZone: 'Asia/Shanghai' });

test('a company that decided nothing runs by the defaults of the settings page', async () => {
  const { data } = (await server.call('acme.admin', 'GET', '/mes2/companySetting')).body;
  const shown = new Map(
    data.map(({ code, defaultValue }: Record<string, string>) => [code, defaultValue]),
  );
  expect(
    ['bundleAuto', 'requireDelivery', 'lateScanDays', 'boardRefreshSec'].map((code) =>
      shown.get(code),
    ),
  ).toEqual(['1', '1', '7', '30']);
  const floor = await server.engine.tenant(scope(), (tx) =>
    floorSettings(tx, { companyId: company } as never),
  );
  expect(floor).toMatchObject({ bundleAuto: true, requireDelivery: true, lateScanDays: 7 });
});

test('a handler that asks for one setting gets its default, then what the company decided', async () => {
  const ask = (code: string) =>
    server.engine.tenant(scope(), (tx) => server.services.settings(tx, code));
  for (const [code, { value }] of Object.entries(settingDefaults))
    expect([code, await ask(code)]).toEqual([code, value]);
  await server.query(sql`
    insert into mes2.company_setting (company_id, code, value)
    values (${company}, 'backScheduleBuffers', '[4, 6, 2]'::jsonb)`);
  expect(await ask('backScheduleBuffers')).toEqual([4, 6, 2]);
  expect(await ask('noSuchSetting')).toBeUndefined();
});

const save = async (code: string, value: unknown) => {
  const { data } = (await server.call('acme.admin', 'GET', '/mes2/companySetting/code', { code }))
    .body;
  const body = { code, value: JSON.stringify(value), version: data.version };
  return (await server.call('acme.admin', 'PUT', '/mes2/companySetting', body)).body;
};

test('limits of efficiency rise, segments of a day follow each other, wages begin on a day of the calendar', async () => {
  expect((await save('effColors', [70, 60])).data).toBe('效率颜色线须在71到200之间');
  expect((await save('effColors', [60, 60])).data).toBe('效率颜色线须在61到200之间');
  expect((await save('effColors', [55, 70])).status).toBe(200);
  const floor = await server.engine.tenant(scope(), (tx) =>
    floorSettings(tx, { companyId: company } as never),
  );
  expect(floor.effColors).toEqual([55, 70]);
  expect((await save('shiftSegments', '08:00-12:00,11:00-17:30')).data).toBe('班次时段无效');
  expect((await save('shiftSegments', '08:00-12:00,12:00-17:30')).status).toBe(200);
  expect((await save('minMonthlyWage', [['soon', '2360']])).data).toBe('月最低工资无效');
  expect(
    (
      await save('minMonthlyWage', [
        ['2024-01-01', '2360'],
        ['2024-01-01', '2400'],
      ])
    ).data,
  ).toBe('月最低工资无效');
});

test('a setting whose part is still to come says which part that is', async () => {
  const { data } = (await server.call('acme.admin', 'GET', '/mes2/companySetting')).body;
  const waiting = new Map(
    data.map(({ code, waitsFor }: Record<string, string | null>) => [code, waitsFor]),
  );
  expect(waiting.get('dayCutoff')).toBeNull();
  expect(waiting.get('effColors')).toBeNull();
  expect(waiting.get('ticketCoupons')).toBe('coupons');
  expect([...waiting.keys()].every((code) => partAwaited(String(code)) === waiting.get(code))).toBe(
    true,
  );
});

test('a job that may see piece rates sees them as long as the setting lists it', async () => {
  const seen = async () => {
    const { data } = (await server.call('acme.worker', 'GET', '/amc/apply/menus')).body;
    return JSON.stringify(data).includes('orderProcess.price');
  };
  const [job] = await server.query<{ name: string }>(sql`
    select j.name from amc.user_job u
    join amc.job j on j.company_id = u.company_id and j.id = u.job_id
    join amc.company_member m on m.company_id = u.company_id and m.id = u.employee_id
    join amc.app_user a on a.id = m.user_id
    where u.company_id = ${company} and a.username = 'acme.worker' limit 1`);
  expect(await seen()).toBe(false);
  expect((await save('priceVisibleJobs', [job?.name])).status).toBe(200);
  expect(await seen()).toBe(true);
  expect((await save('priceVisibleJobs', [])).status).toBe(200);
  expect(await seen()).toBe(false);
});

test('the defaults bring the standard dispatch types that a company never had, once', async () => {
  // One that was deleted, one that goes by another spelling.
  await server.query(sql`
    insert into mes2.dispatch_type (company_id, code, name, section, is_outsource, del_flag) values
      (${company}, 'IN-FIN', '本厂后整', 4, 0, '2'), (${company}, 'ｏｕｔ－ｗｓｈ', '水洗外发', 7, 1, '1')`);
  const init = (body: object) =>
    server.call('acme.admin', 'POST', '/mes2/companySetting/init', body);
  const types = async () => {
    const page = { pageNum: 1, pageSize: 50 };
    const { data } = (await server.call('acme.admin', 'GET', '/mes2/pgdType/list', page)).body;
    return data.list.map(({ code }: { code: string }) => code).toSorted();
  };
  await init({ groupName: '裁剪' });
  expect(await types()).toEqual(['ｏｕｔ－ｗｓｈ']);
  await init({});
  const all = ['IN-CUT', 'IN-SEW', 'OUT-EMB', 'OUT-PRT', 'OUT-SEW', 'ｏｕｔ－ｗｓｈ'];
  expect(await types()).toEqual(all);
  await init({});
  expect(await types()).toEqual(all);
});
