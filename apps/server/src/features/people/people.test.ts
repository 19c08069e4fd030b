import { fieldsWith, shownFields } from '@garment-mes/domain/fields';
import { employeeFile, isBankCard, readIdentity } from '@garment-mes/domain/people';
import { UpdateCompanyUserBodyFields } from '@garment-mes/sdk/labels';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ident, sql } from '../../database/engine.ts';
import type { DataOf, RowOf } from '../../generated/operations.ts';
import { md5 } from '../../testing/people.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { typedValues } from '../../testing/typed-values.ts';
import { withoutPersonal } from './person-columns.ts';

const ID_CARD = '11010519491231002X';
let server: TestServer;
let now = new Date('2026-06-10T04:00:00Z');
let companyId: string;
let deptId: string;
let operator: string;
let adminJob: string;
const member = async (no: string, company = companyId) =>
  (
    await server.query<{ id: string; version: number }>(sql`
      select id, version from amc.company_member where company_id = ${company} and employee_no = ${no}`)
  )[0] ?? { id: '', version: -1 };

beforeAll(async () => {
  server = await testServer({ clock: () => now });
  companyId = await server.companyId('acme');
  const dept = await admin('POST', '/amc/depts', { name: 'Hall', code: 'H', deptType: 3 });
  deptId = dept.body.data.id;
  const { jobs } = (await admin('GET', '/amc/userJobs')).body.data;
  const named = (code: string) => jobs.find((job: { code: string }) => job.code === code).id;
  [operator, adminJob] = [named('operator'), named('admin')];
});
afterAll(() => server.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const admin = (method: Method, path: string, input?: object) =>
  server.call('acme.admin', method, path, input);
const person = (employeeNo: string, more: object = {}) => ({
  employeeNo,
  employeeName: `P${employeeNo}`,
  deptId,
  jobIds: [operator],
  payType: 1,
  payCoefficient: '1.000',
  hireDate: '2026-06-01',
  outUser: 0,
  ...more,
});
const hire = (employeeNo: string, more: object = {}) =>
  admin('POST', '/amc/users/companyUserInfo', person(employeeNo, more));

test('identity and bank card numbers are checked by their check signs', () => {
  expect(readIdentity(ID_CARD)).toEqual({ birthDate: '1949-12-31', gender: 2 });
  expect(readIdentity('110105194912310021')).toBeUndefined();
  expect(isBankCard('4111111111111111')).toBe(true);
  expect(isBankCard('4111111111111112')).toBe(false);
});

test('a person is hired into a department with jobs, under a number and badge of their own', async () => {
  const hired = (await hire('100', { badgeNo: 'B100', phone: '13800000100' })).body.data;
  expect(hired).toMatchObject({ deptName: 'Hall', jobNames: ['车工'], status: 0, hasAccount: 0 });
  expect((await hire('100')).body.data).toBe('工号已存在');
  for (const badgeNo of ['B100', 'b100', 'Ｂ１００'])
    expect((await hire('101', { badgeNo })).body.data, badgeNo).toBe('工卡号已被P100使用');
  expect((await hire('E-7')).body.status).toBe(200);
  for (const no of ['e-7', ' Ｅ－７ ']) expect((await hire(no)).body.data, no).toBe('工号已存在');
  expect((await hire('101', { phone: '123' })).body.data).toBe('手机号格式不正确');
  expect((await hire('101', { jobIds: [] })).body.data).toBe('请填写岗位');
  const file = (await admin('GET', `/amc/users/${hired.id}`)).body.data;
  expect(file.departments).toMatchObject([{ deptName: 'Hall', fromDate: '2026-06-01' }]);
  expect(file.permissions.length).toBeGreaterThan(0);
});

test('who begins within thirty days is hired, counted from the day of the factory', async () => {
  const noon = now;
  now = new Date('2026-06-10T00:01:00+08:00');
  expect((await hire('160', { hireDate: '2026-07-11' })).body.status).not.toBe(200);
  expect((await hire('160', { hireDate: '2026-07-10' })).body.status).toBe(200);
  now = noon;
});

test('card numbers are kept unreadable, shown by four digits and revealed on record', async () => {
  const { id, version } = await member('100');
  const saved = await admin('PATCH', '/amc/users/companyUserInfo', {
    id,
    version,
    idCard: ID_CARD,
  });
  expect(saved.body.data).toMatchObject({ idCardLast4: '002X', birthDate: '1949-12-31' });
  const [stored] = await server.query<{ idCardCipher: string }>(sql`
    select id_card_cipher from amc.company_member where id = ${id}`);
  expect(stored?.idCardCipher).not.toContain('1949');
  const revealed = await admin('POST', '/amc/users/companyUserDetail', {
    userCompanyId: id,
    reveal: true,
  });
  expect(revealed.body.data.idCardLast4).toBe(ID_CARD);
  const log = await server.query<{ action: string }>(sql`
    select action from mes2.biz_log where biz_id = ${id} and action = 'reveal'`);
  expect(log).toHaveLength(1);
  const wrong = { id, version: version + 1, idCard: '123' };
  expect((await admin('PATCH', '/amc/users/companyUserInfo', wrong)).body.data).toBe(
    '身份证号不正确',
  );
  expect((await admin('PATCH', '/amc/users/companyUserInfo', { id, version })).body.status).toBe(
    10102,
  );
});

test('a save keeps every field it leaves out, and clears those that are null', async () => {
  const { id } = (await hire('500')).body.data;
  const names = fieldsWith(employeeFile, 'stored', 'column');
  const typed = typedValues(UpdateCompanyUserBodyFields, names, {
    ...{ employeeNo: '501', phone: '13800000501', birthDate: '1990-01-01' },
    ...{ hireDate: '2026-06-01', inTrainingUntil: '2026-07-01' },
  });
  const patch = async (input: object) => {
    const [row] = await server.query<{ version: number }>(
      sql`select version from amc.company_member where id = ${id}`,
    );
    return (
      await admin('PATCH', '/amc/users/companyUserInfo', { id, version: row?.version, ...input })
    ).body;
  };
  type Shown = keyof DataOf<'getCompanyUser'> | keyof RowOf<'listEmployees'>;
  const shown: readonly Shown[] = shownFields(employeeFile, names);
  const read = (file: Record<string, object>) => {
    const whole: Readonly<Record<string, unknown>> = { ...file, ...file.employee };
    return Object.fromEntries(
      names.map((name, at) => {
        const value = whole[shown[at] ?? name];
        // Figures are kept with more places than they are typed with.
        const isFigure = UpdateCompanyUserBodyFields[name].kind === 'decimal' && value !== null;
        return [name, isFigure ? String(Number(value)) : value];
      }),
    );
  };
  expect(read((await patch(typed)).data)).toEqual(typed);
  expect(read((await patch({ gender: typed.gender })).data)).toEqual(typed);
  const needed = names.filter((name) => employeeFile[name].needed);
  const optional = names.filter((name) => !employeeFile[name].needed);
  const cleared = Object.fromEntries(optional.map((name) => [name, null]));
  expect(read((await patch(cleared)).data)).toEqual({ ...typed, ...cleared });
  for (const name of needed)
    expect(await patch({ [name]: null })).toMatchObject({
      status: 10009,
      data: `请填写${UpdateCompanyUserBodyFields[name].zh}`,
    });
});

test('a head of a department reads a file without what is personal', async () => {
  const { id } = await member('100');
  const whole = (await admin('GET', `/amc/users/${id}`)).body.data;
  const part = withoutPersonal({ ...whole, ...whole.employee });
  for (const name of fieldsWith(employeeFile, 'personal', true))
    if (name in part) expect([name, part[name]]).toEqual([name, null]);
  expect(part.employeeName).toBe(whole.employee.employeeName);
});

test('a worker changes the own phone, not the own number, and sees no other file', async () => {
  const own = await member('3');
  const update = (input: object) =>
    server.call('acme.worker', 'PATCH', '/amc/users/companyUserInfo', { ...own, ...input });
  expect((await update({ employeeNo: '4' })).body.status).toBe(10401);
  expect((await update({ phone: '13800000003' })).body.data.employee.phone).toBe('13800000003');
  const other = { userCompanyId: (await member('100')).id };
  const read = await server.call('acme.worker', 'POST', '/amc/users/companyUserDetail', other);
  expect(read.body.status).toBe(10401);
  const foreign = await server.call('rival.admin', 'POST', '/amc/users/companyUserDetail', other);
  expect(foreign.body.status).toBe(10009);
});

test('a person takes the own photo away again', async () => {
  const photo = async (avatar: string | null) => {
    const own = await member('3');
    const body = { ...own, avatar };
    await server.call('acme.worker', 'PATCH', '/amc/users/companyUserInfo', body);
    const read = await server.call('acme.worker', 'POST', '/amc/users/companyUserDetail', {});
    return read.body.data.employee.avatar;
  };
  expect(await photo('/files/me.png')).toBe('/files/me.png');
  expect(await photo(null)).toBeNull();
});

test('jobs and single rights count from the next call on', async () => {
  const { id } = await member('2');
  const create = () =>
    server.call('acme.leader', 'POST', '/amc/depts', { name: 'X', code: 'X', deptType: 9 });
  expect((await create()).body.status).toBe(10401);
  const [menu] = await server.query<{ id: string }>(
    sql`select id from amc.menu where code = 'POST^/amc/depts'`,
  );
  const permit = (effect: number | null) =>
    admin('PATCH', '/amc/users/permission', {
      employeeId: id,
      rows: [{ menuId: menu?.id, effect }],
    });
  const granted = (await permit(1)).body.data;
  expect(granted).toContainEqual(
    expect.objectContaining({ key: 'POST^/amc/depts', origin: 'grant' }),
  );
  expect((await create()).body.status).toBe(200);
  await permit(null);
  expect((await create()).body.status).toBe(10401);
});

test('a company keeps one administrator', async () => {
  const { id } = await member('1');
  const jobs = (jobIds: string[]) => admin('POST', '/amc/userJobs', { employeeIds: [id], jobIds });
  expect((await jobs([operator])).body.data).toBe('公司至少保留一名管理员');
  const release = await admin('PATCH', '/amc/users/releaseBinding', { userCompanyId: id });
  expect(release.body).toMatchObject({ status: 10202, data: '公司至少保留一名管理员' });
  expect((await admin('DELETE', `/amc/users/${id}`)).body.status).toBe(10202);
  expect((await jobs([adminJob, operator])).body.data).toHaveLength(2);
});

test('an account is opened by the phone number and signs in with the first password', async () => {
  const { id } = await member('100');
  const open = () => admin('POST', '/amc/users/registAccount', { ids: [id], outUser: 0 });
  const [account] = (await open()).body.data;
  expect(account).toMatchObject({ isOk: true, username: '13800000100' });
  const login = await server.call(undefined, 'POST', '/amc/open/login', {
    username: '13800000100',
    password: md5(account.text.replace('初始密码：', '')),
    callback: 'http://localhost/',
  });
  expect(login.body.data.code).toEqual(expect.any(String));
  expect((await open()).body.data).toMatchObject([{ isOk: false, text: '账号已存在' }]);
  const bound = await admin('GET', '/amc/users/bindingUser', { phone: '13800000100' });
  expect(bound.body.data).toMatchObject({ username: '13800000100', isBound: true });
  expect((await admin('PATCH', '/amc/users/releaseBinding', { userCompanyId: id })).body.data).toBe(
    true,
  );
  expect(
    (await admin('GET', '/amc/users/bindingUser', { userCompanyId: id })).body.data.isBound,
  ).toBe(false);
});

test('an invitation is answered once, by the invited and in time', async () => {
  await server.query(
    sql`update amc.app_user set mobile = '13900000009' where username = 'rival.admin'`,
  );
  const invited = (await hire('200', { phone: '13900000009', invite: true })).body.data;
  expect(invited.status).toBe(1);
  const join = (who: string, accept = true) =>
    server.call(who, 'PATCH', '/amc/users/join', { userCompanyId: invited.id, accept });
  expect((await join('acme.worker')).body.status).toBe(10401);
  const seen = await server.call('rival.admin', 'POST', '/amc/users/companyUserDetail', {
    userCompanyId: invited.id,
  });
  expect(seen.body.data).toMatchObject({ companyName: 'acme', inviterName: 'acme.admin' });
  expect((await join('rival.admin')).body.data).toMatchObject({
    shortName: 'acme',
    employeeNo: '200',
  });
  expect((await join('rival.admin', false)).body.data).toBe('邀请已失效，请联系人事');
});

test('who leaves loses jobs and place that day; who has worked is not deleted', async () => {
  const { id } = (await hire('300')).body.data;
  const left = { id, version: 0, status: 3, leaveDate: '2026-06-09' };
  const gone = (await admin('PATCH', '/amc/users/companyUserInfo', left)).body.data;
  expect(gone).toMatchObject({ employee: { status: 3, leaveDate: '2026-06-09' }, jobs: [] });
  expect(gone.departments).toMatchObject([{ toDate: '2026-06-09' }]);
  expect((await admin('DELETE', `/amc/users/${id}`)).body.data).toBe(true);
  expect((await admin('GET', `/amc/users/${id}`)).body.status).toBe(10009);
});

test('nobody is deleted to whom a wage is due: hours, an adjustment or a share of a group', async () => {
  const { id } = (await hire('305')).body.data;
  const remove = async () => (await admin('DELETE', `/amc/users/${id}`)).body.data;
  const [period] = await server.query<{ id: string }>(sql`
    insert into mes2.wage_period (company_id, period_no, from_date, to_date)
    values (${companyId}, 'gone', '2026-06-01', '2026-06-30') returning id`);
  const [pool] = await server.query<{ id: string }>(sql`
    insert into mes2.group_wage (company_id, dept_id, from_date, to_date, pool_amount, method)
    values (${companyId}, ${deptId}, '2026-06-01', '2026-06-30', 10, 1) returning id`);
  const due = {
    attendance: sql`
      insert into mes2.attendance (company_id, employee_id, work_date, normal_min)
      values (${companyId}, ${id}, '2026-06-09', 480)`,
    wage_adjust: sql`
      insert into mes2.wage_adjust (company_id, employee_id, period_id, kind, amount, reason)
      values (${companyId}, ${id}, ${period?.id}, 1, 50, 'x')`,
    group_wage_share: sql`
      insert into mes2.group_wage_share (company_id, group_wage_id, employee_id, hours, coefficient, amount)
      values (${companyId}, ${pool?.id}, ${id}, 8, 1, 10)`,
  };
  for (const [table, row] of Object.entries(due)) {
    await server.query(row);
    expect(await remove(), table).toBe('P305已有扫描或工资记录，请办理离职');
    await server.query(sql`delete from ${ident(`mes2.${table}`)} where employee_id = ${id}`);
  }
  await server.query(sql`delete from mes2.group_wage where id = ${pool?.id}`);
  await server.query(sql`delete from mes2.wage_period where id = ${period?.id}`);
  expect(await remove()).toBe(true);
});

test('who comes back stands in the old department again, without jobs', async () => {
  const { id } = (await hire('310')).body.data;
  const save = (body: object) => admin('PATCH', '/amc/users/companyUserInfo', { id, ...body });
  const left = (
    await save({ version: 0, status: 3, leaveDate: '2026-06-08', leaveReason: 'moved' })
  ).body.data;
  expect(left).toMatchObject({ leaveReason: 'moved', employee: { status: 3 } });
  const back = (await save({ version: left.employee.version, status: 0 })).body.data;
  expect(back).toMatchObject({
    leaveReason: null,
    employee: { status: 0, leaveDate: null, deptName: 'Hall' },
    jobs: [],
  });
  expect(back.departments).toMatchObject([
    { fromDate: '2026-06-10', toDate: null },
    { fromDate: '2026-06-01', toDate: '2026-06-08' },
  ]);
});

test('phones are for those who keep the files, and searched by nobody else', async () => {
  await hire('320', { phone: '13800000320' });
  const list = async (who: string, sql?: string) =>
    (
      await server.call(who, 'GET', '/amc/users/companyUserInfo', {
        pageSize: 500,
        ...(sql && { sql }),
      })
    ).body;
  const kept = (await list('acme.admin')).data.list;
  expect(kept.find((row: { employeeNo: string }) => row.employeeNo === '320')).toMatchObject({
    phone: '13800000320',
    todayState: [],
    jobIds: [operator],
  });
  expect((await list('acme.leader', `phone like '138%'`)).status).toBe(10009);
  for (const row of (await list('acme.leader')).data.list) expect(row).not.toHaveProperty('phone');
});

test('schools are replaced as a list', async () => {
  const save = async (rows: object[]) =>
    server.call('acme.worker', 'POST', '/amc/users/education', { ...(await member('3')), rows });
  const [first] = (await save([{ school: 'A', degree: 3 }, { school: 'B' }])).body.data;
  expect((await save([{ ...first, major: 'Cutting' }])).body.data).toEqual([
    { ...first, major: 'Cutting' },
  ]);
  const reversed = { school: 'C', startDate: '2020-01-02', endDate: '2020-01-01' };
  expect((await save([reversed])).body.status).toBe(10009);
});

test('of two who change the schools of a person at once the second reads who was faster', async () => {
  const person = await member('3');
  const save = (school: string) =>
    admin('POST', '/amc/users/education', { ...person, rows: [{ school }] });
  expect((await save('First')).body.status).toBe(200);
  expect((await save('Second')).body).toMatchObject({
    status: 10102,
    data: expect.stringContaining('3'),
  });
  const { educations } = (await admin('GET', `/amc/users/${person.id}`)).body.data;
  expect(educations).toMatchObject([{ school: 'First' }]);
});

test('a coefficient counts from the day after it was changed, changed twice a day too', async () => {
  const { id } = (await hire('600')).body.data;
  const change = async (payCoefficient: string) =>
    (
      await admin('PATCH', '/amc/users/companyUserInfo', {
        ...(await member('600')),
        payCoefficient,
      })
    ).body.data;
  expect(await change('1')).toMatchObject({ coefficientFrom: null, formerCoefficient: null });
  const first = { coefficientFrom: '2026-06-11', formerCoefficient: '1.000' };
  expect(await change('1.1')).toMatchObject(first);
  expect(await change('1.2')).toMatchObject({ employee: { payCoefficient: '1.200' }, ...first });
  const before = now;
  now = new Date('2026-06-20T04:00:00Z');
  expect(await change('0.9')).toMatchObject({
    ...{ coefficientFrom: '2026-06-21', formerCoefficient: '1.200' },
    formerCoefficients: [
      { coefficient: '1.200', toDate: '2026-06-20' },
      { coefficient: '1.000', toDate: '2026-06-10' },
    ],
  });
  now = before;
  const log = await server.query<{ diff: readonly object[] }>(sql`
    select diff from mes2.biz_log where biz_id = ${id} and action = 'update' order by id desc limit 1`);
  expect(log[0]?.diff).toMatchObject([
    { field: 'payCoefficient', fromText: '1.200', toText: '0.9' },
  ]);
});

test('the log of a file says that a personal number changed, never which it was or is', async () => {
  const { id } = await member('600');
  await admin('PATCH', '/amc/users/companyUserInfo', {
    ...(await member('600')),
    ...{ phone: '13812345678', idCard: ID_CARD, remark: 'Trained' },
  });
  const path = `/mes2/bizLog/list?bizType=employee&bizId=${id}`;
  const { list } = (await admin('GET', path)).body.data;
  const changes = list.flatMap((entry: { changes: object[] }) => entry.changes);
  for (const field of ['phone', 'birthDate', 'idCard'])
    expect(changes).toContainEqual(
      expect.objectContaining({ field, fromText: null, toText: null }),
    );
  expect(changes).toContainEqual(
    expect.objectContaining({ field: 'remark', fromText: null, toText: 'Trained' }),
  );
  expect(JSON.stringify(list)).not.toContain('13812345678');
  expect((await server.call('acme.worker', 'GET', path)).body.status).toBe(10401);
});

test('a sheet adds its right rows and reports the wrong ones', async () => {
  const cells = (values: Record<string, string>) =>
    Object.entries(values).map(([field, value]) => ({ field, value }));
  const right = {
    工号: '400',
    姓名: 'N',
    部门: 'Hall',
    岗位: '车工',
    入职日期: '2026/6/1',
    外部人员: '是',
  };
  const rows = [
    { row: 2, cells: cells(right) },
    { row: 3, cells: cells({ ...right }) },
    { row: 4, cells: cells({ ...right, 工号: '401', 部门: 'Nowhere' }) },
  ];
  const done = (await admin('POST', '/amc/users/companyUserInfo/import', { rows })).body.data;
  expect(done.okNum).toBe(1);
  expect(done.errors).toMatchObject([
    { row: 3, text: '工号已存在' },
    { row: 4, field: '部门' },
  ]);
  expect((await admin('GET', '/amc/users/outUsers')).body.data).toMatchObject({ total: 1 });
});
