// @vitest-environment jsdom
import type {
  CuttingGantt,
  DayPlan,
  LinePage,
  ScheduleGantt,
  SimulatedSchedule,
  UnscheduledPage,
} from '@garment-mes/sdk/mes2';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import Schedule from './schedule.screen.tsx';

const sample = sampleAnswers.getScheduleGantt as ScheduleGantt;
const [lane] = sample.lanes;
const [sampleBar] = lane?.bars ?? [];
const [sampleOrder] = (sampleAnswers.listUnscheduled as UnscheduledPage).list;
const [sampleLine] = (sampleAnswers.listLines as LinePage).list;
if (!lane || !sampleBar || !sampleOrder || !sampleLine) throw new Error('the samples have rows');

const bar = (id: string, orderNo: string, lineDeptId: string, day: string, more: object = {}) => ({
  ...sampleBar,
  id,
  orderNo,
  scheduleNo: `SC-${id}`,
  lineDeptId,
  startDate: `${day} 08:00:00`,
  endDate: `${day} 17:30:00`,
  forecastDate: null,
  status: 0 as const,
  isFixed: 0 as const,
  conflictText: [],
  num: 240,
  doneNum: 0,
  version: 5,
  ...more,
});
const lanes = [
  {
    ...lane,
    lineDeptId: '31',
    lineDeptName: '缝制1组',
    bars: [
      bar('a', 'SO1', '31', '2024-03-20'),
      bar('b', 'SO2', '31', '2024-03-22', { status: 1, doneNum: 60 }),
    ],
  },
  {
    ...lane,
    lineDeptId: '32',
    lineDeptName: '缝制2组',
    bars: [bar('c', 'SO3', '32', '2024-03-21')],
  },
];
const moved: SimulatedSchedule = {
  bars: [],
  loads: [],
  texts: ['2024-04-04为法定假日，已移到2024-04-07 08:00'],
  givenUp: [],
  pushed: [],
};
const answers = {
  getScheduleGantt: { ...sample, lanes },
  listUnscheduled: { total: 1, list: [{ ...sampleOrder, orderId: '9', orderNo: 'SO9', num: 500 }] },
  listLines: {
    ...(sampleAnswers.listLines as LinePage),
    list: [
      { ...sampleLine, deptId: '31', deptName: '缝制1组', standardHeadcount: 22 },
      { ...sampleLine, deptId: '32', deptName: '缝制2组', standardHeadcount: 20 },
    ],
  },
  updateSchedule: moved,
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

const find = (order: string) => screen.findByRole('button', { name: new RegExp(`^${order} `) });
const change = {
  headcount: sampleBar.headcount,
  efficiencySetId: sampleBar.efficiencySetId,
  changeoverMin: sampleBar.changeoverMin,
  isFixed: 0,
};

test('leads the arrows from bar to bar and line to line', async () => {
  renderScreen(Schedule, { answers });
  const first = await find('SO1');
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowRight' });
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^SO2 / })),
  );
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' });
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^SO3 / })),
  );
});

test('a card says of the bar that the keyboard came to whose it is, how far and how late; Esc closes it', async () => {
  const late = bar('a', 'SO1', '31', '2024-03-20', {
    ...{ styleNo: 'W2602', customerName: '优诺', num: 1240, doneNum: 310, imageUrl: '/style.png' },
    ...{ stageEndDate: '2024-03-19', deliveryDate: '2024-03-29', status: 1 },
    ...{ forecastDate: '2024-03-22 10:00:00', conflictText: ['裁片未齐'] },
  });
  renderScreen(Schedule, {
    answers: {
      ...answers,
      getScheduleGantt: { ...sample, lanes: [{ ...lanes[0], bars: [late] }] },
    },
  });
  const first = await find('SO1');
  expect(screen.queryByRole('tooltip')).toBeNull();
  first.focus();
  const card = await screen.findByRole('tooltip');
  expect(first.getAttribute('aria-describedby')).toBe(card.id);
  expect(card.textContent).toContain('SO1W2602 · 优诺 · 已开始');
  expect(card.textContent).toContain('310 / 1,240');
  expect(card.textContent).toContain('03-20 08:00 → 03-20 17:30');
  expect(card.textContent).toContain('晚 3 天');
  expect(card.textContent).toContain('进度落后，预计 2024-03-22 10:00 完工裁片未齐');
  expect(within(card).getByRole('img', { name: 'W2602' }).getAttribute('src')).toBe('/style.png');
  fireEvent.keyDown(first, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(first.hasAttribute('aria-describedby')).toBe(false);
});

test('a bar that is pressed to be carried has no card', async () => {
  renderScreen(Schedule, { answers });
  const first = await find('SO1');
  fireEvent.pointerDown(first, { button: 0 });
  first.focus();
  expect(document.activeElement).toBe(first);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('moves a bar by a day and by a line with Alt and the arrows, in its version', async () => {
  const { writes } = renderScreen(Schedule, { answers });
  fireEvent.keyDown(await find('SO1'), { key: 'ArrowRight', altKey: true });
  await screen.findByText('2024-04-04为法定假日，已移到2024-04-07 08:00');
  fireEvent.keyDown(await find('SO1'), { key: 'ArrowDown', altKey: true });
  await waitFor(() =>
    expect(writes()).toEqual([
      {
        operation: 'updateSchedule',
        body: {
          rows: [
            {
              id: 'a',
              version: 5,
              lineDeptId: '31',
              num: 240,
              startDate: '2024-03-21 08:00:00',
              ...change,
            },
          ],
        },
      },
      {
        operation: 'updateSchedule',
        body: {
          rows: [
            {
              id: 'a',
              version: 5,
              lineDeptId: '32',
              num: 240,
              startDate: '2024-03-20 08:00:00',
              ...change,
            },
          ],
        },
      },
    ]),
  );
});

test('does not move what has begun', async () => {
  const { writes } = renderScreen(Schedule, { answers });
  fireEvent.keyDown(await find('SO2'), { key: 'ArrowRight', altKey: true });
  fireEvent.keyDown(await find('SO2'), { key: 'Enter' });
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByRole<HTMLButtonElement>('combobox', { name: /产线/ }).disabled).toBe(true);
  expect(writes()).toEqual([]);
});

test('says who was faster, and tries again with what is there now', async () => {
  const text = '排程SC2404-003 已被 王计划 于 09:12:40 修改，请核对后重试';
  const { writes } = renderScreen(Schedule, {
    answers: { ...answers, updateSchedule: refusal(10102, text) },
  });
  fireEvent.keyDown(await find('SO1'), { key: 'ArrowRight', altKey: true });
  expect(await screen.findByText(text)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  await waitFor(() => expect(writes()).toHaveLength(2));
});

/** jsdom lays nothing out: the chart is given a place, and a pointer that may be captured. */
function layOut() {
  const box = { left: 0, top: 0, right: 4000, bottom: 4000, width: 4000, height: 4000 };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box as DOMRect);
  HTMLElement.prototype.setPointerCapture = () => undefined;
}

test('a bar that somebody moved while it was carried is dropped in the version it was picked up in', async () => {
  layOut();
  const text = '排程SC2404-003 已被 王计划 于 09:12:40 修改，请核对后重试';
  const stood = bar('a', 'SO1', '31', '2024-03-20');
  let moves = { ...stood };
  const { writes, push, calls } = renderScreen(Schedule, {
    answers: {
      ...answers,
      get getScheduleGantt() {
        return { ...sample, lanes: [{ ...lanes[0], bars: [moves] }] };
      },
      updateSchedule: refusal(10102, text),
    },
  });
  const mine = await find('SO1');
  fireEvent.pointerDown(mine, { button: 0, clientX: 900, clientY: 60 });
  fireEvent.pointerMove(mine, { clientX: 930, clientY: 60 });
  moves = {
    ...stood,
    startDate: '2024-03-26 08:00:00',
    endDate: '2024-03-26 17:30:00',
    version: 6,
  };
  const reads = () => calls.filter(({ operation }) => operation === 'getScheduleGantt').length;
  const before = reads();
  push('schedule', ['a']);
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
  await screen.findByRole('button', { name: /^SO1 .*03-26/ });
  const now = await find('SO1');
  fireEvent.pointerMove(now, { clientX: 1300, clientY: 60 });
  fireEvent.pointerUp(now, { clientX: 1300, clientY: 60 });
  expect(await screen.findByText(text)).toBeDefined();
  const drops = writes().filter(({ operation }) => operation === 'updateSchedule');
  expect(drops).toMatchObject([{ body: { rows: [{ id: 'a', version: 5 }] } }]);
  // The bar is where the other put it; the second try takes his version.
  await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
  await waitFor(() =>
    expect(writes().at(-1)).toMatchObject({ body: { rows: [{ id: 'a', version: 6 }] } }),
  );
});

test('changes a bar in a form, the way dragging does', async () => {
  const { writes } = renderScreen(Schedule, { answers });
  fireEvent.keyDown(await find('SO3'), { key: 'Enter' });
  const drawer = within(await screen.findByRole('dialog'));
  const heads = drawer.getByRole('textbox', { name: /人数/ });
  await userEvent.clear(heads);
  await userEvent.type(heads, '18');
  await userEvent.click(drawer.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([{ body: { rows: [{ id: 'c', headcount: 18 }] } }]),
  );
});

test('a form that somebody was faster than says so in itself, and tries again with what is there now', async () => {
  const text = '排程SC2404-003 已被 王计划 于 09:12:40 修改，请核对后重试';
  let stands = bar('c', 'SO3', '32', '2024-03-21');
  const { writes } = renderScreen(Schedule, {
    answers: {
      ...answers,
      get getScheduleGantt() {
        return { ...sample, lanes: [{ ...lanes[1], bars: [stands] }] };
      },
      updateSchedule: ({ body }: { body: { rows: { version: number }[] } }) => {
        if (body.rows[0]?.version === 6) return moved;
        stands = { ...stands, startDate: '2024-03-26 08:00:00', version: 6 };
        return refusal(10102, text);
      },
    },
  });
  fireEvent.keyDown(await find('SO3'), { key: 'Enter' });
  const drawer = within(await screen.findByRole('dialog'));
  const heads = drawer.getByRole('textbox', { name: /人数/ });
  await userEvent.clear(heads);
  await userEvent.type(heads, '18');
  await userEvent.click(drawer.getByRole('button', { name: '保存' }));
  await drawer.findByText(text);
  await userEvent.type(heads, '{Backspace}7');
  expect(screen.queryByText(text)).toBeNull();
  await userEvent.click(drawer.getByRole('button', { name: '保存' }));
  await drawer.findByText(text);
  await userEvent.click(drawer.getByRole('button', { name: '再试一次' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes().at(-1)).toMatchObject({
    body: { rows: [{ id: 'c', version: 6, headcount: 17, startDate: '2024-03-26 08:00:00' }] },
  });
});

test('puts an order of the pool on a line by its form', async () => {
  const { writes } = renderScreen(Schedule, {
    answers: { ...answers, createSchedule: moved },
  });
  const card = await screen.findByRole('button', { name: /SO9/ });
  fireEvent.keyDown(card, { key: 'Enter' });
  const drawer = within(await screen.findByRole('dialog'));
  await userEvent.click(drawer.getByRole('button', { name: '排到产线' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([
      {
        operation: 'createSchedule',
        body: { orderId: '9', lineDeptId: '31', num: 500, headcount: 22 },
      },
    ]),
  );
});

test('only simulates in the sandbox, and saves it as a whole', async () => {
  const simulated = { ...moved, texts: [], bars: [bar('a', 'SO1', '31', '2024-03-25')] };
  const { writes } = renderScreen(Schedule, {
    answers: { ...answers, simulateSchedule: simulated, commitScheduleDraft: simulated },
  });
  await find('SO1');
  await userEvent.click(screen.getByRole('button', { name: '沙盘' }));
  fireEvent.keyDown(await find('SO1'), { key: 'ArrowRight', altKey: true });
  const panel = within(await screen.findByRole('region', { name: '沙盘' }));
  expect(await panel.findByText('沙盘 1 处改动')).toBeDefined();
  expect(await panel.findByText(/\+5\.0天/)).toBeDefined();
  await userEvent.click(panel.getByRole('button', { name: '采用' }));
  await waitFor(() =>
    expect(writes().map(({ operation }) => operation)).toEqual([
      'simulateSchedule',
      'commitScheduleDraft',
    ]),
  );
});

test('takes the last move back with the days it made schedules give up and the bars it pushed', async () => {
  const givenUp = [{ scheduleId: 'a', workDate: '2024-03-21', planNum: 40, headcount: 22 }];
  const stood = bar('a', 'SO1', '31', '2024-03-20');
  const other = { scheduleId: 'b', version: 3, startDate: '2024-03-22 08:00:00' };
  const pushed = [{ ...other, scheduleId: 'a' }, other];
  const { writes } = renderScreen(Schedule, {
    answers: {
      ...answers,
      updateSchedule: { ...moved, texts: [], bars: [stood], givenUp, pushed },
    },
  });
  await find('SO1');
  fireEvent.keyDown(await find('SO1'), { key: 'ArrowRight', altKey: true });
  await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { operation: 'updateSchedule', body: { rows: [{ id: 'a' }] } },
      {
        operation: 'updateSchedule',
        body: {
          rows: [{ id: 'a', startDate: stood.startDate }],
          setDays: givenUp,
          pushed: [other],
        },
      },
    ]),
  );
  expect(writes()[0]?.body).not.toHaveProperty('setDays');
  expect(writes()[0]?.body).not.toHaveProperty('pushed');
});

test('draws no tool that the person has no right to', async () => {
  renderScreen(Schedule, { answers, may: [] });
  await find('SO1');
  expect(screen.queryByRole('button', { name: '沙盘' })).toBeNull();
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
});

test('hands lays out to their tables and shows why some stay', async () => {
  const text = '裁床1台 15:00–15:51 与CS2403-002重叠51分钟';
  const [table] = (sampleAnswers.getCuttingGantt as { lanes: { queue: object[] }[] }).lanes;
  const queued = {
    ...table?.queue[0],
    id: 'q1',
    orderNo: 'SO5',
    layNos: ['1'],
    status: 0,
    startDate: '2024-03-20 15:00:00',
    endDate: '2024-03-20 16:00:00',
  };
  const { writes } = renderScreen(Schedule, {
    path: '/?mode=cutting',
    answers: {
      getCuttingGantt: {
        ...(sampleAnswers.getCuttingGantt as object),
        lanes: [{ ...table, tableId: 't1', tableName: '裁床1台', queue: [queued] }],
      },
      submitCuttingSchedule: { okIds: [], fails: [{ id: 'q1', text }] },
    },
  });
  fireEvent.keyDown(await find('SO5'), { key: ' ' });
  await userEvent.click(screen.getByRole('button', { name: '下达所选 1' }));
  expect(await screen.findByText(text)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '缺料提交' }));
  await waitFor(() =>
    expect(writes()).toEqual([
      { operation: 'submitCuttingSchedule', body: { ids: ['q1'], fabricShort: false } },
      { operation: 'submitCuttingSchedule', body: { ids: ['q1'], fabricShort: true } },
    ]),
  );
});

test('an order that leads here stands alone among those without a line', async () => {
  const rows = ['8', '9'].map((id) => ({
    ...sampleOrder,
    ...{ orderId: id, orderNo: `SO${id}`, styleNo: 'T1', customerName: 'X', num: 500 },
  }));
  renderScreen(Schedule, {
    answers: { ...answers, listUnscheduled: { total: 2, list: rows } },
    path: '/?orderId=9',
  });
  const pool = within(await screen.findByRole('complementary', { name: '待排' }));
  expect(await pool.findByText('SO9')).toBeDefined();
  expect(pool.queryByText('SO8')).toBeNull();
  await userEvent.clear(pool.getByRole('textbox', { name: '搜索待排' }));
  expect(await pool.findByText('SO8')).toBeDefined();
});

test('lines of another workshop are shown and take nothing', async () => {
  const { writes } = renderScreen(Schedule, {
    answers: {
      ...answers,
      getScheduleGantt: { ...sample, lanes: [lanes[0], { ...lanes[1], isOwn: false }] },
    },
  });
  const mine = await find('SO1');
  const other = await find('SO3');
  expect(other.closest('[data-foreign]')).not.toBeNull();
  expect(other.hasAttribute('data-movable')).toBe(false);
  mine.focus();
  fireEvent.keyDown(mine, { key: 'ArrowDown', altKey: true });
  expect(await screen.findByText('没有权限：修改排程')).toBeDefined();
  expect(writes()).toHaveLength(0);
});

test('puts a lay on a table by its form', async () => {
  const [lay] = (sampleAnswers.getCuttingGantt as CuttingGantt).pool;
  const { writes } = renderScreen(Schedule, {
    path: '/?mode=cutting',
    answers: {
      getCuttingGantt: {
        ...(sampleAnswers.getCuttingGantt as CuttingGantt),
        pool: [{ ...lay, orderNo: 'SO6', layNo: 2, cutPlanId: '7' }],
      },
      createCuttingSchedule: sampleAnswers.createCuttingSchedule,
    },
  });
  fireEvent.keyDown(await screen.findByRole('button', { name: /SO6 #2/ }), { key: 'Enter' });
  const drawer = within(await screen.findByRole('dialog'));
  await userEvent.click(drawer.getByRole('button', { name: '排到裁床' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([
      {
        operation: 'createCuttingSchedule',
        body: { cutPlanId: '7', layNos: ['2'], planMin: null },
      },
    ]),
  );
});

test('gives a day that was set by hand back to the plan', async () => {
  const plan = sampleAnswers.getDayPlan as DayPlan;
  const [day] = plan.days;
  const days = [
    { ...day, workDate: '2124-03-20', planNum: 300, isManual: 1 },
    { ...day, workDate: '2124-03-21', planNum: 320, isManual: 0 },
  ];
  const { writes } = renderScreen(Schedule, {
    answers: { ...answers, getDayPlan: { ...plan, days }, updateDayPlan: { ...plan, days } },
  });
  fireEvent.keyDown(await find('SO1'), { key: 'Enter' });
  const drawer = within(await screen.findByRole('dialog'));
  await userEvent.click(drawer.getByRole('tab', { name: '日计划' }));
  await userEvent.click(await drawer.findByRole('button', { name: '2124-03-20 恢复自动' }));
  expect(drawer.queryByRole('button', { name: '2124-03-21 恢复自动' })).toBeNull();
  await userEvent.click(drawer.getByRole('button', { name: '保存日计划' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { operation: 'updateDayPlan', body: { days: [{ workDate: '2124-03-20', planNum: null }] } },
    ]),
  );
});

test('adds what is settled by hand up, and saves no more than is scheduled', async () => {
  const plan = sampleAnswers.getDayPlan as DayPlan;
  const [day] = plan.days;
  const days = [
    { ...day, workDate: '2124-03-20', planNum: 300, isManual: 1 },
    { ...day, workDate: '2124-03-21', planNum: 320, isManual: 0 },
    { ...day, workDate: '2124-03-22', planNum: 20, isManual: 0 },
  ];
  const full = { ...plan, num: 640, days };
  const { writes } = renderScreen(Schedule, {
    answers: { ...answers, getDayPlan: full, updateDayPlan: full },
  });
  fireEvent.keyDown(await find('SO1'), { key: 'Enter' });
  const drawer = within(await screen.findByRole('dialog'));
  await userEvent.click(drawer.getByRole('tab', { name: '日计划' }));
  await drawer.findByText('已定 300 件，其余 340 件自动排，合计 640');
  const second = drawer.getByRole('textbox', { name: /^2124-03-21/ });
  const save = drawer.getByRole('button', { name: '保存日计划' }) as HTMLButtonElement;
  await userEvent.clear(second);
  await userEvent.type(second, '341');
  await drawer.findByText('已定 641 件，超过排产数 640');
  expect(save.disabled).toBe(true);
  await userEvent.clear(second);
  await userEvent.type(second, '340');
  await drawer.findByText('已定 640 件，其余 0 件自动排，合计 640');
  await userEvent.clear(drawer.getByRole('textbox', { name: /^2124-03-20/ }));
  await userEvent.click(save);
  await waitFor(() =>
    expect(writes()).toMatchObject([
      {
        operation: 'updateDayPlan',
        body: {
          days: [
            { workDate: '2124-03-20', planNum: null },
            { workDate: '2124-03-21', planNum: 340 },
          ],
        },
      },
    ]),
  );
});

test('a number of a day outlives another tab and is not left without a question', async () => {
  const plan = sampleAnswers.getDayPlan as DayPlan;
  const [day] = plan.days;
  const days = [{ ...day, workDate: '2124-03-20', planNum: 300, isManual: 0 }];
  renderScreen(Schedule, { answers: { ...answers, getDayPlan: { ...plan, num: 640, days } } });
  fireEvent.keyDown(await find('SO1'), { key: 'Enter' });
  const drawer = within(await screen.findByRole('dialog'));
  await userEvent.click(drawer.getByRole('tab', { name: '日计划' }));
  const field = () => drawer.findByRole<HTMLInputElement>('textbox', { name: /^2124-03-20/ });
  await userEvent.clear(await field());
  await userEvent.type(await field(), '310');
  await userEvent.click(drawer.getByRole('tab', { name: '位置' }));
  expect(drawer.getByText('日计划有未保存的数量')).toBeDefined();
  expect(drawer.getByRole<HTMLButtonElement>('button', { name: '保存' }).disabled).toBe(true);
  await userEvent.click(drawer.getByRole('button', { name: '取消' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: '取消' }));
  await userEvent.click(drawer.getByRole('tab', { name: '日计划' }));
  expect((await field()).value).toBe('310');
  // The number it had already is none that was typed.
  await userEvent.clear(await field());
  await userEvent.type(await field(), '300');
  await userEvent.click(drawer.getByRole('tab', { name: '位置' }));
  expect(drawer.queryByText('日计划有未保存的数量')).toBeNull();
  await userEvent.click(drawer.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('splits a bar by colours, as many garments as the order has of them', async () => {
  const plan = sampleAnswers.getDayPlan as DayPlan;
  const colors = [
    { colorId: '1', colorName: '黑色', num: 140 },
    { colorId: '2', colorName: '藏青', num: 100 },
  ];
  const { writes } = renderScreen(Schedule, {
    answers: { ...answers, getDayPlan: { ...plan, colors }, splitSchedule: moved },
  });
  fireEvent.contextMenu(await find('SO1'));
  await userEvent.click(await screen.findByRole('menuitem', { name: '拆分' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(await dialog.findByRole('combobox', { name: /拆出颜色/ }));
  await userEvent.click(await screen.findByRole('option', { name: /藏青/ }));
  await userEvent.click(dialog.getByRole('button', { name: '拆分' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { operation: 'splitSchedule', body: { id: 'a', num: 100, colorIds: ['2'] } },
    ]),
  );
});

test('types the end of a bar that is locked, and of no other', async () => {
  const locked = bar('a', 'SO1', '31', '2024-03-20', { isFixed: 1 });
  const { writes } = renderScreen(Schedule, {
    answers: {
      ...answers,
      getScheduleGantt: { ...sample, lanes: [{ ...lanes[0], bars: [locked] }, lanes[1]] },
    },
  });
  fireEvent.keyDown(await find('SO3'), { key: 'Enter' });
  expect(within(await screen.findByRole('dialog')).queryByLabelText(/^结束/)).toBeNull();
  cleanup();
  const again = renderScreen(Schedule, {
    answers: {
      ...answers,
      getScheduleGantt: { ...sample, lanes: [{ ...lanes[0], bars: [locked] }, lanes[1]] },
    },
  });
  fireEvent.keyDown(await find('SO1'), { key: 'Enter' });
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByLabelText(/^结束/)).toBeDefined();
  await userEvent.click(drawer.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(again.writes()).toMatchObject([
      { body: { rows: [{ id: 'a', isFixed: 1, endDate: '2024-03-20 17:30:00' }] } },
    ]),
  );
  expect(writes()).toEqual([]);
});

interface SentRow {
  readonly version: number;
  readonly startDate: string;
  readonly lineDeptId: string;
}

/** A service that takes its time: each write waits until it is let through, and counts the version on. */
function slowBoard() {
  let stood = bar('a', 'SO1', '31', '2024-03-20');
  const held: (() => void)[] = [];
  return {
    answers: {
      ...answers,
      getScheduleGantt: () => ({
        ...sample,
        lanes: lanes.map((each) => ({
          ...each,
          bars: each.lineDeptId === stood.lineDeptId ? [stood] : [],
        })),
      }),
      updateSchedule: async ({ body }: { body: { rows: SentRow[] } }) => {
        await new Promise<void>((go) => held.push(go));
        const [row] = body.rows;
        if (row?.version !== stood.version) return refusal(10102, '已被 王计划 修改');
        const { version } = stood;
        stood = bar('a', 'SO1', row.lineDeptId, row.startDate.slice(0, 10), {
          version: version + 1,
        });
        return { ...moved, bars: [stood], texts: [] };
      },
    },
    /** Somebody else's move. */
    outrun: () => {
      stood = { ...stood, version: stood.version + 1 };
    },
    letThrough: async () => {
      await waitFor(() => expect(held).not.toHaveLength(0));
      held.shift()?.();
    },
  };
}

const press = async (key: string, order = 'SO1') =>
  fireEvent.keyDown(await find(order), { key, altKey: true });

test('steps pressed while one is on its way follow it together, in the version it left', async () => {
  const board = slowBoard();
  const { writes } = renderScreen(Schedule, { answers: board.answers });
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowRight'])
    await press(key);
  expect(writes()).toHaveLength(1);
  await board.letThrough();
  await waitFor(() => expect(writes()).toHaveLength(2));
  await board.letThrough();
  await screen.findByRole('button', { name: /^SO1 .*缝制2组 .*03-23/ });
  const sent = writes().map(({ body }) => (body as { rows: SentRow[] }).rows[0]);
  // There is no line below the second.
  expect(sent).toMatchObject([
    { version: 5, lineDeptId: '31', startDate: '2024-03-21 08:00:00' },
    { version: 6, lineDeptId: '32', startDate: '2024-03-23 08:00:00' },
  ]);
  // One more is a move of its own again.
  await press('ArrowLeft');
  await waitFor(() => expect(writes()).toHaveLength(3));
});

test('steps behind one that somebody was faster with are offered with it', async () => {
  const board = slowBoard();
  const { writes } = renderScreen(Schedule, { answers: board.answers });
  await press('ArrowRight');
  await press('ArrowRight');
  board.outrun();
  await board.letThrough();
  await userEvent.click(await screen.findByRole('button', { name: '再试一次' }));
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes()[1]?.body).toMatchObject({
    rows: [{ version: 6, startDate: '2024-03-22 08:00:00' }],
  });
});

test('a bar that is dragged again while its move is on its way is no conflict with it', async () => {
  layOut();
  const board = slowBoard();
  const { writes } = renderScreen(Schedule, { answers: board.answers });
  const dragTo = (element: HTMLElement, clientX: number) => {
    fireEvent.pointerDown(element, { button: 0, clientX: 900, clientY: 60 });
    fireEvent.pointerMove(element, { clientX, clientY: 60 });
    fireEvent.pointerUp(element, { clientX, clientY: 60 });
  };
  dragTo(await find('SO1'), 1100);
  dragTo(await find('SO1'), 1300);
  await board.letThrough();
  await waitFor(() => expect(writes()).toHaveLength(2));
  await board.letThrough();
  expect(writes().map(({ body }) => (body as { rows: SentRow[] }).rows[0]?.version)).toEqual([
    5, 6,
  ]);
  expect(screen.queryByRole('button', { name: '再试一次' })).toBeNull();
});

test('steps of a lay on the tables follow each other as well', async () => {
  const [table] = (sampleAnswers.getCuttingGantt as { lanes: { queue: object[] }[] }).lanes;
  let stood = {
    ...table?.queue[0],
    ...{ id: 'q1', orderNo: 'SO5', layNos: ['1'], status: 0, version: 3, tableId: 't1' },
    ...{ startDate: '2024-03-20 15:00:00', endDate: '2024-03-20 16:00:00' },
  };
  const held: (() => void)[] = [];
  const { writes } = renderScreen(Schedule, {
    path: '/?mode=cutting',
    answers: {
      getCuttingGantt: () => ({
        ...(sampleAnswers.getCuttingGantt as object),
        lanes: [{ ...table, tableId: 't1', tableName: '裁床1台', queue: [stood] }],
      }),
      updateCuttingSchedule: async ({ body }: { body: { version: number; startDate: string } }) => {
        await new Promise<void>((go) => held.push(go));
        if (body.version !== stood.version) return refusal(10102, '已被 王计划 修改');
        const endDate = body.startDate.replace('15:00', '16:00');
        stood = { ...stood, version: stood.version + 1, startDate: body.startDate, endDate };
        return stood;
      },
    },
  });
  for (let at = 0; at < 3; at++) await press('ArrowRight', 'SO5');
  for (const count of [1, 2]) {
    await waitFor(() => expect(writes()).toHaveLength(count));
    await waitFor(() => expect(held).toHaveLength(1));
    held.shift()?.();
  }
  await screen.findByRole('button', { name: /^SO5 .*03-23/ });
  expect(writes().map(({ body }) => body)).toMatchObject([
    { version: 3, startDate: '2024-03-21 15:00:00' },
    { version: 4, startDate: '2024-03-23 15:00:00' },
  ]);
});

test('a pool that is longer than what was read says so, and counts all of it', async () => {
  const listUnscheduled = { ...answers.listUnscheduled, total: 640 };
  renderScreen(Schedule, { answers: { ...answers, listUnscheduled } });
  const pool = within(await screen.findByRole('complementary', { name: '待排' }));
  expect(await pool.findByText('共 640 条，只列出前 1 条')).toBeDefined();
  expect(pool.getByText('待排 640')).toBeDefined();
});
