import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../database/engine.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { settingDefaults } from './setting-defaults.ts';
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

test('a handler that asks for one setting hears its default, then what the company decided', async () => {
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
