import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshServer, freshServer } from '../../../testing/story/fresh-server.ts';
import { storyOrderBody } from '../../../testing/story/story-order.ts';
import { enterStoryStyle } from '../../../testing/story/story-style.ts';

let fresh: FreshServer;
let styleId: string;
let black: string;
let navy: string;
const call: FreshServer['call'] = (...parts) => fresh.call(...parts);
const path = (step: string) => `/saas/order/${step}`;

beforeAll(async () => {
  fresh = await freshServer();
  [black, navy] = [fresh.basics.color('BLK'), fresh.basics.color('NVY')];
  styleId = (await enterStoryStyle(fresh)).id;
});
afterAll(() => fresh.server.close());

const style = async () => (await call('GET', '/style/detail', { id: styleId })).data;
const saveBill = async (rows: object[]) => {
  const { version } = await style();
  return call('POST', '/style/bom', { styleId, version, rows });
};
const approve = async () => {
  const { version } = await style();
  return (await call('PUT', '/style/approve', { id: styleId, version })).data;
};
const cloth = (colorIds: string[], usageNum: string, partName = '大身') => ({
  ...{ materialId: fresh.basics.material('FAB-JSY180'), fabricPart: 1, partName, colorIds },
  ...{ colorRule: 0, usageNum, unitCode: 'M', lossPct: '2' },
});
const enter = async (orderNo: string) => {
  const body = { ...storyOrderBody(fresh, styleId), orderNo };
  return (await call('POST', path('insertOrder'), body)).data;
};
const confirm = async ({ id }: { id: string }, lang = 'zh-CN') => {
  const { version } = (await call('GET', path('getOrderById'), { id })).data;
  const { styleVersion } = await style();
  return call('PUT', path(`confirmOrder?lang=${lang}`), { id, version, styleVersion });
};

interface Line {
  readonly colorName: string | null;
  readonly isMain: 0 | 1;
  readonly usageNum: string;
  readonly needNum: string;
  readonly partName: string | null;
}
const said = ({ partName, colorName, isMain, usageNum, needNum }: Line): string =>
  [partName, colorName, isMain, usageNum, needNum].join(' ');

test('a line of a style is for the colours it names; a colour left out is kept, cleared it is for all', async () => {
  const saved = (await saveBill([cloth([black], '0.9')])).data;
  expect(saved.rows).toMatchObject([{ colorIds: [black], colorNames: '黑色' }]);
  const [{ id }] = saved.rows;
  const { colorIds: _, ...rest } = cloth([], '0.9');
  expect((await saveBill([{ ...rest, id }])).data.rows).toMatchObject([{ colorIds: [black] }]);
  expect((await saveBill([{ ...rest, id, colorIds: null }])).data.rows).toMatchObject([
    { colorIds: [], colorNames: null },
  ]);
  expect(await saveBill([cloth([fresh.basics.color('WHT')], '0.9')])).toMatchObject({
    status: 10009,
    data: '款式T2417没有颜色“漂白”，请先在颜色尺码中添加',
  });
});

test('an approval says for which colours a line became', async () => {
  await saveBill([cloth([], '0.9')]);
  await approve();
  await saveBill([cloth([navy, black], '0.9')]);
  await approve();
  const { data } = await call('GET', '/bizLog/list', { bizType: 'style', bizId: styleId });
  const [approval] = data.list.filter(({ action }: { action: string }) => action === '审批通过');
  expect(approval.changes).toMatchObject([
    { area: 'bom', title: '适用颜色', fromText: null, toText: '藏青、黑色' },
  ]);
});

test('a colour whose main fabric the style does not name keeps its order from being confirmed', async () => {
  await saveBill([cloth([black], '0.9')]);
  await approve();
  const order = await enter('SO-COLOUR-1');
  expect((await confirm(order)).data).toBe('藏青缺主面料');
  expect((await confirm(order, 'en')).data).toBe('藏青 has no main fabric');
});

test('an order takes a line for each of its colours, and needs cloth and trims for their pieces alone', async () => {
  const zip = fresh.basics.material('LBL-MAIN');
  const trim = { ...cloth([navy], '2', '门襟'), materialId: zip, fabricPart: null, lossPct: '5' };
  const saved = await saveBill([
    cloth([black], '0.9'),
    cloth([navy], '0.8'),
    cloth([], '0.1', '领'),
    { ...trim, unitCode: 'PC' },
  ]);
  expect(saved.status).toBe(200);
  await approve();
  const order = await enter('SO-COLOUR-2');
  expect(await confirm(order)).toMatchObject({ status: 200 });
  const { bom, fabrics } = (await call('GET', path('getOrderById'), { id: order.id })).data;
  expect(bom.map(said)).toEqual([
    // 1,200 black × 0.9 m × 1.02, 900 navy × 0.8 × 1.02, all 2,100 × 0.1 × 1.02, 900 navy × 2 × 1.05.
    '大身 黑色 1 0.9000 1101.6000',
    '大身 藏青 1 0.8000 734.4000',
    '领  0 0.1000 214.2000',
    '门襟 藏青 0 2.0000 1890.0000',
  ]);
  // The collar is of the same cloth: 1,200 and 900 × 0.1 × 1.02 are in the planned lengths.
  expect(
    fabrics.map(({ colorName, planLen }: { colorName: string; planLen: string }) =>
      [colorName, planLen].join(' '),
    ),
  ).toEqual(['黑色 1224.000', '藏青 826.200']);
  const { data: remain } = await call('GET', '/materialRequisition/bomRemain', {
    orderId: order.id,
  });
  expect(remain).toMatchObject([{ materialId: zip, colorId: navy, needNum: '1890.0000' }]);
});

test('a re-sync says which lines become lines of a colour, and brings them in', async () => {
  await saveBill([cloth([], '0.9')]);
  await approve();
  const made = await enter('SO-COLOUR-3');
  expect(await confirm(made)).toMatchObject({ status: 200 });
  await saveBill([cloth([black], '0.9'), cloth([navy], '0.8')]);
  await approve();
  const order = async () => (await call('GET', path('getOrderById'), { id: made.id })).data;
  const { data: preview } = await call('GET', path('version/resync'), { orderId: made.id });
  expect(preview.refusal).toBeNull();
  expect(
    preview.changes.map((each: Record<string, string | number>) =>
      [each.area, each.label, each.fromText, each.toText, each.changeKind].join('|'),
    ),
  ).toEqual([
    'BOM|180g单面平纹布 大身 黑色||0.9000 M|1',
    'BOM|180g单面平纹布 大身 藏青||0.8000 M|1',
    'BOM|180g单面平纹布 大身|0.9000 M||2',
  ]);
  const resync = { orderId: made.id, version: (await order()).version, reason: '按颜色用料' };
  const draft = await call('POST', path('version/resync'), resync, 'cx.merch');
  expect(draft).toMatchObject({ status: 200 });
  const { id, version } = draft.data;
  expect((await call('PUT', path('version/effective'), { id, version })).data.status).toBe(1);
  expect((await order()).bom.map(said)).toEqual([
    '大身 黑色 1 0.9000 1101.6000',
    '大身 藏青 1 0.8000 734.4000',
  ]);
});

test('a colour that comes to an order later and has no main fabric is named before it takes effect', async () => {
  await saveBill([cloth([black], '0.9'), cloth([navy], '0.8')]);
  await approve();
  const made = await enter('SO-COLOUR-4');
  expect(await confirm(made)).toMatchObject({ status: 200 });
  const { colors, sizes } = (await call('GET', path('getOrderById'), { id: made.id })).data;
  const white = fresh.basics.color('WHT');
  const changes = {
    colors: [
      ...colors.map(({ colorId }: { colorId: string }) => ({ colorId })),
      { colorId: white },
    ],
    colorSizes: [{ colorId: white, sizeId: sizes[0].sizeId, num: 0 }],
  };
  const check = (language: string, more: object = {}) =>
    call('POST', path(`version/check?lang=${language}`), {
      ...{ orderId: made.id, changes: { ...changes, ...more } },
    });
  expect((await check('zh-CN')).data.checks).toMatchObject([
    { code: 'I4', text: '漂白缺主面料', isOk: false, link: 'bom' },
  ]);
  expect((await check('en')).data.checks).toMatchObject([{ text: '漂白 has no main fabric' }]);
  const body = { orderId: made.id, reason: '客户加色', changes };
  const { data: draft } = await call('POST', path('version'), body, 'cx.merch');
  const { id, version } = draft;
  expect(await call('PUT', path('version/effective'), { id, version })).toMatchObject({
    status: 10202,
    data: '漂白缺主面料',
  });
  const { colorIds: _, colorRule: __, ...forAll } = cloth([], '0.9');
  expect((await check('zh-CN', { bom: [forAll] })).data.checks).toMatchObject([{ isOk: true }]);
});
