import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type FreshServer, freshServer } from '../../testing/story/fresh-server.ts';
import { storyOrderBody } from '../../testing/story/story-order.ts';
import { enterStoryStyle } from '../../testing/story/story-style.ts';

let fresh: FreshServer;
let draft: { id: string; version: number };
const call: FreshServer['call'] = (...parts) => fresh.call(...parts);
const path = (step: string) => `/saas/order/${step}`;
const body = () => storyOrderBody(fresh, styleId);
let styleId: string;

beforeAll(async () => {
  fresh = await freshServer();
  styleId = (await enterStoryStyle(fresh)).id;
  draft = (await call('POST', path('insertOrder'), body())).data;
});
afterAll(() => fresh.server.close());

const reread = async () => (await call('GET', path('getOrderById'), { id: draft.id })).data;
const save = async (more: object) => {
  const { version } = await reread();
  const input = { ...body(), id: draft.id, version, ...more };
  const answer = await call('PUT', path('updateOrder'), input);
  expect(answer.status).toBe(200);
};
const onDraft = async (step: string, more: object) => {
  const { version } = await reread();
  const answer = await call('POST', path(step), { orderId: draft.id, version, ...more });
  expect(answer.status).toBe(200);
};
/** What the newest entry lists: `part|line|field|before|after`. */
const logged = async (who?: string): Promise<string[]> => {
  const { data } = await call('GET', '/bizLog/list', { bizType: 'order', bizId: draft.id }, who);
  return data.list[0].changes.map((change: Record<string, string | null>) =>
    [change.area, change.label, change.title, change.fromText, change.toText].join('|'),
  );
};

test('a save of the head logs field by field what it changed, people and places by name', async () => {
  const [employee] = await fresh.server.query<{ id: string; name: string }>(
    sql`select id, employee_name as name from amc.company_member where employee_no = '0417'`,
  );
  const { colors: _colors, sizes: _sizes, colorSizes: _cells, ...head } = body();
  const { version, merchandiserName } = await reread();
  const answer = await call('PUT', path('updateOrder'), {
    ...{ ...head, id: draft.id, version, customerPo: 'UN-90000', priority: 2 },
    ...{ cutTolUpPct: '6', merchandiserId: employee?.id, remark: '加急' },
  });
  expect(answer.status).toBe(200);
  expect(await logged()).toEqual([
    'head||客户PO|UN-88213|UN-90000',
    'head||优先级|0|2',
    'head||裁剪上差%|5.00|6.00',
    `head||跟单|${merchandiserName ?? ''}|${employee?.name}`,
    'head||备注||加急',
  ]);
});

test('a save that changes nothing logs nothing', async () => {
  const { merchandiserId } = await reread();
  await save({
    customerPo: 'UN-90000',
    priority: 2,
    cutTolUpPct: '6',
    merchandiserId,
    remark: '加急',
  });
  expect(await logged()).toEqual([]);
});

test('pieces are listed a line a colour, with what they come to', async () => {
  const { colorSizes, sizes, colors } = body();
  const [black, navy] = colors;
  const kept = colorSizes
    .filter(({ colorId }) => colorId === black?.colorId)
    .map((cell) => (cell.num === 200 ? { ...cell, num: 210 } : cell));
  const { customerPo, priority, cutTolUpPct, merchandiserId, remark } = await reread();
  const same = { customerPo, priority, cutTolUpPct, merchandiserId, remark };
  await save({ ...same, colors: [black], sizes, colorSizes: kept });
  expect(await logged()).toEqual([
    'colorSizes|黑色|订单数|1200 = S 200 + M 400 + L 400 + XL 200|1220 = S 210 + M 400 + L 400 + XL 210',
    'colorSizes|藏青||900 = S 150 + M 300 + L 300 + XL 150|',
  ]);
  await save({ ...same, colors: [black, navy], sizes, colorSizes });
  expect(await logged()).toHaveLength(2);
});

test('the grids of an order log their lines', async () => {
  const materialId = fresh.basics.material('FAB-JSY180');
  const line = { materialId, fabricPart: 1, partName: '大身', usageNum: '0.9', unitCode: 'M' };
  await onDraft('orderBom/batchInsert', { rows: [{ ...line, lossPct: '2' }] });
  expect(await logged()).toEqual([expect.stringMatching(/^bom\|.+ 大身\|\|\|0\.9000 M$/)]);
  const [{ id }] = (await reread()).bom;
  const sizeUsages = [{ sizeId: fresh.basics.size('MEN', 'XL'), usageNum: '0.95' }];
  await onDraft('orderBom/batchInsert', { rows: [{ ...line, id, lossPct: '3', sizeUsages }] });
  expect((await logged()).map((text) => text.split('|').slice(2).join('|'))).toEqual([
    '损耗%|2.00|3.00',
    '单件用量 XL||0.95',
  ]);
  const point = { pointName: '胸围', method: null, tolUp: '1', tolDown: '1', values: [] };
  await onDraft('qualifying', {
    ...{ aqlMajor: '2.5', aqlMinor: '4.0', inspectionLevel: 'II', gates: [3], points: [point] },
  });
  expect(await logged()).toEqual([
    'qualifying||主疵AQL||2.5',
    'qualifying||次疵AQL||4.0',
    'qualifying||检验水平||II',
    'qualifying||检验关卡||3',
    'points|胸围|||',
  ]);
});

test('the log shows prices only to those who may see them', async () => {
  const { customerPo, priority, cutTolUpPct, merchandiserId, remark } = await reread();
  await save({ customerPo, priority, cutTolUpPct, merchandiserId, remark, unitPrice: '39' });
  expect(await logged()).toEqual(['head||单价|38.5000|39.0000']);
  expect(await logged('cx.leader')).toEqual([]);
});
