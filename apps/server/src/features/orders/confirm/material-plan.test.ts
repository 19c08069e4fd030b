import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshServer, freshServer } from '../../../testing/story/fresh-server.ts';
import { storyOrderBody } from '../../../testing/story/story-order.ts';
import { enterStoryStyle } from '../../../testing/story/story-style.ts';

let fresh: FreshServer;
let styleId: string;
let id: string;
const call: FreshServer['call'] = (...parts) => fresh.call(...parts);
const path = (step: string) => `/saas/order/${step}`;

beforeAll(async () => {
  fresh = await freshServer();
  styleId = (await enterStoryStyle(fresh)).id;
  const made = await call('POST', path('insertOrder'), storyOrderBody(fresh, styleId));
  id = made.data.id;
  const materialId = fresh.basics.material('FAB-JSY180');
  const line = { materialId, fabricPart: 1, partName: '大身', usageNum: '0.9', unitCode: 'M' };
  await save('orderBom/batchInsert', { rows: [{ ...line, lossPct: '2' }] });
  const planned = ['BLK', 'NVY'].map((code, at) => ({
    ...{ materialId, fabricPart: 1, colorId: fresh.basics.color(code), tympanIds: [] },
    // Somebody asked for more of the second one.
    planLen: at === 0 ? '1101.6' : '850',
  }));
  await save('tympan', { rows: planned });
});
afterAll(() => fresh.server.close());

const reread = async () => (await call('GET', path('getOrderById'), { id })).data;
const save = async (step: string, more: object) => {
  const { version } = await reread();
  const answer = await call('POST', path(step), { orderId: id, version, ...more });
  expect(answer).toMatchObject({ status: 200 });
  return answer;
};
const savePieces = async (more: object) => {
  const { version } = await reread();
  const body = { ...storyOrderBody(fresh, styleId), id, version, ...more };
  expect((await call('PUT', path('updateOrder'), body)).status).toBe(200);
};
const lengths = async (): Promise<string[]> =>
  (await reread()).fabrics.map((each: { colorName: string; planLen: string }) =>
    [each.colorName, each.planLen].join(' '),
  );

test('needs and planned lengths follow the pieces of a draft; a length of somebody stays', async () => {
  const { colorSizes } = storyOrderBody(fresh, styleId);
  const more = colorSizes.map((cell, at) => (at === 0 ? { ...cell, num: cell.num + 100 } : cell));
  await savePieces({ colorSizes: more });
  // 1,300 and 2,200 × 0.9 m × 1.02.
  expect(await lengths()).toEqual(['黑色 1193.400', '藏青 850.000']);
  expect((await reread()).bom).toMatchObject([{ needNum: '2019.6000' }]);
  await savePieces({});
  expect(await lengths()).toEqual(['黑色 1101.600', '藏青 850.000']);
});

test('planned lengths follow the bill and the matched colours', async () => {
  const [line] = (await reread()).bom;
  const row = { ...line, lossPct: '5' };
  const { id: lineId, materialId, fabricPart, partName, usageNum, unitCode, lossPct } = row;
  const kept = { id: lineId, materialId, fabricPart, partName, usageNum, unitCode, lossPct };
  await save('orderBom/batchInsert', { rows: [kept] });
  expect(await lengths()).toEqual(['黑色 1134.000', '藏青 850.000']);
  const white = fresh.basics.color('WHT');
  const match = { garmentColorId: fresh.basics.color('BLK'), partName: '大身', materialId };
  await save('colorMatching/batchInsert', { rows: [{ ...match, materialColorId: white }] });
  expect((await lengths()).sort()).toEqual(
    ['藏青 850.000', `${await nameOf(white)} 1134.000`].sort(),
  );
});

const nameOf = async (colorId: string): Promise<string> =>
  (await reread()).fabrics.find((each: { colorId: string }) => each.colorId === colorId)?.colorName;
