import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { cardFigures } from './home-cards.handlers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ demo: true });
}, 300_000);
afterAll(() => server.close());

/** Where the list of a screen is asked, what each call says, and by what it begins without what has ended. */
const LISTS: Readonly<Record<string, readonly [path: string, fixed?: object, going?: object]>> = {
  '/makingCenter/order/order': ['/mes2/saas/order/selectOrderList'],
  '/mes/cloth/clothList': ['/mes2/cloth/list'],
  '/mes/cloth/feedingSing': ['/mes2/feedingSing/list'],
  '/mes/reduceBed/reduceBedList': ['/mes2/reduce/list'],
  '/mes/reduceBed/reduceBedSubmitList': ['/mes2/reduce/list'],
  '/mes/packaging/bundleGenerate': ['/mes2/bundle/list', {}, { status: [0, 1, 2, 3, 4, 5, 6, 7] }],
  '/mes/reduceBed/materialsDelivery': ['/mes2/materialsDelivery/list'],
  '/mes/employee/employeeShow': ['/amc/users/companyUserInfo'],
  '/mes/calendar/employeeAbsenceSet': ['/mes2/employeeAbsence/list'],
  '/mes/qc/qcCheckRecordList': ['/mes2/qc/checkRecord/list'],
  '/mes/qc/qcInspectionList': [
    '/mes2/qc/checkRecord/list',
    { checkType: 5 },
    { status: [0, 1, 2, 3, 4] },
  ],
};

/** What the tabs of the handed-on beds filter by, and what they say beside that. */
const TABS: Readonly<Record<string, readonly [filter: object, query?: object]>> = {
  approval: [{ status: [7] }],
  toBundle: [{}, { toBundle: true }],
};

const snake = (name: string) => name.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`);

/** Asks a list as its screen does for a link that leads to it. */
async function totalOf(who: string, link: string): Promise<number> {
  const { pathname, searchParams } = new URL(link, 'http://x');
  const [path = '', fixed = {}, going = {}] = LISTS[pathname] ?? [];
  const filter: Record<string, unknown> = { ...going };
  const query: Record<string, unknown> = { pageNum: 1, pageSize: 1, ...fixed };
  for (const [name, value] of searchParams) {
    const [from, to] = value.split('..');
    if (name === 'tab') {
      const [byTab, said] = TABS[value] ?? [];
      Object.assign(filter, byTab);
      Object.assign(query, said);
    } else if (value === 'true') query[name] = true;
    else if (to !== undefined) query.sql = `${snake(name)} between '${from}' and '${to}'`;
    else filter[snake(name)] = value.split(',').map(Number);
  }
  const { body } = await server.call(who, 'GET', path, {
    ...query,
    ...(Object.keys(filter).length > 0 ? { filter: JSON.stringify(filter) } : {}),
  });
  expect({ link, status: body.status, said: body.data?.total ?? body.data }).toMatchObject({
    status: 200,
  });
  return body.data.total;
}

interface Card {
  readonly code: string;
  readonly value: string;
  readonly link: string | null;
}

const narrowed = (cards: readonly Card[]) =>
  cards.filter(({ link }) => link?.includes('?') && new URL(link, 'http://x').pathname in LISTS);

const read = async (who: string, path: string, query: object = {}) =>
  (await server.call(who, 'GET', path, query)).body.data;

test('every figure that narrows a list is the total of that list', async () => {
  const codes = Object.keys(cardFigures);
  const cards: Card[] = [];
  for (const some of [codes.slice(0, 40), codes.slice(40)])
    cards.push(...(await read('cx.admin', '/mes2/home/cards', { codes: some.join(',') })));
  expect(narrowed(cards).length).toBeGreaterThan(12);
  for (const { code, value, link } of narrowed(cards))
    expect({ code, value: Number(value) }).toEqual({
      code,
      value: await totalOf('cx.admin', link ?? ''),
    });
});

test.each([
  'cx.leader',
  'cx.qc',
  'cx.finance',
  'cx.planner',
  'cx.guest',
  'cx.line',
  'cx.manager',
  'cx.quality',
  'cx.hr',
  'cx.fabric',
])(
  'the home page of %s: at most six figures, and what is to be done is in its lists',
  async (who) => {
    const cards: Card[] = await read(who, '/mes2/home/cards');
    expect(cards.length).toBeLessThanOrEqual(6);
    for (const { code, value, link } of narrowed(cards))
      expect({ code, value: Number(value) }).toEqual({
        code,
        value: await totalOf(who, link ?? ''),
      });
    const { groups } = await read(who, '/mes2/home/day');
    for (const { kind, total, link, rows } of groups) {
      expect({ kind, total }).toEqual({ kind, total: await totalOf(who, link) });
      expect(rows).toHaveLength(Math.min(total, 5));
    }
  },
);

test('each job has its own day, chart and page of a handheld, as far as it may open them', async () => {
  const day = async (who: string) => {
    const { groups, task, chart } = await read(who, '/mes2/home/day');
    return { kinds: groups.map(({ kind }: { kind: string }) => kind), task, chart: chart?.kind };
  };
  expect(await day('cx.leader')).toMatchObject({ task: '/mes/app/bgapp', chart: 'cut' });
  expect((await day('cx.leader')).kinds).toContain('bedsToCut');
  expect(await day('cx.qc')).toMatchObject({
    ...{ task: '/mes/app/qcxapp', chart: 'dhu' },
    kinds: ['checksOpen'],
  });
  expect(await day('cx.finance')).toMatchObject({ task: null, kinds: ['ordersToLock'] });
  expect(await day('cx.planner')).toMatchObject({ task: null, chart: 'due' });
  expect(await day('cx.guest')).toMatchObject({ task: null, kinds: [] });
  const { chart } = await read('cx.leader', '/mes2/home/day');
  expect(chart.points).toHaveLength(14);
});

test('only what is judged against a limit has a level, and a figure of a day has the one before', async () => {
  const [orders, output] = await read('cx.admin', '/mes2/home/cards', {
    codes: 'ordersToConfirm,outputToday',
    lang: 'en',
  });
  expect(orders).toMatchObject({ level: null, delta: null });
  expect(output.level).not.toBeNull();
  expect(output.delta).toMatch(/^yesterday \d+$/);
});
