import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { meanwhile } from '../../testing/meanwhile.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;

beforeAll(async () => {
  story = await storyServer('postgres');
});
afterAll(() => story.server.close());

test('nobody is transferred into a wage period that is being locked at this moment', async () => {
  const { companyId, sewers, lines } = story.staff;
  const person = sewers[0]?.id ?? '';
  await story.server.query(sql`
    insert into mes2.wage_period (company_id, period_no, from_date, to_date)
    values (${companyId}, 'MOVE', '2026-02-01', '2026-02-28')`);
  const deptOf = () =>
    story.server.query(sql`
      select dept_id from amc.company_member where id = ${person}`);
  const before = await deptOf();
  const { body } = await meanwhile(
    story.server.engine,
    sql`update mes2.wage_period set status = 2, lock_date = app_now() where period_no = 'MOVE'`,
    () =>
      story.server.call('cx.admin', 'POST', '/amc/deptUser', {
        ...{ employeeIds: [person], deptId: lines[2]?.id, isMain: 1, fromDate: '2026-02-10' },
      }),
  );
  expect(body).toMatchObject({ status: 10402, data: '工资期 MOVE 已锁定' });
  expect(await deptOf()).toEqual(before);
});
