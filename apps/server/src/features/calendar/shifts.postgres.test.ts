import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { meanwhile } from '../../testing/meanwhile.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;

beforeAll(async () => {
  story = await storyServer('postgres');
});
afterAll(() => story.server.close());

const HOURS = [{ start: '08:00', end: '12:00', type: 'work' }];
const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, input: object = {}) =>
  (await story.server.call('cx.admin', method, `/mes2${path}`, input)).body;
const save = (code: string, more: object = {}) =>
  call('POST', '/shift', { code, name: code, segments: HOURS, isDefault: 0, ...more });
const eight = <Answer>(one: (at: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: 8 }, (_, at) => one(at)));

test('of eight shifts with one code one is made, the others are refused', async () => {
  const answers = await eight((at) => save(at % 2 ? 'RACE' : 'ｒace'));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, data } of answers.filter((answer) => answer.status !== 200))
    expect([status, data]).toEqual([
      10009,
      expect.stringMatching(/^班次编码已存在：(RACE|ｒace)$/),
    ]);
});

test('of eight defaults set at once the last stays', async () => {
  const answers = await eight((at) => save(`D${at}`, { isDefault: 1 }));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const { data } = await call('GET', '/shift/list');
  expect(data.list.filter(({ isDefault }: { isDefault: number }) => isDefault === 1)).toHaveLength(
    1,
  );
});

test('a calendar does not take a shift that is being removed', async () => {
  const { data: shift } = await save('GONE');
  const answer = await meanwhile(
    story.server.engine,
    sql`update mes2.shift set del_flag = '2', version = version + 1 where id = ${shift.id}`,
    () =>
      call('POST', '/calendar', {
        ...{ name: '临时', year: 2030 },
        weekPattern: [{ weekday: 1, shiftId: shift.id }],
      }),
  );
  expect([answer.status, answer.data]).toEqual([10009, '班次不存在']);
});

test('manpower of a day whose wage period is being locked waits, and is refused', async () => {
  const { data: shift } = await save('LATE');
  await story.server.query(sql`
    insert into mes2.wage_period (company_id, period_no, from_date, to_date)
    values (${story.staff.companyId}, '2026-02', '2026-02-01', '2026-02-28')`);
  const answer = await meanwhile(
    story.server.engine,
    sql`update mes2.wage_period set status = 2, lock_date = app_now() where period_no = '2026-02'`,
    () =>
      call('POST', '/inputPersonnelWork', {
        requestId: 'period-race-request',
        rows: [
          {
            ...{ deptId: story.staff.lines[0]?.id, workDate: '2026-02-05', shiftId: shift.id },
            ...{ presentNum: 0, attendMin: '0' },
          },
        ],
      }),
  );
  expect(answer).toMatchObject({ status: 10402, data: '工资期 2026-02 已锁定' });
});

test('manpower of a day waits for the change of its hours', async () => {
  const { data: shift } = await save('HEADS');
  const line = story.staff.lines[0]?.id ?? '';
  const answer = await meanwhile(
    story.server.engine,
    sql`update mes2.shift set net_min = 100 where id = ${shift.id}`,
    () =>
      call('POST', '/inputPersonnelWork', {
        requestId: 'shift-race-request',
        rows: [
          {
            ...{ deptId: line, workDate: '2026-01-05', shiftId: shift.id },
            ...{ presentNum: 0, attendMin: '0' },
          },
        ],
      }),
  );
  expect(answer.data).toMatchObject([{ shiftName: 'HEADS' }]);
  const [row] = await story.server.query<{ shiftNetMin: string }>(
    sql`select shift_net_min from mes2.manpower_input where shift_id = ${shift.id}`,
  );
  expect(Number(row?.shiftNetMin)).toBe(100);
});
