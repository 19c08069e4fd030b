import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessChanged } from '../access/access-changed.ts';
import { sql } from '../database/engine.ts';
import { message } from '../messages/message-texts.ts';
import { connectDrawn, connectPush, drawClient, type PushClient } from '../testing/push-client.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { pack } from './announcement.ts';

let server: TestServer;
let address: string;
let acme: string;
let rival: string;
beforeAll(async () => {
  server = await testServer();
  address = await server.listen();
  acme = await server.companyId('acme');
  rival = await server.companyId('rival');
});
afterAll(() => server.close());

const opened: PushClient[] = [];
afterAll(() => {
  for (const client of opened) client.close();
});

let count = 0;
async function open(who?: string, topics: readonly string[] = ['bed'], company?: string) {
  const clientId = `pcQrCodeLogin${String(++count).padStart(8, '0')}`;
  const client = await connectPush(address, clientId);
  opened.push(client);
  if (who !== undefined) {
    const bound = await bind(who, clientId, topics, company);
    expect(bound.body.status).toBe(200);
  }
  return { ...client, clientId, frames: client.frames };
}
const bind = (who: string, clientId: string, topics: readonly string[], company?: string) =>
  server.call(who, 'POST', '/mmc/channel/bind', { clientId, topics }, company ? { company } : {});
const bindInEnglish = (who: string, clientId: string) =>
  server.call(who, 'POST', '/mmc/channel/bind?lang=en', { clientId, topics: [] });
const scope = (companyId: string) => ({ companyId, userId: '0', timeZone: 'Asia/Shanghai' });
const publish = (companyId: string, topic: string, keys: readonly string[]) =>
  server.engine.tenant(scope(companyId), (tx) => server.services.publish(tx, { topic, keys }));
const userId = async (username: string) =>
  (
    await server.query<{ id: string }>(
      sql`select id from amc.app_user where username = ${username}`,
    )
  )[0]?.id ?? '';

test('answers the pulse, bound or not', async () => {
  const client = await open();
  client.send('refreshMessage');
  expect(await client.next()).toMatchObject({ topic: 'pulse', keys: [] });
});

test('notifies those who show a topic of what changed, in their company alone', async () => {
  const here = await open('acme.leader');
  const other = await open('acme.leader', ['order']);
  const foreign = await open('rival.admin');
  const stranger = await open();
  await publish(acme, 'bed', ['1', '2']);
  await publish(acme, 'bed', ['2', '3']);
  expect(await here.next()).toEqual({
    topic: 'bed',
    keys: ['1', '2', '3'],
    asOf: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  });
  await publish(rival, 'bed', ['9']);
  expect(await foreign.next()).toMatchObject({ keys: ['9'] });
  expect([other.frames, stranger.frames, here.frames.length, foreign.frames.length]).toEqual([
    [],
    [],
    1,
    1,
  ]);
});

test('publishes nothing of a change that was rolled back', async () => {
  const client = await open('acme.leader');
  const failed = server.engine.tenant(scope(acme), async (tx) => {
    await server.services.publish(tx, { topic: 'bed', keys: ['ghost'] });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  await publish(acme, 'bed', ['real']);
  expect(await client.next()).toMatchObject({ keys: ['real'] });
});

test('brings a notice to the person it is for, and keeps it in the list', async () => {
  const worker = await open('acme.worker', []);
  const leader = await open('acme.leader', []);
  const to = await userId('acme.worker');
  await server.engine.tenant(scope(acme), (tx) =>
    server.services.notify(tx, {
      userIds: [to, to],
      title: message('problemReported', { line: '裁床', problem: '断电' }),
      objName: '裁床',
      address: '/mes/problem/problemLogList',
      level: 2,
    }),
  );
  const pushed = await worker.next();
  expect(pushed).toMatchObject({ objName: '裁床', title: '裁床 断电', readed: 0, level: 2 });
  expect(leader.frames).toEqual([]);

  const list = () => server.call('acme.worker', 'GET', '/mmc/notice/list', { type: 'message' });
  expect((await list()).body.data).toMatchObject({
    total: 1,
    list: [{ id: pushed.id, readed: 0 }],
  });
  const read = (who: string, readed: number) =>
    server.call(who, 'PATCH', '/mmc/notice', { messageId: pushed.id, readed });
  expect((await read('acme.leader', 1)).body).toMatchObject({ status: 10009, data: '消息不存在' });
  expect((await read('acme.worker', 1)).body.data).toEqual({ changedNum: 1, unreadNum: 0 });
  expect((await read('acme.worker', 1)).body.data).toEqual({ changedNum: 0, unreadNum: 0 });
  expect((await read('acme.worker', 0)).body.status).toBe(10202);
  const one = await server.call('acme.worker', 'GET', '/mmc/notice', { id: pushed.id });
  expect(one.body.data).toMatchObject({ readed: 1, previousId: null, nextId: null });
  const clear = await server.call('acme.worker', 'DELETE', '/mmc/message/clear', { userId: to });
  expect(clear.body.data.changedNum).toBe(1);
  expect((await list()).body.data.total).toBe(0);
});

test('what is read in one tab is counted again in the others of the person, and nowhere else', async () => {
  const to = await userId('acme.worker');
  await server.engine.tenant(scope(acme), (tx) =>
    server.services.notify(tx, {
      userIds: [to],
      title: message('approvalRequested', { matter: '一' }),
      address: '/work',
      messageType: 'Notice,Message',
    }),
  );
  const worker = await open('acme.worker', ['message']);
  const leader = await open('acme.leader', ['message']);
  const counted = async (type?: string) =>
    (
      await server.call('acme.worker', 'GET', '/mmc/notice/list', {
        ...(type && { type }),
        readed: 0,
      })
    ).body.data;
  const before = (await counted()).total;
  expect((await counted('message')).total).toBe(before);
  const [{ id: messageId }] = (await counted('message')).list;
  const read = await server.call('acme.worker', 'PATCH', '/mmc/notice', { messageId, readed: 1 });
  expect(read.body.data).toEqual({ changedNum: 1, unreadNum: before - 1 });
  expect(await worker.next()).toMatchObject({ topic: 'message', keys: [] });
  expect((await counted('message')).total).toBe(before - 1);
  const all = { userId: to, type: 'message' };
  await server.call('acme.worker', 'PATCH', '/mmc/notices', all);
  expect((await counted('message')).total).toBe(0);
  expect(leader.frames).toEqual([]);
});

test('a notice is read by a Chinese and by an English session, each in its language', async () => {
  const to = await userId('acme.worker');
  const chinese = await open('acme.worker', []);
  const english = await open('acme.worker', []);
  await bindInEnglish('acme.worker', english.clientId);
  await server.engine.tenant(scope(acme), (tx) =>
    server.services.notify(tx, {
      userIds: [to],
      title: message('approvalAsked', {
        matter: message('wageLock', { orderNo: 'SO1', reason: '月底' }),
      }),
      address: '/work',
      content: message('idleBundles', { bundles: ['B0001', 'B0002'], count: 7 }),
      objName: message('rollUpsChecked', {}),
    }),
  );
  const pushed = await chinese.next();
  expect(pushed).toMatchObject({ title: '待审批：工资锁定 SO1：月底', objName: '汇总核对' });
  expect(await english.next()).toMatchObject({
    ...{ id: pushed.id, title: 'Waiting for your approval: Wage lock of order SO1: 月底' },
    objName: 'Check of the totals',
  });

  const read = async (path: string, query: object) =>
    (await server.call('acme.worker', 'GET', path, query)).body.data;
  expect(await read('/mmc/notice', { id: pushed.id })).toMatchObject({
    ...{ title: pushed.title, content: 'B0001、B0002 等7扎' },
  });
  expect(await read('/mmc/notice', { id: pushed.id, lang: 'en' })).toMatchObject({
    title: 'Waiting for your approval: Wage lock of order SO1: 月底',
    content: 'B0001, B0002, 7 bundles in all',
  });
  const sql = "title like '%Wage lock%'";
  expect((await read('/mmc/notice/list', { type: 'message', lang: 'en', sql })).list).toMatchObject(
    [{ id: pushed.id, objName: 'Check of the totals' }],
  );
  expect((await read('/mmc/notice/list', { type: 'message', sql })).total).toBe(0);
});

test('a notice of before the codes is read as it was written', async () => {
  const to = await userId('acme.worker');
  await server.query(sql`
    insert into mmc.message (company_id, user_id, title, content, message_type)
    values (${acme}, ${to}, '旧消息', '正文', 'Message')`);
  const { body } = await server.call('acme.worker', 'GET', '/mmc/notice/list', { lang: 'en' });
  expect(body.data.list.map(({ title }: { title: string }) => title)).toContain('旧消息');
});

test('greets a tab with the last notice of its person, who then knows whether one was missed', async () => {
  const to = await userId('acme.worker');
  const before = await open('acme.worker', []);
  await expect.poll(() => before.greetings).toHaveLength(1);
  before.close();
  await server.engine.tenant(scope(acme), (tx) =>
    server.services.notify(tx, {
      userIds: [to],
      title: message('problemReported', { line: '缝制1组', problem: '错过了' }),
      address: '/mes/problem/problemLogList',
    }),
  );
  const after = await open('acme.worker', []);
  await expect.poll(() => after.greetings).toHaveLength(1);
  expect(after.greetings[0]).not.toBe(before.greetings[0]);
  const { body } = await server.call('acme.worker', 'GET', '/mmc/notice/list', { type: 'message' });
  expect(body.data.list[0]).toMatchObject({ id: after.greetings[0], title: '缝制1组 错过了' });
  await bind('acme.worker', after.clientId, ['order']);
  expect(after.greetings).toHaveLength(1);
});

test('keeps a channel with whoever bound it first', async () => {
  const victim = await open('acme.leader');
  await bind('rival.admin', victim.clientId, ['bed'], rival);
  await publish(rival, 'bed', ['foreign']);
  await publish(acme, 'bed', ['own']);
  expect(await victim.next()).toMatchObject({ keys: ['own'] });
});

test('follows the company that is chosen and the screens that are shown', async () => {
  const client = await open('both', ['bed'], acme);
  await bind('both', client.clientId, ['order'], rival);
  await publish(acme, 'bed', ['1']);
  await publish(rival, 'order', ['2']);
  expect(await client.next()).toMatchObject({ topic: 'order', keys: ['2'] });
  expect(client.frames).toHaveLength(1);
});

test.each([
  { clientId: 'x', topics: [] },
  { clientId: 'pcQrCodeLogin00000000', topics: ['a b'] },
  { clientId: 'pcQrCodeLogin00000000', topics: Array.from({ length: 51 }, () => 'bed') },
])('refuses to bind $clientId to topics it cannot have', async (body) => {
  expect((await server.call('acme.leader', 'POST', '/mmc/channel/bind', body)).body.status).toBe(
    10009,
  );
});

test('closes with 4403 to a page of another origin and with 4401 when the session ends', async () => {
  const foreign = await connectPush(address, 'pcQrCodeLogin99999999', {
    origin: 'https://evil.example',
  });
  expect(await foreign.closed).toBe(4403);

  const client = await open('acme.admin');
  await server.call('acme.admin', 'DELETE', '/amc/logout/token', {
    access_token: await server.token('acme.admin'),
  });
  expect(await client.closed).toBe(4401);
});

test('closes with 4401 when the person leaves the company', async () => {
  const client = await open('both', ['bed'], rival);
  await server.engine.system(async (tx) => {
    await tx.run(
      sql`update amc.company_member set status = 2 where company_id = ${rival} and employee_name = 'both'`,
    );
    await accessChanged(tx);
  });
  expect(await client.closed).toBe(4401);
});

test('closes a socket that floods it', async () => {
  const client = await open();
  for (let sent = 0; sent < 11; sent += 1) client.send('refreshMessage');
  expect(await client.closed).toBe(1008);
});

test('a socket displaces another of its id only with the secret behind the id', async () => {
  const page = drawClient();
  const first = await connectDrawn(address, page);
  await expect(connectPush(address, page.clientId)).rejects.toThrow('403');
  const other = { ...drawClient(), clientId: page.clientId };
  await expect(connectDrawn(address, other)).rejects.toThrow('403');
  first.send('refreshMessage');
  await first.next(({ topic }) => topic === 'pulse');
  // The page itself came back before its old connection was noticed dead.
  const second = await connectDrawn(address, page);
  expect(await first.closed).toBe(1001);
  second.send('refreshMessage');
  await second.next(({ topic }) => topic === 'pulse');
  second.close();

  // An id without a secret behind it serves one socket, the first.
  const named = await open();
  await expect(connectPush(address, named.clientId)).rejects.toThrow('403');
  named.send('refreshMessage');
  await named.next(({ topic }) => topic === 'pulse');
});

test('packs announcements under the limit of a notification', () => {
  const announcements = Array.from({ length: 400 }, (_, at) => ({
    companyId: '99890493454811137',
    topic: 'bed',
    keys: [`9989049345481${at}`],
  }));
  const payloads = pack(announcements);
  expect(Math.max(...payloads.map((payload) => payload.length))).toBeLessThan(8_000);
  expect(payloads.flatMap((payload) => JSON.parse(payload))).toEqual(announcements);
});
