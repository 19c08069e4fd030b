import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
let workDate: string;

beforeAll(async () => {
  story = await storyServer();
  await story.cut(1);
  const [bed] = await story.server.query<{ workDate: string }>(sql`
    select work_date from mes2.cutting_bed where bed_no = 1`);
  workDate = bed?.workDate ?? '';
});
afterAll(() => story.server.close());

const report = async (query: object = {}, who = 'cx.admin') =>
  (
    await story.server.call(who, 'GET', '/mes2/report/reduceBedWorkReport', {
      ...{ pageSize: 100, workDateFrom: workDate, workDateTo: workDate, ...query },
    })
  ).body.data;

interface Row {
  readonly role: number;
  readonly amount: string;
  readonly sharePct: string;
  readonly employeeId: string;
}

test('spreading of 720 garments at 0.12 is shared 60 to 40, to the cent', async () => {
  const { list, sum } = await report({ role: 1 });
  expect(list.map(({ amount, sharePct }: Row) => [sharePct, amount])).toEqual(
    expect.arrayContaining([
      ['60.00', '51.8400'],
      ['40.00', '34.5600'],
    ]),
  );
  expect(list[0]).toMatchObject({
    plies: 120,
    cutNum: 720,
    unitPrice: '0.1200',
    bedNo: 1,
    wageStatus: null,
  });
  expect(Number(sum.amount)).toBe(86.4);
});

test('the rows of a person are the own ones, in whatever order they stand', async () => {
  const [first] = (await report()).list as Row[];
  const { list, total } = await report({ employeeId: first?.employeeId, byBed: true });
  expect(total).toBeGreaterThan(0);
  expect(new Set(list.map(({ employeeId }: Row) => employeeId))).toEqual(
    new Set([first?.employeeId]),
  );
});

test('minutes are those of the work of the role, and pay an hour is of them', async () => {
  await story.server.query(sql`
    update mes2.cutting_bed set spread_start_date = app_now() - interval '4 hours',
      spread_end_date = app_now() - interval '1 hour', cut_start_date = app_now() - interval '1 hour',
      cut_end_date = app_now() where bed_no = 1`);
  const { list } = await report({ role: 1 });
  const row = list.find(({ sharePct }: Row) => sharePct === '60.00');
  expect(row).toMatchObject({ spentMin: '180.00', perHour: '17.28' });
});

test('a bed that is a draft again is in nobody’s work', async () => {
  await story.server.query(sql`update mes2.cutting_bed set status = 0 where bed_no = 1`);
  expect((await report()).total).toBe(0);
});
