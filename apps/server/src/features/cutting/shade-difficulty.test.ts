import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
beforeAll(async () => {
  story = await storyServer();
});
afterAll(() => story.server.close());

const decide = (code: string, value: unknown) =>
  story.server.query(sql`
    insert into mes2.company_setting (company_id, code, value)
    values (${story.staff.companyId}, ${code}, ${JSON.stringify(value)}::jsonb)
    on conflict (company_id, code) do update set value = excluded.value returning id`);

/** Bed 1 of the story entered roll by roll: 14 rolls of one shade for 120 plies. */
const shaded = () => {
  const bill = story.bill(1);
  const [color] = bill.colors;
  return { ...bill, bedType: 3, colors: [{ ...color, shade: 'A' }] };
};
const detail = async (id: string) =>
  (await story.server.call('cx.leader', 'GET', '/mes2/reduce/detail', { id })).body.data;
const steps = async (orderId: string) =>
  (await story.server.call('cx.leader', 'GET', '/mes2/reduce/sizes', { orderId })).body.data
    .difficultySteps;

test('a bed of one shade a colour has no such factor', async () => {
  const { body } = await story.create(story.bill(3));
  const { id, version } = body.data;
  expect((await story.submit({ id, version })).body).toMatchObject({ status: 200 });
  expect((await detail(id)).shadeDifficulty).toBeNull();
});

test('a shade-level bed keeps the factor of the steps it was submitted with', async () => {
  expect(await steps(story.story.order.id)).toEqual([
    { upTo: 12, factor: '1.00' },
    { upTo: 20, factor: '1.05' },
    { upTo: null, factor: '1.10' },
  ]);
  await decide('bundleAuto', 0);
  await decide('xysDifficulty', [
    [11, '1.00'],
    [null, '1.25'],
  ]);
  const { body } = await story.create(shaded());
  expect(body).toMatchObject({ status: 200 });
  const { id, version } = body.data;
  expect((await detail(id)).shadeDifficulty).toBeNull();
  expect((await story.submit({ id, version })).body.status).toBe(200);
  expect((await detail(id)).shadeDifficulty).toBe('1.25');

  await decide('xysDifficulty', [[null, '1.00']]);
  expect(await steps(story.story.order.id)).toEqual([{ upTo: null, factor: '1.00' }]);
  const submitted = await detail(id);
  expect(submitted.shadeDifficulty).toBe('1.25');
  const taken = await story.server.call('cx.manager', 'PUT', '/mes2/reduce/unsubmit', {
    id,
    version: submitted.version,
  });
  expect(taken.body.status).toBe(200);
  expect((await detail(id)).shadeDifficulty).toBeNull();
});

test('steps that do not rise are refused', async () => {
  const put = async (value: unknown) => {
    const code = 'xysDifficulty';
    const setting = (
      await story.server.call('cx.admin', 'GET', '/mes2/companySetting/code', { code })
    ).body.data;
    const { version } = setting;
    const body = { code, value: JSON.stringify(value), version };
    return (await story.server.call('cx.admin', 'PUT', '/mes2/companySetting', body)).body;
  };
  const refused = { status: 10009, data: '各档卷数须递增，系数不能递减' };
  expect(
    await put([
      [20, '1.00'],
      [12, '1.05'],
      [null, '1.10'],
    ]),
  ).toMatchObject(refused);
  expect(
    await put([
      [12, '1.10'],
      [null, '1.05'],
    ]),
  ).toMatchObject(refused);
  expect((await put([[12, '1.00']])).status).toBe(10009);
  expect(
    (
      await put([
        [12, '0.50'],
        [null, '1.00'],
      ])
    ).status,
  ).toBe(10009);
  expect(
    (
      await put([
        [10, '1.00'],
        [null, '1.20'],
      ])
    ).status,
  ).toBe(200);
});
