import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
let seats: readonly { readonly orderProcessId: string; readonly employeeId: string }[];
let workDate: string;

beforeAll(async () => {
  story = await storyServer('postgres');
  seats = await story.server.query(sql`
    select p.id as order_process_id, m.id as employee_id
    from mes2.order_process p, amc.company_member m
    where p.order_id = ${story.story.order.id} and m.company_id = p.company_id order by m.id, p.seq_no limit 8`);
  workDate = (await call('GET', { lineDeptId: lineDeptId() })).data.workDate;
});
afterAll(() => story.server.close());

const lineDeptId = () => story.staff.lines[0]?.id ?? '';
const call = async (method: 'GET' | 'POST' | 'PUT', input: object) =>
  (await story.server.call('cx.admin', method, '/mes2/qc/patrol', input)).body;
const walk = (round: number, requestId: string, at = 0) =>
  call('POST', {
    requestId,
    ...{ lineDeptId: lineDeptId(), workDate, round },
    lines: [{ ...seats[at], sampleNum: 7, defectNum: 0 }],
  });

test('of eight who open a round at once one walks it, the others read who', async () => {
  const answers = await Promise.all(seats.map((_, at) => walk(1, `patrol-race-${at}`, at)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200).map(({ data }) => data);
  expect(refused).toHaveLength(7);
  for (const text of refused) expect(text).toMatch(/第1轮已由 .+ 巡检$/);
  const stored = await story.server.query(sql`
    select 1 from mes2.qc_patrol_line s join mes2.qc_patrol p on p.id = s.patrol_id
    where p.line_dept_id = ${lineDeptId()} and p.work_date = ${workDate}::date and p.round = 1`);
  expect(stored).toHaveLength(1);
});

test('a sheet sent twice at once is one round with one answer', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => walk(2, 'patrol-same-request')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
});

test('two tablets that add a station to one round: the second one reads the sheet first', async () => {
  const { data } = await walk(3, 'patrol-two-tablets');
  const add = (at: number) =>
    call('PUT', {
      ...{ id: data.id, version: data.version },
      lines: [{ ...seats[at], sampleNum: 7, defectNum: 0 }],
    });
  const answers = await Promise.all([add(1), add(2)]);
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 10102]);
});
