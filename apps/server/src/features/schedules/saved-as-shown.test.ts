import { addDays } from '@garment-mes/domain/time';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../database/engine.ts';
import { type StoryServer, storyServer } from '../../testing/story/story-server.ts';

let story: StoryServer;
let lines: readonly string[];
let curve: string;
const clock = () => new Date('2026-11-21T02:00:00Z');
const call = (method: 'GET' | 'POST' | 'PUT', path: string, input?: object) =>
  story.server.call('cx.admin', method, `/mes2${path}`, input);

interface Row {
  readonly id: string;
  readonly scheduleNo: string;
  readonly version: number;
  readonly orderId: string;
  readonly lineDeptId: string;
  readonly num: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly sort: number;
  readonly headcount: number;
  readonly efficiencySetId: string;
  readonly changeoverMin: number;
  readonly isFixed: 0 | 1;
  readonly conflictFlag: number;
  readonly conflictText: readonly string[];
}

beforeAll(async () => {
  story = await storyServer('pglite', clock);
  lines = story.staff.lines.slice(0, 2).map(({ id }) => id);
  const [set] = await story.server.query<{ id: string }>(
    sql`select id from mes2.efficiency_set where company_id = ${story.staff.companyId} and name = '普通'`,
  );
  curve = set?.id ?? '';
});
afterAll(() => story.server.close());

const place = (more: object = {}) => ({
  orderId: story.story.order.id,
  lineDeptId: lines[0],
  num: 150,
  startDate: '2026-11-23 08:00:00',
  headcount: 8,
  efficiencySetId: curve,
  changeoverMin: 90,
  isFixed: 0,
  ...more,
});
const rows = async (): Promise<Row[]> =>
  (await call('GET', '/schedule/list', { pageSize: 100 })).body.data.list;
const draftOf = ({ id, version, ...bar }: Row, more: object = {}) => ({
  ...{ id, version },
  ...place({
    orderId: bar.orderId,
    lineDeptId: bar.lineDeptId,
    num: bar.num,
    startDate: bar.startDate,
    headcount: bar.headcount,
    efficiencySetId: bar.efficiencySetId,
    changeoverMin: bar.changeoverMin,
    isFixed: bar.isFixed,
    ...more,
  }),
});
const placesOf = (bars: readonly Row[]) =>
  Object.fromEntries(
    bars.map(({ id, lineDeptId, startDate, endDate, sort, conflictFlag, conflictText }) => [
      id,
      { lineDeptId, startDate, endDate, sort, conflictFlag, conflictText },
    ]),
  );

let saves = 0;
/** Tries drafts, saves them, and compares what was shown with what the board reads afterwards. */
async function showAndSave(bars: readonly object[]) {
  saves += 1;
  const shown = await call('POST', '/schedule/simulate', { bars });
  expect(shown.body.status).toBe(200);
  const requestId = `shown-saved-${String(saves).padStart(6, '0')}`;
  const saved = await call('POST', '/schedule/commitDraft', { bars, requestId });
  expect(saved.body.status, JSON.stringify(saved.body.data)).toBe(200);
  const board = (await call('GET', '/schedule/gantt', { from: '2026-11-01', to: '2027-06-30' }))
    .body.data.lanes as { bars: Row[] }[];
  const stored = placesOf(board.flatMap((lane) => lane.bars));
  const isNew = (bar: Row) => bar.id.startsWith('-');
  const shownBars = shown.body.data.bars as Row[];
  expect(stored).toMatchObject(placesOf(shownBars.filter((bar) => !isNew(bar))));
  const fresh = shownBars.filter(isNew);
  for (const bar of fresh)
    expect(Object.values(stored)).toContainEqual(Object.values(placesOf([bar]))[0]);
  expect(saved.body.data.texts).toEqual(shown.body.data.texts);
}

test('a new bar at the start of another lies before it, shown and saved', async () => {
  await showAndSave([place({ num: 200 })]);
  await showAndSave([place({ num: 100 })]);
  const onLine = (await rows()).toSorted((a, b) => a.sort - b.sort);
  expect(onLine.map(({ num, sort }) => [num, sort])).toEqual([
    [100, 1],
    [200, 2],
  ]);
  expect(onLine[0]?.startDate).toBe('2026-11-23 08:00:00');
  expect(onLine[1]?.startDate).toBe(onLine[0]?.endDate);
  await call('POST', '/schedule/recalc', { lineDeptIds: [lines[0]], byManpower: false });
  expect(placesOf(await rows())).toMatchObject(placesOf(onLine));
});

test('a bar that is moved and locked at once has an end, and its days', async () => {
  const [first, second] = (await rows()).toSorted((a, b) => a.sort - b.sort);
  if (!first || !second) throw new Error('two bars lie on the line');
  await showAndSave([draftOf(second, { startDate: '2026-12-07 08:00:00', isFixed: 1 })]);
  const locked = (await rows()).find(({ id }) => id === second.id);
  expect(locked?.startDate).toBe('2026-12-07 08:00:00');
  expect(locked && locked.endDate > locked.startDate).toBe(true);
  const change = (more: object) => {
    const { orderId: _, ...row } = draftOf(locked as Row, more);
    return call('PUT', '/schedule/update', { rows: [row] });
  };
  expect((await change({ startDate: '2026-12-08 08:00:00' })).body.status).toBe(10202);
  expect((await change({ endDate: '2026-12-07 08:00:00' })).body).toMatchObject({
    status: 10202,
    data: '锁定的排程要在开始之后结束，开始为2026-12-07 08:00',
  });
  // A look at where it might go keeps its length.
  const look = await call('POST', '/schedule/simulate', {
    bars: [draftOf(locked as Row, { startDate: '2026-12-08 08:00:00' })],
  });
  const moved = (look.body.data.bars as Row[]).find(({ id }) => id === second.id);
  expect(moved?.endDate).toBe(locked?.endDate.replace('2026-12-07', '2026-12-08'));
  // What is put on the locked one hears of it; the locked one does not.
  await showAndSave([draftOf(first, { startDate: '2026-12-07 08:00:00', version: first.version })]);
  const after = await rows();
  expect(after.find(({ id }) => id === first.id)?.conflictText.join()).toContain(
    `与锁定排程${second.scheduleNo}重叠`,
  );
  expect(after.find(({ id }) => id === second.id)?.conflictText.join()).not.toContain('重叠');
});

const step = fc.record({
  pick: fc.nat(),
  line: fc.nat(1),
  day: fc.integer({ min: 0, max: 24 }),
  time: fc.constantFrom('08:00', '08:00', '12:30', '14:00', '21:00'),
  headcount: fc.constantFrom(8, 8, 6),
  lock: fc.constantFrom(0, 0, 0, 1),
  meets: fc.boolean(),
});

test('what a sandbox shows is what it saves, whatever is moved', async () => {
  for (let at = 0; at < 4; at += 1)
    await showAndSave([place({ lineDeptId: lines[at % 2], num: 60 + at })]);
  const walks = fc.sample(fc.array(step, { minLength: 1, maxLength: 3 }), {
    numRuns: 12,
    seed: 20261121,
  });
  for (const steps of walks) {
    const all = await rows();
    const taken = new Set<string>();
    const bars = steps.flatMap(({ pick, line, day, time, headcount, lock, meets }) => {
      const bar = all[pick % all.length];
      if (bar === undefined || taken.has(bar.id)) return [];
      taken.add(bar.id);
      const met = all[day % all.length];
      const date = addDays('2026-11-23', day);
      const startDate = meets && met ? met.startDate : `${date} ${time}:00`;
      // A locked bar is given free in the step that moves it.
      const isFixed = bar.isFixed === 1 ? 0 : lock;
      return [draftOf(bar, { lineDeptId: lines[line], startDate, headcount, isFixed })];
    });
    await showAndSave(bars);
  }
});
