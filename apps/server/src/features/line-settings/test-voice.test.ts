import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { connectPush, type PushClient } from '../../testing/push-client.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let waiting: PushClient | undefined;
beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  waiting?.close();
  await server.close();
});

const CLIENT = 'pcQrCodeLogin-voice-board-1';
const ask = (body: object) => server.call('acme.admin', 'POST', '/mes2/voice/test', body);

test('the named board receives the sentence to speak; one that is offline is refused', async () => {
  const voice = await server.call('acme.admin', 'POST', '/mes2/voice', {
    code: 'V1',
    event: 'problem',
    template: '{line}{problem}，请{dept}处理',
    repeatNum: 2,
    isEnabled: 1,
  });
  expect(voice.body.status).toBe(200);
  const [company] = [await server.companyId('acme')];
  const [device] = await server.query<{ id: string; userId: string }>(sql`
    insert into amc.board_device (company_id, user_id, name, playlist)
    select ${company}, u.id, '一号看板', '[]' from amc.app_user u where u.username = 'both'
    returning id, user_id`);
  const body = { id: voice.body.data.id, boardDeviceId: device?.id };
  expect((await ask(body)).body).toMatchObject({ status: 10202, data: '看板设备不在线' });
  const boards = async () =>
    (await server.call('acme.admin', 'GET', '/mes2/voice/boards')).body.data;
  expect(await boards()).toEqual([{ id: device?.id, name: '一号看板', isOnline: false }]);

  waiting = await connectPush(await server.listen(), CLIENT);
  const bound = await server.call('both', 'POST', '/mmc/channel/bind', {
    clientId: CLIENT,
    topics: ['voiceTest'],
  });
  expect(bound.body.status).toBe(200);
  expect(await boards()).toMatchObject([{ isOnline: true }]);
  expect((await ask(body)).body).toMatchObject({ status: 200, data: true });
  const frame = await waiting.next(({ topic }) => topic === 'voiceTest');
  expect(frame.keys).toEqual([`${device?.id}:${voice.body.data.id}`]);
  const { list } = (
    await server.call('acme.admin', 'GET', '/mes2/voice/list', { pageNum: 1, pageSize: 10 })
  ).body.data;
  expect(list[0].lastPlayDate).toMatch(/^\d{4}-/);
});

test('a sentence or a board of nobody is not there', async () => {
  expect((await ask({ id: '1', boardDeviceId: '1' })).body).toMatchObject({
    status: 10009,
    data: '启用的语音不存在',
  });
});
