import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { md5, PASSWORD } from '../../testing/people.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { anonymiseDue } from './anonymise-due.sql.ts';
import { isBlank, plainRichText } from './rich-text.ts';

let server: TestServer;
let now = new Date('2026-06-10T04:00:00Z');
beforeAll(async () => {
  server = await testServer({ clock: () => now });
});
afterAll(() => server.close());

test.each([
  ['<p>a <b>b</b></p>', '<p>a <b>b</b></p>'],
  ['<b onclick="x()">b', '<b>b</b>'],
  ['<span style="color:red" data-ink="red">a</span>', '<span data-ink="red">a</span>'],
  ['<span data-ink="url(x)">a</span>', '<span>a</span>'],
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['<a href="javascript:x()">a</a>', '<a>a</a>'],
  [
    '<a href="https://x.y/?a=\'b">a</a>',
    '<a href="https://x.y/?a=\'b" rel="noopener noreferrer">a</a>',
  ],
  ['<img src="https://x.y/a.png">', ''],
  ['<img src="/files/a.png" onerror=x()>', '<img src="/files/a.png">'],
  ['<i><img src=x onerror=alert(1)//', '<i>&lt;img src=x onerror=alert(1)//</i>'],
])('rich text is rebuilt: %s', (dirty, clean) => {
  expect(plainRichText(dirty)).toBe(clean);
  expect(plainRichText(clean)).toBe(clean);
});

test('feedback without content is refused, and kept clean otherwise', async () => {
  const send = (content: string) =>
    server.call('acme.worker', 'POST', '/amc/feedback', { fromWhere: '/home', content });
  expect(isBlank('<p> &nbsp;</p>')).toBe(true);
  expect((await send('<p> </p>')).body.data).toBe('请填写反馈内容');
  const { id } = (await send('<p onclick="x">slow</p>')).body.data;
  const rows = await server.query<{ content: string }>(
    sql`select content from amc.feedback where id = ${id}`,
  );
  expect(rows).toEqual([{ content: '<p>slow</p>' }]);
});

test('the cards of the home page are remembered for a person', async () => {
  const save = (codes: string[]) =>
    server.call('acme.worker', 'PUT', '/amc/home/layout', { codes });
  expect((await save(['beds', 'todo', 'beds'])).body.data).toEqual({ codes: ['beds', 'todo'] });
  expect((await save(['<x>'])).body.status).toBe(10009);
  expect((await save(['todo'])).body.data).toEqual({ codes: ['todo'] });
});

test('the only administrator cannot leave; a worker leaves in fifteen days and may come back', async () => {
  const check = (who: string) => server.call(who, 'GET', '/amc/users/deleteCheck');
  expect((await check('acme.admin')).body.data).toMatchObject({
    isOk: false,
    blocks: [{ code: 'only-admin', text: '您是 acme 唯一的管理员，请先移交' }],
  });
  const request = (who: string, password = PASSWORD, phrase = '确认注销') =>
    server.call(who, 'POST', '/amc/users/deleteRequest', { passwordMd5: md5(password), phrase });
  expect((await request('acme.admin')).body.status).toBe(10202);
  expect((await request('acme.worker', 'wrong')).body.data).toBe('用户名或密码错误');
  expect((await request('acme.worker', PASSWORD, 'yes')).body.status).toBe(10009);
  expect((await request('acme.worker')).body.data).toMatchObject({
    delFlag: '2',
    deletionDate: '2026-06-25 12:00:00',
  });
  expect((await server.call('acme.worker', 'GET', '/amc/tasks/list')).body.status).toBe(10401);
  const cancel = () => server.call('acme.worker', 'DELETE', '/amc/users/deleteRequest');
  expect((await cancel()).body.data).toMatchObject({ delFlag: '0', deletionDate: null });
  expect((await cancel()).body.status).toBe(10202);
});

test('a company ends by two administrators, is read only meanwhile and can be kept', async () => {
  const state = (who = 'acme.admin') => server.call(who, 'GET', '/amc/company/deletion');
  const request = (who: string) =>
    server.call(who, 'POST', '/amc/company/deletion', { reason: 'closing' });
  expect((await state()).body.data).toMatchObject({ delFlag: '0', isWaiting: false });
  expect((await request('acme.worker')).body.status).toBe(10401);
  expect((await request('acme.admin')).body.data).toMatchObject({ isWaiting: true, delFlag: '0' });
  expect((await request('acme.admin')).body.status).toBe(10202);

  const { jobs } = (await server.call('acme.admin', 'GET', '/amc/userJobs')).body.data;
  const adminJob = jobs.find(({ code }: { code: string }) => code === 'admin').id;
  const [leader] = await server.query<{ id: string }>(sql`
    select m.id from amc.company_member m join amc.app_user u on u.id = m.user_id where u.username = 'acme.leader'`);
  await server.call('acme.admin', 'POST', '/amc/userJobs', {
    employeeIds: [leader?.id],
    jobIds: [adminJob],
  });
  expect((await request('acme.leader')).body.data).toMatchObject({
    delFlag: '2',
    isWaiting: false,
    leftDays: 30,
    deletionDate: '2026-07-10 12:00:00',
  });
  const write = () =>
    server.call('acme.admin', 'POST', '/amc/depts', { name: 'X', code: 'X', deptType: 9 });
  expect((await write()).body.data).toBe('公司注销中，不能修改');
  const keep = () => server.call('acme.admin', 'DELETE', '/amc/company/deletion');
  const lastDay = (days: string) =>
    server.query(sql`
      update amc.company_deletion set due_date = due_date + ${days}::interval where cancelled_date is null`);
  // From the last day on its rows are being removed: half a company is none.
  await lastDay('-30 days');
  expect((await keep()).body.status).toBe(10202);
  await lastDay('30 days');
  const kept = await keep();
  expect(kept.body.data).toMatchObject({ delFlag: '0', deletionDate: null, reason: null });
  expect((await write()).body.status).toBe(200);
});

test('an identity is handed in once, with pictures of the own, and kept unreadable', async () => {
  const [front, back] = ['/files/front.png', '/files/back.png'];
  const hand = (more: object = {}) =>
    server.call('acme.leader', 'POST', '/amc/users/realName', {
      name: '李强',
      idCardNo: '11010519491231002x',
      frontUrl: front,
      backUrl: back,
      ...more,
    });
  expect((await hand()).body.data).toBe('人像面无效');
  const noon = now;
  now = new Date('2026-06-09T23:59:00+08:00');
  expect((await hand({ idCardNo: '110105201006100015' })).body.data).toBe('未满16周岁不能认证');
  // The sixteenth birthday has begun in the factory, not in Greenwich.
  now = new Date('2026-06-10T00:01:00+08:00');
  expect((await hand({ idCardNo: '110105201006100015' })).body.data).toBe('人像面无效');
  now = noon;
  await server.query(sql`
    insert into amc.file_object (company_id, url, name, size, mime, sha256, create_by)
    select ${await server.companyId('acme')}, url, 'a', 1, 'image/png', repeat('0', 64), u.id
    from unnest(${[front, back]}::text[]) as url, amc.app_user u where u.username = 'acme.leader'`);
  expect((await hand({ idCardNo: '110105194912310021' })).body.data).toBe('身份证号不正确');
  expect((await hand()).body.data).toMatchObject({ name: '李强', realNameAuth: '1' });
  const [kept] = await server.query<{ idCardCipher: string }>(sql`
    select id_card_cipher from amc.app_user where username = 'acme.leader'`);
  expect(kept?.idCardCipher).not.toContain('1949');
  expect((await hand()).body.status).toBe(10202);
});

test('an account is nameless after its days, and the company keeps its wages by name', async () => {
  await server.query(sql`
    update amc.app_user set del_flag = '2', mobile = '13800000000', deletion_date = app_now() + interval '1 hour'
    where username = 'acme.worker'`);
  expect(await server.engine.system(anonymiseDue)).toBe(0);
  await server.query(sql`
    update amc.app_user set deletion_date = app_now() - interval '1 hour' where username = 'acme.worker'`);
  expect(await server.engine.system(anonymiseDue)).toBe(1);
  const [row] = await server.query(sql`
    select u.name, u.mobile, m.employee_name, m.status
    from amc.company_member m join amc.app_user u on u.id = m.user_id where m.employee_name = 'acme.worker'`);
  expect(row).toEqual({ name: '已注销', mobile: null, employeeName: 'acme.worker', status: 2 });
  expect((await server.call('acme.worker', 'GET', '/amc/getUserInfo')).http).toBe(401);
});
