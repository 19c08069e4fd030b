// @vitest-environment jsdom
import type { CalendarPage, ShiftPage } from '@garment-mes/sdk/mes2';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import WorkCalendar from './work-calendar.screen.tsx';

const printed = vi.hoisted(() => ({ pages: [] as { title: string; pages: ReactNode }[] }));
vi.mock('#screens/print/print-pages.tsx', () => ({
  printPages: async (title: string, _css: string, pages: ReactNode) =>
    void printed.pages.push({ title, pages }),
}));

const shiftPage = sampleAnswers.listShifts as ShiftPage;
const calendarPage = sampleAnswers.listCalendars as CalendarPage;
const shift = {
  ...shiftPage.list[0],
  id: '5',
  code: 'DAY',
  name: '白班',
  otMin: 120,
  isDefault: 1,
};
const calendar = {
  ...calendarPage.list[0],
  id: '7',
  name: '标准日历',
  year: 2024,
  version: 3,
  weekPattern: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    shiftId: weekday === 7 ? null : '5',
  })),
};
const day = (date: string, dayType: number, netMin: string, name: string | null = null) => ({
  id: null,
  date,
  dayType,
  name,
  shiftIds: dayType === 1 || dayType === 4 ? ['5'] : [],
  otMin: 0,
  netMin,
  isOverride: name !== null,
});
const answers = {
  listCalendars: { total: 1, list: [calendar] },
  listShifts: { total: 1, list: [shift] },
  listCalendarDays: [
    day('2024-04-03', 1, '510.00'),
    day('2024-04-04', 3, '0.00', '清明节'),
    day('2024-04-05', 4, '510.00', '调休'),
  ],
  getCalendarImpact: {
    scheduleNum: 1,
    schedules: [
      {
        scheduleId: '1',
        scheduleNo: 'SC2404-003',
        orderNo: 'SO2403017',
        lineDeptName: '缝制3组',
        endDate: '2024-04-04 17:30:00',
        newEndDate: '2024-04-05 17:30:00',
      },
    ],
    targetNum: 2,
    attendanceNum: 0,
  },
};

// jsdom does not scroll.
Element.prototype.scrollIntoView = () => undefined;
afterEach(cleanup);

const cell = (date: string) => screen.findByRole('button', { name: new RegExp(`^${date}`) });

/** Chooses days with the keyboard, as drawing needs a page that is laid out. */
async function choose(from: string, days: number) {
  const first = await cell(from);
  fireEvent.keyDown(first, { key: 'ArrowLeft' });
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' });
  for (let more = 1; more < days; more += 1)
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight', shiftKey: true });
}

test('shows twelve months with the work of each and of the year', async () => {
  renderScreen(WorkCalendar, { answers });
  expect(await screen.findAllByRole('table')).toHaveLength(12);
  expect(await screen.findByText('2天 1,020分')).toBeDefined();
  expect(screen.getByText('全年 2 个工作日，1,020 分钟')).toBeDefined();
  expect((await cell('2024-04-04')).getAttribute('title')).toBe('2024-04-04 法定假日 清明节');
});

test('shows what days of another kind would move before it saves them', async () => {
  const { writes, calls } = renderScreen(WorkCalendar, { answers });
  await choose('2024-04-03', 2);
  expect(screen.getByText('已选 2 天')).toBeDefined();
  fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' });
  const drawer = within(await screen.findByRole('dialog'));
  await userEvent.click(drawer.getByRole('radio', { name: '法定假日' }));
  await userEvent.click(drawer.getByRole('button', { name: '查看影响' }));
  expect(await drawer.findByText('1 个排程会移动')).toBeDefined();
  expect(drawer.getByText('SC2404-003')).toBeDefined();
  expect(calls.some(({ operation }) => operation === 'getCalendarImpact')).toBe(true);
  await userEvent.click(drawer.getByRole('button', { name: '保存并重算' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([
      {
        operation: 'saveCalendarDays',
        body: {
          calendarId: '7',
          version: 3,
          recalculate: true,
          days: [
            { date: '2024-04-03', dayType: 3, shiftIds: [] },
            { date: '2024-04-04', dayType: 3, shiftIds: [] },
          ],
        },
      },
    ]),
  );
});

test('keeps the days chosen and says why they were refused', async () => {
  const text = '2024-03 的工资期已锁，不能改日历';
  renderScreen(WorkCalendar, { answers: { ...answers, saveCalendarDays: refusal(10202, text) } });
  await choose('2024-04-03', 1);
  await userEvent.click(screen.getByRole('button', { name: '设为' }));
  const drawer = within(await screen.findByRole('dialog'));
  await userEvent.click(drawer.getByRole('button', { name: '查看影响' }));
  await userEvent.click(await drawer.findByRole('button', { name: '只保存' }));
  expect(await drawer.findByText(text)).toBeDefined();
});

test('gives days back to the usual week', async () => {
  const { writes, calls } = renderScreen(WorkCalendar, { answers });
  await choose('2024-04-06', 2);
  await userEvent.click(screen.getByRole('button', { name: '恢复默认' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('1 个排程会移动')).toBeDefined();
  expect(calls.find(({ operation }) => operation === 'getCalendarImpact')?.query).toMatchObject({
    ...{ from: '2024-04-06', to: '2024-04-07', restore: 'true' },
  });
  await userEvent.click(drawer.getByRole('button', { name: '保存并重算' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([
      {
        body: {
          recalculate: true,
          days: [
            { date: '2024-04-06', dayType: 1, shiftIds: ['5'] },
            { date: '2024-04-07', dayType: 2, shiftIds: [] },
          ],
        },
      },
    ]),
  );
});

test('shows what overtime would move, no more of it than the shifts have', async () => {
  const { calls } = renderScreen(WorkCalendar, { answers });
  await choose('2024-04-03', 1);
  await userEvent.click(screen.getByRole('button', { name: '设为' }));
  const drawer = within(await screen.findByRole('dialog'));
  const overtime = drawer.getByRole('textbox', { name: /加班分钟/ });
  const look = drawer.getByRole('button', { name: '查看影响' }) as HTMLButtonElement;
  await userEvent.type(overtime, '121');
  expect(drawer.getByText('所选班次的加班时段共 120 分')).toBeDefined();
  expect(look.disabled).toBe(true);
  await userEvent.clear(overtime);
  await userEvent.type(overtime, '120');
  await userEvent.click(look);
  await drawer.findByText('1 个排程会移动');
  expect(calls.find(({ operation }) => operation === 'getCalendarImpact')?.query).toMatchObject({
    ...{ dayType: '1', shiftIds: '5', otMin: '120' },
  });
});

test('the keyboard moves on into the next month of the large view', async () => {
  renderScreen(WorkCalendar, { answers });
  await choose('2024-04-30', 1);
  await userEvent.click(screen.getByRole('radio', { name: '月' }));
  (await cell('2024-04-30')).focus();
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight', shiftKey: true });
  await waitFor(() => expect(document.activeElement?.getAttribute('title')).toBe('2024-05-01'));
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown', shiftKey: true });
  await waitFor(() => expect(document.activeElement?.getAttribute('title')).toBe('2024-05-08'));
  expect(screen.getByText('已选 9 天')).toBeDefined();
});

test('a new calendar follows another into its next year', async () => {
  const { writes } = renderScreen(WorkCalendar, {
    answers: {
      ...answers,
      listCalendars: { total: 2, list: [{ ...calendar, id: '8', year: 2025 }, calendar] },
      saveCalendar: { ...calendar, id: '9', year: 2026 },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: '新建日历' }));
  const drawer = within(await screen.findByRole('dialog'));
  drawer.getByRole('combobox', { name: /^沿用/ }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('option', { name: '标准日历 2024' }));
  await userEvent.click(drawer.getByRole('button', { name: '保存' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([
      {
        operation: 'saveCalendar',
        body: { name: '标准日历', year: 2026, weekPattern: calendar.weekPattern },
      },
    ]),
  );
});

test('asks before a typed calendar is left, and only then', async () => {
  renderScreen(WorkCalendar, { answers });
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: '新建日历' }));
    return within(await screen.findByRole('dialog'));
  };
  await open();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const drawer = await open();
  const name = drawer.getByRole<HTMLInputElement>('textbox', { name: /名称/ });
  await userEvent.type(name, '夜班日历');
  await userEvent.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: '取消' }));
  expect(name.value).toBe('夜班日历');
});

test('asks for one workday at least', async () => {
  renderScreen(WorkCalendar, {
    answers: {
      ...answers,
      listCalendars: {
        total: 1,
        list: [
          {
            ...calendar,
            weekPattern: calendar.weekPattern.map((each) => ({ ...each, shiftId: null })),
          },
        ],
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: '周模式' }));
  const drawer = within(await screen.findByRole('dialog'));
  await userEvent.click(drawer.getByRole('button', { name: '保存' }));
  expect(drawer.getByText('至少一个工作日')).toBeDefined();
});

test('fills the year from a list that is changed first', async () => {
  const { writes } = renderScreen(WorkCalendar, { answers });
  await userEvent.click(await screen.findByRole('button', { name: '初始化年份' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getAllByRole('textbox', { name: '名称' })).toHaveLength(2);
  const [, removeWorked] = drawer.getAllByRole('button', { name: '删除' });
  await userEvent.click(removeWorked as HTMLElement);
  await userEvent.click(drawer.getByRole('button', { name: '新增一天' }));
  await userEvent.click(drawer.getByRole('button', { name: '初始化年份' }));
  expect(drawer.getByText('请填写每行的日期和名称')).toBeDefined();
  expect(writes()).toHaveLength(0);
  await userEvent.click(drawer.getAllByRole('button', { name: '删除' }).at(-1) as HTMLElement);
  await userEvent.click(drawer.getByRole('button', { name: '初始化年份' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([
      {
        body: {
          calendarId: '7',
          year: 2024,
          holidays: [{ date: '2024-04-04', dayType: 3, name: '清明节' }],
        },
      },
    ]),
  );
});

test('asks before the typed list of a year is left', async () => {
  renderScreen(WorkCalendar, { answers });
  await userEvent.click(await screen.findByRole('button', { name: '初始化年份' }));
  const drawer = within(await screen.findByRole('dialog'));
  const [name] = drawer.getAllByRole('textbox', { name: '名称' });
  await userEvent.type(name as HTMLElement, '调');
  await userEvent.click(drawer.getByRole('button', { name: '取消' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: '取消' }));
  expect((name as HTMLInputElement).value).toMatch(/调$/);
  await userEvent.click(drawer.getByRole('button', { name: '取消' }));
  const again = within(await screen.findByRole('alertdialog'));
  const [, go] = again.getAllByRole('button').filter(({ textContent }) => textContent !== '');
  await userEvent.click(go as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a calendar without holidays begins with the public notice of its year', async () => {
  renderScreen(WorkCalendar, { answers: { ...answers, listCalendarDays: [] } });
  await userEvent.click(await screen.findByRole('button', { name: '初始化年份' }));
  const drawer = within(await screen.findByRole('dialog'));
  const names = drawer.getAllByRole<HTMLInputElement>('textbox', { name: '名称' });
  expect(names[0]?.value).toBe('元旦');
  expect(names.length).toBeGreaterThan(20);
});

test('prints the year with its holidays for the notice board, for readers too', async () => {
  renderScreen(WorkCalendar, { answers, may: [] });
  await cell('2024-04-04');
  expect(screen.queryByRole('button', { name: '新建日历' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '打印' }));
  const [sheet] = printed.pages;
  expect(sheet?.title).toContain('标准日历 2024');
  cleanup();
  renderScreen(() => sheet?.pages);
  expect(screen.getAllByRole('table')).toHaveLength(12);
  expect(screen.getByText('04-04 清明节 法定假日')).toBeDefined();
  expect(screen.getByText(/DAY 白班/)).toBeDefined();
});
