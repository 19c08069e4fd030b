import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;

beforeAll(async () => {
  story = await storyServer('pglite');
});
afterAll(() => story.server.close());

const LEVELS = [
  { level: 1, name: '特急', color: '#D4380D', meaning: '今日必须完成' },
  { level: 2, name: '急单', color: '#FA8C16', meaning: '三天内走货' },
];
const PATH = '/linePriorityDescription';
const call = async (method: 'GET' | 'PUT', path: string, input: object, who = 'cx.admin') =>
  (await story.server.call(who, method, `/mes2${path}`, input)).body;
const list = async () =>
  (await call('GET', `${PATH}/list`, { pageNum: 1, pageSize: 100 })).data.list;
const version = async () =>
  Math.max(0, ...(await list()).map((row: { version: number }) => row.version));
const save = async (rows: object[], who?: string) =>
  call('PUT', PATH, { rows, version: await version() }, who);

test('what is wrong is said by the rule of the screen', async () => {
  const refused = async (change: object) => (await save([{ ...LEVELS[0], ...change }])).data;
  expect(await refused({ level: 10 })).toBe('级别须在1到9之间');
  expect(await refused({ name: '九个字的名称太长了' })).toBe('名称不能超过8个字');
  expect(await refused({ color: '#12G' })).toBe('颜色无效');
  expect(await refused({ name: ' ' })).toBe('请填写名称');
});

test('a level that a line is described by keeps its id and stays', async () => {
  expect((await save(LEVELS)).status).toBe(200);
  const [, second] = await list();
  await story.server.query(sql`
    update mes2.line set priority_description_id = ${second.id} where company_id = ${story.staff.companyId}`);
  expect((await list())[1].lineNum).toBeGreaterThan(0);
  expect(await save(LEVELS.slice(0, 1))).toMatchObject({
    status: 10202,
    data: '级别2已被产线使用，不能删除',
  });
  const renamed = LEVELS.map((row) => (row.level === 2 ? { ...row, name: '加急' } : row));
  expect((await save(renamed)).data[1]).toMatchObject({ id: second.id, name: '加急' });
});

test('a level under another number keeps its lines, one that is taken away and typed anew does not return', async () => {
  expect((await save(LEVELS)).status).toBe(200);
  const [first, second] = await list();
  await story.server.query(sql`
    update mes2.line set priority_description_id = ${second.id} where company_id = ${story.staff.companyId}`);
  const swapped = [
    { ...LEVELS[1], id: second.id, level: 1 },
    { ...LEVELS[0], id: first.id, level: 2 },
  ];
  expect((await save(swapped)).data).toMatchObject([
    { id: second.id, level: 1, name: '急单' },
    { id: first.id, level: 2, name: '特急', lineNum: 0 },
  ]);
  expect((await list())[0].lineNum).toBeGreaterThan(0);
  expect(await save([{ ...LEVELS[0], id: first.id, level: 2 }])).toMatchObject({
    status: 10202,
    data: '级别1已被产线使用，不能删除',
  });
  // A level that is gone does not come back by its id.
  expect((await save(swapped.slice(0, 1))).status).toBe(200);
  const again = (await save(swapped)).data[1];
  expect(again).toMatchObject({ level: 2, name: '特急' });
  expect(again.id).not.toBe(first.id);
});

test('who only reads the legend may not save it', async () => {
  expect((await save(LEVELS, 'cx.worker')).status).toBe(10401);
});
