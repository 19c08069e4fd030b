import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';
import { addToBom, bomRemain } from './requisition.sql.ts';

let story: StoryServer;
let label: string;

beforeAll(async () => {
  story = await storyServer();
  const { companyId } = story.staff;
  label = story.basics.material('LBL-MAIN');
  await story.server.query(sql`delete from mes2.order_bom where fabric_part is null`);
  await story.server.query(sql`
    insert into mes2.order_bom (company_id, order_id, material_id, usage_num, unit_code, need_num, seq_no)
    values (${companyId}, ${story.story.order.id}, ${label}, 0.25, '打', 15, 90)`);
});
afterAll(() => story.server.close());

test('a bill in dozens leaves pieces to be drawn, and what was drawn stands on it in dozens', async () => {
  const { companyId } = story.staff;
  const { id: orderId } = story.story.order;
  const actor = { companyId } as never;
  const drawn = await story.server.engine.system(async (tx) => {
    const [before] = await bomRemain(tx, actor, orderId);
    await addToBom(tx, actor, orderId, { materialId: label, colorId: null }, '50', '0');
    const [after] = await bomRemain(tx, actor, orderId);
    const line = await tx.one(sql`
      select issued_num from mes2.order_bom where order_id = ${orderId} and material_id = ${label}`);
    return { before, after, line };
  });
  expect(drawn).toMatchObject({
    before: { unitCode: 'PC', needNum: '180.0000', issuedNum: '0.000' },
    after: { issuedNum: '50.000', remainNum: '130.0000' },
    line: { issuedNum: '4.1667' },
  });
});
