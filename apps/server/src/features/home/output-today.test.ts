import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { runNow } from '../../testing/run-clock.ts';
import { factoryDate } from '../../testing/shanghai.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

const day = factoryDate(runNow());
let story: StoryServer;
beforeAll(async () => {
  story = await storyServer('pglite', () => new Date(`${day}T10:30:00+08:00`));
});
afterAll(() => story.server.close());

test('the output of today is held against the hours that are over, and shown beside the target of the day', async () => {
  const [line] = story.staff.lines;
  const hour = (from: string, to: string, num: number) => ({ from, to, num });
  const hours = [
    hour('08:00', '09:00', 60),
    hour('09:00', '10:00', 40),
    hour('10:00', '11:00', 50),
    hour('11:00', '12:00', 350),
  ];
  const { companyId } = story.staff;
  const { query } = story.server;
  await query(sql`
    delete from mes2.output_target where company_id = ${companyId} and work_date = ${day}::date`);
  await query(sql`
    insert into mes2.output_target (company_id, dept_id, work_date, shift_id, headcount, avail_min, eff_pct, target_num,
      hour_targets, source)
    select company_id, ${line?.id}, ${day}::date, id, 20, 600, 80, 500, ${JSON.stringify(hours)}::jsonb, 1 from mes2.shift
    where company_id = ${companyId} limit 1`);
  await query(sql`
    insert into mes2.line_hour_output (company_id, line_dept_id, order_id, order_process_id, work_date, hour, num)
    select p.company_id, ${line?.id}, p.order_id, p.id, ${day}::date, 9, 0 from mes2.order_process p
    where p.company_id = ${companyId} and p.order_id = ${story.story.order.id} and p.section = 3 and p.is_output = 1`);
  for (const [num, level] of [
    [100, 'ok'],
    [99, 'warn'],
    [80, 'warn'],
    [79, 'bad'],
  ] as const) {
    await query(sql`
      update mes2.line_hour_output set num = ${num}::int
      where company_id = ${companyId} and work_date = ${day}::date`);
    const { body } = await story.server.call('cx.admin', 'GET', '/mes2/home/cards', {
      codes: 'outputToday',
    });
    expect(body.data).toMatchObject([{ value: String(num), target: '500', level }]);
  }
});
