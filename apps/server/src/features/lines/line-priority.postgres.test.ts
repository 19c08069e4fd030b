import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { meanwhile } from '../../testing/meanwhile.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;

beforeAll(async () => {
  story = await storyServer('postgres');
});
afterAll(() => story.server.close());

const call = async (method: 'GET' | 'PUT', path: string, input: object) =>
  (await story.server.call('cx.admin', method, `/mes2${path}`, input)).body;
const page = async (path: string) =>
  (await call('GET', `${path}/list`, { pageNum: 1, pageSize: 9 })).data.list;

const LEVELS = [
  { level: 1, name: '特急', color: '#D4380D', meaning: '今日必须完成' },
  { level: 2, name: '急单', color: '#FA8C16', meaning: '三天内走货' },
];
const saveLegend = async (rows: object[]) => {
  const stored: { version: number }[] = await page('/linePriorityDescription');
  const version = Math.max(0, ...stored.map((level) => level.version));
  return call('PUT', '/linePriorityDescription', { version, rows });
};

let lineId: string;
let second: string;

/** A line takes a level, none with `null`. */
const take = async (priorityDescriptionId: string | null) => {
  const [line] = await page('/line');
  lineId = line.id;
  return call('PUT', '/line/update', {
    ...{ id: line.id, version: line.version, calendarId: line.calendarId },
    ...{ defaultEffPct: line.defaultEffPct, standardHeadcount: line.standardHeadcount },
    priorityDescriptionId,
  });
};

beforeEach(async () => {
  expect((await take(null)).status).toBe(200);
  second = (await saveLegend(LEVELS)).data[1].id;
});

test('a line has the level it took until it gives it back', async () => {
  expect((await take(second)).data.priorityDescriptionId).toBe(second);
  expect((await page('/linePriorityDescription'))[1].lineNum).toBe(1);
  const [line] = await page('/line');
  const { id, version, calendarId, defaultEffPct, standardHeadcount } = line;
  const other = { id, version, calendarId, defaultEffPct, standardHeadcount, stationNum: 7 };
  expect((await call('PUT', '/line/update', other)).data).toMatchObject({
    ...{ stationNum: 7, priorityDescriptionId: second },
  });
  expect((await take(null)).data.priorityDescriptionId).toBeNull();
});

test('a level that a line is taking is not removed', async () => {
  const answer = await meanwhile(
    story.server.engine,
    sql`with held as (select id from mes2.line_priority_description where id = ${second} for share)
      update mes2.line l set priority_description_id = held.id from held where l.id = ${lineId}`,
    () => saveLegend(LEVELS.slice(0, 1)),
  );
  expect([answer.status, answer.data]).toEqual([10202, '级别2已被产线使用，不能删除']);
});

test('a line does not take a level that is being removed', async () => {
  const answer = await meanwhile(
    story.server.engine,
    sql`update mes2.line_priority_description set del_flag = '2' where id = ${second}`,
    () => take(second),
  );
  expect([answer.status, answer.data]).toEqual([10009, '优先级说明不存在']);
});
