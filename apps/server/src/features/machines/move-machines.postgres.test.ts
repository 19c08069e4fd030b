import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { shanghai } from '../../testing/shanghai.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
let machineTypeId: string;
let deptId: string;

beforeAll(async () => {
  story = await storyServer('postgres');
  deptId = story.staff.lines[0]?.id ?? '';
  const { companyId } = story.staff;
  const [type] = await story.server.query<{ id: string }>(
    sql`select id from ccm.machine_type where company_id = ${companyId} order by code limit 1`,
  );
  machineTypeId = type?.id ?? '';
  await story.server.query(
    sql`update mes2.line set station_num = 12 where dept_id = ${deptId} returning id`,
  );
});
afterAll(() => story.server.close());

const call = async (method: 'GET' | 'POST' | 'PUT', path: string, input: object) =>
  (await story.server.call('cx.admin', method, path, input)).body;

async function runningMachine(machineNo: string, stationNo?: string): Promise<string> {
  const place = stationNo === undefined ? {} : { deptId, stationNo };
  const body = { machineNo, name: '平车', machineTypeId, ownership: 1, ...place };
  const { id } = (await call('POST', '/ccm/machine/insert', body)).data;
  await call('PUT', '/ccm/machine/batchStatus', { ids: [id], status: 1, stopReason: null });
  return id;
}

const move = (moves: readonly object[], requestId: string = randomUUID()) =>
  call('POST', '/mes2/locationMachine/move', {
    requestId,
    moves: moves.map((one) => ({ fromDate: shanghai(), ...one })),
  });
const fileOf = async (id: string) => (await call('GET', '/ccm/machine/detail', { id })).data;

test('machines change places, and each keeps the history of where it stood', async () => {
  const one = await runningMachine('M1', '1');
  const two = await runningMachine('M2', '2');
  const fromDate = shanghai();
  const swap = [
    { machineId: one, deptId, stationNo: '2', fromDate },
    { machineId: two, deptId, stationNo: ' 1 ', fromDate },
  ];
  const id = randomUUID();
  const { data } = await move(swap, id);
  expect(
    data.map((row: { machineNo: string; stationNo: string }) => [row.machineNo, row.stationNo]),
  ).toEqual([
    ['M1', '2'],
    ['M2', '1'],
  ]);
  expect((await move(swap, id)).data).toEqual(data);
  const file = await fileOf(one);
  expect(file.machine).toMatchObject({ deptId, stationNo: '2' });
  expect(file.locations).toMatchObject([
    { stationNo: '2', toDate: null },
    { stationNo: '1', toDate: expect.any(String) },
  ]);
  expect((await move([{ machineId: two, deptId: null }])).data).toMatchObject([
    { stationNo: '1', toDate: expect.any(String) },
  ]);
  expect((await fileOf(two)).machine).toMatchObject({ deptId: null, stationNo: null });
});

test('refusals say what stands in the way, and leave every machine where it was', async () => {
  const one = await runningMachine('M3', '3');
  const two = await runningMachine('M4', '4');
  const text = async (...moves: object[]) => (await move(moves)).data;
  const free = { machineId: two, deptId, stationNo: '5' };
  expect(await text(free, { machineId: one, deptId, stationNo: '5' })).toBe(
    '工位5已有设备M4，请先移出',
  );
  expect(await text({ machineId: one, deptId, stationNo: '4' })).toBe('工位4已有设备M4，请先移出');
  expect(await text({ machineId: one, deptId, stationNo: '13' })).toBe('工位超出产线工位数12');
  expect(await text({ machineId: one, deptId, stationNo: ' ' })).toContain('工位');
  expect(await text({ ...free, fromDate: '2000-01-01 00:00:00' })).toContain('不能早于上次调位');
  expect(await text({ ...free, machineId: '1' })).toContain('设备');
  expect(await text({ ...free, deptId: '1' })).toContain('产线');
  expect((await fileOf(two)).locations).toMatchObject([{ stationNo: '4', toDate: null }]);
});

test('of many machines that are moved to one station at once one gets it', async () => {
  const machines: string[] = [];
  for (let at = 0; at < 8; at += 1) machines.push(await runningMachine(`R${at}`));
  const answers = await Promise.all(
    machines.map((machineId) => move([{ machineId, deptId, stationNo: '9' }])),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual(
    [...Array.from({ length: 7 }, () => 10202).sort(), 200].sort(),
  );
});
