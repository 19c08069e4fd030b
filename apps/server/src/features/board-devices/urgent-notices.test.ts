import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { message } from '../../messages/message-texts.ts';
import type { Notice } from '../../operations.ts';
import { connectDrawn, drawClient } from '../../testing/push-client.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let companyId: string;
let users: Record<string, string>;
let factories: readonly string[];
const departments: string[] = [];

beforeAll(async () => {
  server = await testServer();
  companyId = await server.companyId('acme');
  const people = await server.query<{ id: string; username: string }>(
    sql`select id, username from amc.app_user where username like 'acme.%'`,
  );
  users = Object.fromEntries(people.map(({ id, username }) => [username, id]));
  const made = await server.query<{ id: string }>(sql`
    insert into ccm.factory (company_id, code, name)
    values (${companyId}, 'F1', '一厂'), (${companyId}, 'F2', '二厂') returning id`);
  factories = made.map(({ id }) => id);
  for (const [at, factoryId] of factories.entries()) {
    const [line] = await server.query<{ id: string }>(sql`
      insert into amc.department (company_id, code, name, dept_type, factory_id)
      values (${companyId}, ${`L${at}`}, ${`缝制${at + 1}组`}, 5, ${factoryId}) returning id`);
    departments.push(line?.id ?? '');
  }
});
afterAll(() => server.close());

const scope = () => ({ companyId, userId: '0', timeZone: 'Asia/Shanghai' });
/** Notices of a problem of a line. */
type Told = Omit<Notice<'problemReported' | 'problemUnanswered'>, 'userIds' | 'address'>;
const address = '/mes/problem/problemLogList';
const notify = (notice: Told, to = Object.values(users)) =>
  server.engine.tenant(scope(), (tx) =>
    server.services.notify(tx, { userIds: to, address, ...notice }),
  );
const said = (problem: string) => message('problemReported', { line: '缝制1组', problem });
const problem = async (at: number) => {
  const [made] = await server.query<{ id: string }>(sql`
    insert into mes2.problem_log (company_id, problem_name, dept_id)
    values (${companyId}, '待料', ${departments[at]}) returning id`);
  return made?.id ?? '';
};

/** The titles that a screen of these factories and lines has to show. */
let screens = 0;
async function screenOf(more: object): Promise<() => Promise<string[]>> {
  const screen = drawClient();
  const { pairCode } = (
    await server.call(undefined, 'POST', '/amc/open/boardDevice/code', {
      clientId: screen.clientId,
    })
  ).body.data;
  const socket = await connectDrawn(await server.listen(), screen);
  const paired = await server.call('acme.admin', 'POST', '/amc/boardDevice/pair', {
    ...{ pairCode, name: `wall ${++screens}`, speaker: 0, ...more },
  });
  expect(paired.body.status).toBe(200);
  const tokens = await server.call(undefined, 'GET', '/amc/open/loginToken/token', {
    payload: (await socket.next((frame) => 'oauth_code' in frame)).oauth_code,
    code_verifier: screen.verifier,
  });
  socket.close();
  const headers = { authorization: `Bearer ${tokens.body.data.access_token}` };
  return async () => {
    const own = await server.call(undefined, 'GET', '/amc/boardDevice/own', {}, { headers });
    return own.body.data.notices.map(({ title }: { title: string }) => title);
  };
}
const own = async (who: string) =>
  (await server.call(who, 'GET', '/amc/boardDevice/own')).body.data.notices.map(
    ({ title }: { title: string }) => title,
  );
const slide = (more: object = {}) => ({ board: 'reduceBed', seconds: 30, ...more });

test('a wall shows what is urgent where it hangs, once a subject, until it is solved', async () => {
  const everywhere = await screenOf({ playlist: [slide()] });
  const first = await screenOf({ playlist: [slide({ factoryId: factories[0] })] });
  const second = await screenOf({ factoryId: factories[1], playlist: [slide()] });
  const line = await screenOf({ lineDeptIds: [departments[0]], playlist: [slide()] });
  expect(await everywhere()).toEqual([]);

  const [one, two] = [await problem(0), await problem(1)];
  const about = (bizId: string, line: string, minutes: number) =>
    notify({
      ...{ level: 3, bizType: 'problem', bizId },
      title: message('problemUnanswered', { minutes, line, problem: '待料' }),
    });
  await about(one, '缝制1组', 5);
  await about(one, '缝制1组', 15);
  await about(two, '缝制2组', 5);
  await notify({ title: said('有人来了'), level: 2, bizType: 'problem', bizId: two });
  expect(await everywhere()).toEqual([
    '第5分钟无人响应：缝制2组 待料',
    '第15分钟无人响应：缝制1组 待料',
  ]);
  expect(await first()).toEqual(['第15分钟无人响应：缝制1组 待料']);
  expect(await second()).toEqual(['第5分钟无人响应：缝制2组 待料']);
  expect(await line()).toEqual(['第15分钟无人响应：缝制1组 待料']);

  await server.query(sql`
    update mes2.problem_log set status = 2, respond_date = app_now(), resolve_date = app_now() where id = ${two}`);
  expect(await everywhere()).toEqual(['第15分钟无人响应：缝制1组 待料']);
  expect(await second()).toEqual([]);
  await server.query(sql`delete from mmc.message where company_id = ${companyId}`);
});

test('what is urgent without a problem behind it passes for half an hour', async () => {
  const wall = await screenOf({ playlist: [slide()] });
  await notify({ title: said('停电演习 14:00'), level: 3 });
  expect(await wall()).toEqual(['缝制1组 停电演习 14:00']);
  await server.query(sql`
    update mmc.message set create_date = create_date - interval '31 minutes' where company_id = ${companyId}`);
  expect(await wall()).toEqual([]);
});

test('the browser of a person speaks the notices of this person, and none that were cleared', async () => {
  await notify({ title: said('停水'), level: 3 }, [users['acme.leader'] ?? '']);
  expect(await own('acme.leader')).toEqual(['缝制1组 停水']);
  expect(await own('acme.worker')).toEqual([]);
  await server.query(sql`update mmc.message set cleared = 1 where company_id = ${companyId}`);
  expect(await own('acme.leader')).toEqual([]);
  expect(await own('rival.admin')).toEqual([]);
});

test('walls are notified of something urgent, other notices are between the sender and the reader', async () => {
  const announced = async (level: 1 | 2 | 3) => {
    await server.query(sql`delete from mmc.outbox`);
    await server.engine.tenant(scope(), async (tx) => {
      await server.services.notify(tx, {
        userIds: [users['acme.leader'] ?? ''],
        title: said('来'),
        address,
        level,
      });
      const rows = await tx.all<{ topic: string }>(sql`select topic from mmc.outbox order by id`);
      expect(rows.map(({ topic }) => topic)).toEqual(
        level === 3 ? expect.arrayContaining(['message', 'urgent']) : ['message'],
      );
    });
  };
  await announced(2);
  await announced(3);
});
