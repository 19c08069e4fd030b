import { randomUUID } from 'node:crypto';
import { addDays } from '@garment-mes/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { shanghai } from '../../testing/shanghai.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';
import { factoryToday } from './day-cutoff.sql.ts';
import { comingCutoff, dayCutoffsOf, withCutoff } from './day-cutoff.ts';

const day = shanghai().slice(0, 10);
const tomorrow = addDays(day, 1);
const moment = (date: string, clock: string) => new Date(`${date}T${clock}+08:00`);

let now = moment(day, '23:50:00');
let story: StoryServer;
beforeAll(async () => {
  story = await storyServer('pglite', () => now);
  await story.cut(1);
  await story.server.query(sql`update mes2.shift set del_flag = '2' where cross_day = 1`);
});
afterAll(() => story.server.close());

const saved = async () =>
  (await story.server.call('cx.admin', 'GET', '/mes2/companySetting/code', { code: 'dayCutoff' }))
    .body.data;
const save = async (clock: string) => {
  const { version } = await saved();
  const body = { code: 'dayCutoff', value: JSON.stringify(clock), version };
  return (await story.server.call('cx.admin', 'PUT', '/mes2/companySetting', body)).body.data;
};

let bundleNo = 0;
/** Reports a bundle nobody reported yet. @returns the day it is counted to */
const dayOfScan = async (deviceDate: string): Promise<string> => {
  bundleNo += 1;
  const [row] = await story.server.query<{ id: string }>(sql`
    select p.id from mes2.bundle_process p
    join mes2.bundle b on b.company_id = p.company_id and b.id = p.bundle_id
    join mes2.order_process o on o.company_id = p.company_id and o.id = p.order_process_id
    where b.bundle_no = ${bundleNo} and o.process_code = 'C06'`);
  const { body } = await story.server.call('cx.worker', 'PUT', '/mes2/bundleProcess/update', {
    id: row?.id,
    bundleProcessSubmitRecord: {
      requestId: randomUUID(),
      type: 1,
      num: 24,
      employeeId: story.staff.member('worker').id,
      deviceDate,
      channel: 2,
    },
  });
  return body.data.scan?.workDate ?? body.data;
};
/** The running day as statements know it, which is the one that pages are told. */
const dayOfStatements = async () => {
  const [row] = await story.server.query<{ day: string }>(
    sql`select ${factoryToday(sql`${story.staff.companyId}`)} as day`,
  );
  return row?.day;
};
const runningDay = async () =>
  (await story.server.call('cx.worker', 'GET', '/mes2/app/myDay', {})).body.data.workDate;

/** The start of the day that pages go by. */
const toldCutoff = async () =>
  (await story.server.call('cx.admin', 'GET', '/amc/getUserCompany')).body.data[0].dayCutoff;

test('a changed start of the day counts from tomorrow and moves nothing that has happened', async () => {
  expect(await dayOfScan(`${day} 00:30:00`)).toBe(addDays(day, -1));
  expect(await save('00:05')).toMatchObject({
    value: '"00:05"',
    effectiveDate: tomorrow,
    valueUntil: '"05:00"',
  });
  // The same night as above, reported late: still the day it was.
  expect(await dayOfScan(`${day} 00:30:00`)).toBe(addDays(day, -1));
  expect(await dayOfScan(`${day} 05:00:00`)).toBe(day);
  expect([await runningDay(), await dayOfStatements()]).toEqual([day, day]);
  expect(await toldCutoff()).toBe('05:00');

  now = moment(tomorrow, '00:04:59');
  expect(await dayOfScan(`${tomorrow} 00:04:59`)).toBe(day);
  expect([await runningDay(), await dayOfStatements()]).toEqual([day, day]);
  now = moment(tomorrow, '00:05:00');
  expect(await dayOfScan(`${tomorrow} 00:05:00`)).toBe(tomorrow);
  expect([await runningDay(), await dayOfStatements()]).toEqual([tomorrow, tomorrow]);
  expect(await toldCutoff()).toBe('00:05');
  // Sent when the new time counts already, made when the old one did.
  expect(await dayOfScan(`${day} 04:59:00`)).toBe(addDays(day, -1));
  expect(await saved()).toMatchObject({
    value: '"00:05"',
    effectiveDate: null,
    valueUntil: null,
  });
});

test('what was to count from tomorrow is taken back before it counts', async () => {
  const first = await save('07:00');
  expect(first).toMatchObject({ effectiveDate: addDays(tomorrow, 1), valueUntil: '"00:05"' });
  const second = await save('08:00');
  expect(second).toMatchObject({ value: '"08:00"', valueUntil: '"00:05"' });
  expect(await save('00:05')).toMatchObject({ value: '"00:05"', effectiveDate: null });
});

test('the day does not turn in the middle of a shift', async () => {
  const night = [
    { type: 'work', start: '18:00', end: '23:00' },
    { type: 'break', start: '23:00', end: '23:30' },
    { type: 'work', start: '23:30', end: '04:00' },
  ];
  expect(await save('05:00')).toMatchObject({ value: '"05:00"' });
  const { body } = await story.server.call('cx.admin', 'POST', '/mes2/shift', {
    ...{ code: 'N1', name: '夜班', segments: night, isDefault: 0 },
  });
  expect(body.status).toBe(200);
  expect(await save('03:30')).toBe('班次夜班到04:00才结束，晚于日切时间03:30，请先修改班次');
  expect(await save('04:00')).toMatchObject({ value: '"04:00"' });
});

test('keeps a plain time as one that was always in force', () => {
  expect(dayCutoffsOf('05:00')).toEqual([{ from: '0001-01-01', clock: '05:00' }]);
  expect(withCutoff('05:00', '05:00', '2024-03-21')).toEqual(dayCutoffsOf('05:00'));
  const changed = withCutoff('05:00', '06:00', '2024-03-21');
  expect(comingCutoff(changed, '2024-03-20')).toEqual({ from: '2024-03-21', until: '05:00' });
  expect(comingCutoff(changed, '2024-03-21')).toBeUndefined();
  expect(comingCutoff('05:00', '2024-03-20')).toBeUndefined();
});
