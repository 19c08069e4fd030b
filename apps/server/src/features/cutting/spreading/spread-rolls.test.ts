import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../database/engine.ts';
import { type StoryServer, storyServer } from '../../../testing/story/story-server.ts';

let story: StoryServer;
beforeAll(async () => {
  story = await storyServer();
});
afterAll(() => story.server.close());

let request = 0;
const call = async (method: 'POST' | 'PUT', body: object) => {
  request += 1;
  const requestId = `spread-request-${request}`;
  const path = '/mes2/reduce/tympan';
  return (await story.server.call('cx.leader', method, path, { requestId, ...body })).body;
};

/** A bed without rolls, and the calls of the tablet that spreads it. */
async function bedAtTable(more: object = {}) {
  await story.server.query(sql`
    update mes2.cutting_bed set status = 9 where status = 1`);
  const { body } = await story.create({ ...story.bill(1), rolls: [], ...more });
  const reduceBedId: string = body.data.id;
  return {
    scan: (rollNo: string, body: object) =>
      call('POST', { reduceBedId, tympanId: story.story.rollId(rollNo), ...body }),
    correct: (id: string, body: object) => call('PUT', { reduceBedId, id, ...body }),
    async submit() {
      const [now] = await story.server.query<{ version: number }>(sql`
        select version from mes2.cutting_bed where id = ${reduceBedId}`);
      return (await story.submit({ id: reduceBedId, version: now?.version })).body;
    },
    clear: () =>
      story.server.query(sql`
        delete from mes2.cutting_bed_roll where cutting_bed_id = ${reduceBedId}`),
  };
}

test('more plies and more metres than a roll has are kept as at the desk, and refused when the bed is handed on', async () => {
  const bed = await bedAtTable();
  const { status, data } = await bed.scan('R0301', { plies: 10, issuedLen: '47.89' });
  expect({ status, plies: data.plies }).toEqual({ status: 200, plies: 10 });
  expect(await bed.submit()).toMatchObject({
    status: 10202,
    data: '布卷R0301填了10层，47.89米最多铺9层',
  });
  const [roll] = data.rolls;
  const changed = await bed.correct(roll.id, { plies: 9, issuedLen: '999' });
  expect(changed.data.rolls[0]).toMatchObject({ plies: 9, issuedLen: '999.000' });
  expect(await bed.submit()).toMatchObject({
    status: 10202,
    data: '布卷R0301领用999.00米，卷上只有47.89米',
  });
  await bed.clear();
});

test('a roll of another shade is kept as at the desk, and refused when the bed is handed on', async () => {
  await story.server.query(sql`
    update mes2.production_order set shade_control = 1 where order_no = 'SO2403017'`);
  const { colors, sizes } = story.bill(1);
  const plies = 18;
  const bed = await bedAtTable({ colors: colors.map((color) => ({ ...color, plies })), sizes });
  const roll = { plies: 9, issuedLen: '47.16' };
  await bed.scan('R0302', roll);
  const { data } = await bed.scan('R0315', roll);
  expect(data.rolls.map(({ shade }: { shade: string }) => shade)).toEqual(['A', 'B']);
  expect(await bed.submit()).toMatchObject({
    status: 10202,
    data: '黑色有A/B两种以上色号段，请改用细颜色床单',
  });
  await story.server.query(sql`
    update mes2.production_order set shade_control = 0 where order_no = 'SO2403017'`);
  await bed.clear();
});

test('a roll of another colour is asked about, kept on purpose, and refused when the bed is handed on', async () => {
  const bed = await bedAtTable();
  const navy = { plies: 9, issuedLen: '47.16' };
  const text = '布卷R0405 藏青 与订单面布颜色不符(配色表无此对应)';
  expect(await bed.scan('R0405', navy)).toMatchObject({ status: 10202, data: text });
  const kept = await bed.scan('R0405', { ...navy, otherBlock: true });
  expect(kept.data.rolls).toMatchObject([{ rollNo: 'R0405', colorName: '黑色', plyFrom: 1 }]);
  expect(await bed.submit()).toMatchObject({ status: 10202, data: text });
  await bed.clear();
});
