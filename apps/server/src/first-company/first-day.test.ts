import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sql, sql } from '../database/engine.ts';
import { continueCalculations } from '../features/wages/public.ts';
import { findOffenders } from '../invariants/find-offenders.ts';
import { invariants } from '../invariants/invariants.ts';
import { processFlags } from '../new-company/lists/processes.ts';
import { md5 } from '../testing/people.ts';
import { factoryDate, shanghai } from '../testing/shanghai.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { newSetupLink } from './setup-link.sql.ts';

const PASSWORD = 'seven green threads';
/** What goes back of the roll behind twenty plies of 1.82 m. */
const BACK = { spliceLen: '0', spliceNum: 0, defectLen: '0', remnantLen: '0', returnLen: '23.6' };
const ADMIN = { name: '何新', username: 'hexin', phone: '13812340001' };

let server: TestServer;
/** Authorization of whoever calls. */
let bearer: string;

beforeAll(async () => {
  server = await testServer({ empty: true });
});
afterAll(() => server.close());

const enter = async (username: string, password: string): Promise<string> => {
  const login = await server.call(undefined, 'POST', '/amc/open/login', {
    ...{ username, password: md5(password), callback: 'http://localhost/' },
  });
  const traded = await server.call(undefined, 'GET', '/amc/open/loginToken/token', {
    payload: login.body.data.code,
  });
  return `Bearer ${traded.body.data.access_token}`;
};

/** Calls as who is signed in, and hands back what came; a refusal fails with its sentence. */
async function call(method: 'GET' | 'POST' | 'PUT', path: string, input: object) {
  const { body } = await server.call(undefined, method, path, input, {
    headers: { authorization: bearer },
  });
  if (body.status !== 200) throw new Error(`${path}: ${body.data ?? body.message}`);
  return body.data;
}

const idOf = async (statement: Sql): Promise<string> => {
  const [row] = await server.query<{ id: string }>(statement);
  if (!row) throw new Error('a new company lacks what its first order needs');
  return row.id;
};

const day = (offset: number): string =>
  new Date(Date.parse(`${factoryDate()}T00:00:00Z`) + offset * 86_400_000).toJSON().split('T')[0] ??
  '';

interface Facts {
  readonly customerId: string;
  readonly materialId: string;
  readonly sizeGroupId: string;
  readonly sizes: readonly { readonly id: string }[];
  readonly colorId: string;
  readonly categoryId: string;
}

/** The style with its grids, approved. */
async function enterStyle(facts: Facts) {
  const { customerId, materialId, sizeGroupId, sizes, colorId, categoryId } = facts;
  const style = await call('POST', '/mes2/style/insert', {
    ...{ styleNo: 'T1', styleName: '圆领T恤', customerId, categoryId, gender: 1 },
    ...{ sizeGroupId, standardHeadcount: 8 },
  });
  let { version } = style;
  const fill = async (path: string, rows: object[]) => {
    const saved = await call('POST', `/mes2/style/${path}`, { styleId: style.id, version, rows });
    version = saved.version;
  };
  await fill(
    'sizeColor',
    sizes.map(({ id }) => ({ colorId, sizeId: id })),
  );
  await fill('part', [
    { partCode: 'FRT', partName: '前幅', fabricPart: 1, piecesPerGarment: 1 },
    { partCode: 'BCK', partName: '后幅', fabricPart: 1, piecesPerGarment: 1 },
  ]);
  await fill('bom', [
    {
      ...{ materialId, fabricPart: 1, partName: '大身', colorRule: 0 },
      ...{ usageNum: '0.9', unitCode: 'M', lossPct: '2' },
    },
  ]);
  const steps = await server.query<Readonly<Record<string, string>>>(sql`
    select id, code, name, section, machine_type_id, sam::text as sam, grade from ccm.process
    where code in ('C02', 'F01', 'S03') order by section`);
  await fill(
    'process',
    steps.map(({ id, code = '', name, section, machineTypeId, sam, grade }, at) => ({
      ...{ processId: id, seqNo: (at + 1) * 10, section, processName: name, machineTypeId, sam },
      ...{ price: '0.17', grade, ...processFlags(code) },
      isOutput: 1,
    })),
  );
  return call('PUT', '/mes2/style/approve', { id: style.id, version });
}

/** The order of twenty a size, confirmed. @returns its id */
async function enterOrder(
  { customerId, sizes, colorId }: Facts,
  style: { id: string; styleVersion: number },
) {
  const order = await call('POST', '/mes2/saas/order/insertOrder', {
    ...{ orderNo: 'SO1', orderType: 1, customerId, styleId: style.id, priority: 0 },
    ...{ packMethod: 1, orderDate: day(-20), materialDate: day(-6), planCutDate: day(0) },
    ...{ planSewDate: day(2), deliveryDate: day(24), cutTolUpPct: '5', cutTolDownPct: '0' },
    ...{ shipTolUpPct: '1', shipTolDownPct: '3', unitPrice: '38.5', currencyCode: 'CNY' },
    colors: [{ colorId, isMain: 1 }],
    sizes: sizes.map(({ id }) => ({ sizeId: id })),
    colorSizes: sizes.map(({ id }) => ({ colorId, sizeId: id, num: 20 })),
  });
  await call('PUT', '/mes2/saas/order/confirmOrder', {
    ...{ id: order.id, version: order.version, styleVersion: style.styleVersion },
  });
  return order.id as string;
}

/** One roll: received, inspected, released. @returns its id */
async function receiveRoll({ materialId, colorId }: Facts): Promise<string> {
  const store = await idOf(sql`select id from ccm.warehouse where code = 'FAB'`);
  const receipt = await call('POST', '/mes2/cloth/insert', {
    ...{ cNo: 'C1', materialId, receiveDate: day(-3), warehouseId: store },
    rolls: [{ rollNo: 'N1', colorId, dyeLot: 'D1', labelLen: '60', widthCm: '180.0' }],
  });
  const [roll] = receipt.rolls;
  const judged = await call('POST', '/mes2/cloth/inspect', {
    ...{ id: receipt.lot.id, version: receipt.lot.version, inspectResult: 1 },
    rolls: [{ tympanId: roll.id, actualLen: '60', shade: 'A' }],
  });
  const released = await call('PUT', '/mes2/cloth/release', { ids: [judged.lot.id] });
  expect(released.fails).toEqual([]);
  return roll.id;
}

/** A bed over the roll, submitted: its bundles are there. */
async function cut(facts: Facts, orderId: string, table: string, cutter: string) {
  const { materialId, sizes, colorId } = facts;
  const tympanId = await receiveRoll(facts);
  const spreading = await idOf(sql`select id from mes2.order_process where process_code = 'C02'`);
  const bed = await call('POST', '/mes2/reduce/insert', {
    ...{ orderId, bedType: 1, fabricPart: 1, materialId, tableId: table },
    ...{ markerLen: '1.8', endLossLen: '0.02', widthCm: '180.0', markerEffPct: '84', cutMode: 2 },
    ...{ planDate: day(0) },
    employees: [{ orderProcessId: spreading, employeeId: cutter, role: 1, sharePct: '100' }],
    sizes: sizes.map(({ id }) => ({ sizeId: id, ratio: '1' })),
    colors: [{ colorId, plies: 20 }],
    rolls: [{ tympanId, colorId, plies: 20, issuedLen: '60', ...BACK }],
  });
  await call('PUT', '/mes2/reduce/submit', { id: bed.id, version: bed.version });
}

test('a company begun by its link brings an order to a wage with nothing but what it was given', async () => {
  const secret = await newSetupLink(server.engine);
  await server.call(undefined, 'POST', '/amc/open/firstCompany', {
    ...{ secret, name: '新丰制衣', code: 'NF', admin: ADMIN.name },
    ...{ phone: ADMIN.phone, username: ADMIN.username, passwordMd5: md5(PASSWORD) },
  });
  bearer = await enter(ADMIN.username, PASSWORD);

  const dept = (code: string) => idOf(sql`select id from amc.department where code = ${code}`);
  const [line, table] = [await dept('L1'), await dept('A')];
  const hire = async (
    employeeNo: string,
    employeeName: string,
    deptId: string,
    code: string,
    phone?: string,
  ) => {
    const jobIds = [await idOf(sql`select id from amc.job where code = ${code}`)];
    const { id } = await call('POST', '/amc/users/companyUserInfo', {
      ...{ employeeNo, employeeName, deptId, jobIds, hireDate: day(-30), phone },
      ...{ payType: 1, payCoefficient: '1', outUser: 0 },
    });
    return id as string;
  };
  const cutter = await hire('0101', '李裁', table, 'cuttingLeader');
  const sewer = await hire('0201', '王缝', line, 'operator');
  const leader = await hire('0202', '周组', line, 'lineLeader', '13812340202');

  const customer = await call('POST', '/ccm/customer/insert', {
    ...{ code: 'UN', name: '优诺', shortName: '优诺', grade: 'A', isVip: 0, inspectionLevel: 'II' },
    ...{ cutTolUpPct: '5', cutTolDownPct: '0', shipTolUpPct: '1', shipTolDownPct: '3' },
    ...{ aqlMajor: '2.5', aqlMinor: '4.0', gateShipment: 0, shadeControl: 0 },
  });
  const material = await call('POST', '/ccm/material/insert', {
    ...{ code: 'JSY', name: '平纹布', materialType: 1, unitCode: 'M', widthCm: '180' },
  });
  const sizeGroupId = await idOf(sql`select id from ccm.size_group where code = 'MEN'`);
  const sizes = await server.query<{ id: string }>(sql`
    select id from ccm.size where size_group_id = ${sizeGroupId} order by id limit 2`);
  const colorId = await idOf(sql`select id from ccm.color order by code limit 1`);
  const categoryId = await idOf(
    sql`select id from ccm.category where kind = 'style' and code = 'KNIT-1'`,
  );

  const facts = {
    ...{
      customerId: customer.id,
      materialId: material.id,
      sizeGroupId,
      sizes,
      colorId,
      categoryId,
    },
  };
  const orderId = await enterOrder(facts, await enterStyle(facts));
  await cut(facts, orderId, table, cutter);
  const [bundle] = await server.query<{ id: string; barcode: string; num: number }>(sql`
    select id, barcode, num from mes2.bundle order by bundle_no limit 1`);

  const { delivery } = await call('POST', '/mes2/materialsDelivery/send', {
    ...{ requestId: randomUUID(), orderId, lineDeptId: line, reason: '首单' },
    lines: [{ bundleId: bundle?.id, sendNum: bundle?.num }],
  });
  const [account] = await call('POST', '/amc/users/registAccount', { ids: [leader], outUser: 0 });
  const admin = bearer;
  const first = account.text.replace('初始密码：', '');
  bearer = await enter(account.username, first);
  await call('POST', '/amc/users/password', {
    ...{ passwordMd5: md5(first), newPasswordMd5: md5('four grey needles') },
  });
  await call('PUT', '/mes2/materialsDelivery/receive', {
    ...{ id: delivery.id, version: delivery.version, requestId: randomUUID() },
    lines: [{ bundleId: bundle?.id, receiveNum: bundle?.num }],
  });
  bearer = admin;

  await call('PUT', '/mes2/bundleProcess/update', {
    ...{ barcode: bundle?.barcode },
    bundleProcessSubmitRecord: {
      ...{ requestId: randomUUID(), type: 1, num: bundle?.num, employeeId: sewer },
      ...{ deviceDate: shanghai(), channel: 2 },
    },
  });
  const period = await call('POST', '/mes2/wages/period', {
    ...{ periodNo: '1', fromDate: day(-10), toDate: day(10) },
  });
  await call('POST', '/mes2/wages/calculate', { periodId: period.id });
  await continueCalculations(server.services);
  const wages = await server.query(sql`
    select employee_no as no, piece_num::int as num, piece_amount as amount from mes2.wage_record
    where piece_amount > 0`);
  expect(wages).toEqual([{ no: '0201', num: 20, amount: '3.4000' }]);
  expect(await findOffenders(server.engine, invariants)).toEqual([]);
});
