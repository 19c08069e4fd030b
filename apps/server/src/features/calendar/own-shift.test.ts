import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
let now = new Date('2026-11-23T02:00:00Z');
beforeAll(async () => {
  story = await storyServer('pglite', () => now);
});
afterAll(() => story.server.close());

const own = async (who: string) => {
  const { body } = await story.server.call(who, 'GET', '/mes2/shift/own');
  expect(body.status).toBe(200);
  return body.data;
};

test('somebody works the shift that the calendar of the line gives the weekday', async () => {
  const [shift] = await story.server.query<{ name: string; segments: { start: string }[] }>(sql`
    select s.name, s.segments from amc.company_member m
    join mes2.line l on l.company_id = m.company_id and l.dept_id = m.dept_id
    join mes2.work_calendar_weekday w on w.company_id = l.company_id and w.calendar_id = l.calendar_id
      and w.weekday = 1
    join mes2.shift s on s.company_id = w.company_id and s.id = w.shift_id
    where m.company_id = ${story.staff.companyId} and m.id = ${story.staff.member('worker').id}`);
  expect(shift?.name).toBeTruthy();
  const answer = await own('cx.worker');
  expect(answer).toMatchObject({ workDate: '2026-11-23', dayType: 1, shiftName: shift?.name });
  expect(answer.segmentsText.startsWith(shift?.segments[0]?.start ?? '-')).toBe(true);
});

test('a person on no line works by the calendar of the company', async () => {
  expect(await own('cx.merch')).toMatchObject({ dayType: 1, shiftName: expect.any(String) });
});

test('the shift of the attendance comes before that of the calendar', async () => {
  await story.server.query(sql`
    with night as (
      insert into mes2.shift (company_id, code, name, segments, cross_day, net_min, ot_min)
      values (${story.staff.companyId}, 'N9', '夜班', '[{"start":"20:00","end":"23:00","type":"work"}]', 0, 180, 0)
      returning company_id, id)
    insert into mes2.attendance (company_id, employee_id, work_date, shift_id)
    select company_id, ${story.staff.member('worker').id}, '2026-11-23', id from night`);
  expect(await own('cx.worker')).toMatchObject({
    shiftName: '夜班',
    segmentsText: '20:00–23:00',
  });
});

test('a rest day has no shift', async () => {
  now = new Date('2026-11-29T02:00:00Z');
  expect(await own('cx.worker')).toEqual({
    workDate: '2026-11-29',
    dayType: 2,
    shiftName: null,
    segmentsText: null,
  });
});
