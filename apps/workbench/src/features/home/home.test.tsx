// @vitest-environment jsdom
import { type ObservedCall, refusal } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { useFavourites } from '#app/tab/favourites.ts';
import { page } from '#testing/menu-page.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { dayText, greeting } from './greeting.ts';
import Home from './home.screen.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const card = (code: string, over: object = {}) => ({
  code,
  value: '3',
  unit: '床',
  target: null,
  delta: null,
  level: null,
  asOf: '2024-03-20 09:42:00',
  link: '/mes/reduceBed/reduceBedList',
  ...over,
});

describe('cards', () => {
  test('show figure, unit and target, and lead to their screen as a whole', async () => {
    const answers = { getHomeCards: [card('bedsToday', { target: '5', level: 'warn' })] };
    renderScreen(Home, { answers });
    const link = await screen.findByRole('link', { name: /今日床次/ });
    expect(link.textContent).toBe('今日床次3床注意目标 5');
    expect(link.getAttribute('href')).toBe('/mes/reduceBed/reduceBedList');
    expect(link.dataset.level).toBe('warn');
  });

  test('one without a figure says so and leaves the others alone', async () => {
    const answers = { getHomeCards: [card('bedsToday'), card('bedsToBundle', { value: null })] };
    renderScreen(Home, { answers });
    const broken = (await screen.findByText('待分扎')).parentElement as HTMLElement;
    expect(within(broken).getByText('–')).toBeDefined();
    expect(within(broken).getByRole('button', { name: '重试' })).toBeDefined();
    expect(screen.getByRole('link', { name: /今日床次/ })).toBeDefined();
  });

  test('that cannot be read keep their places, and the page works on', async () => {
    renderScreen(Home, { answers: { getHomeCards: [card('bedsToday')] } });
    await screen.findByRole('link', { name: /今日床次/ });
    cleanup();
    renderScreen(Home, { answers: { getHomeCards: refusal(9999, '数据库忙') } });
    expect(await screen.findByText('首页数据加载失败')).toBeDefined();
    expect(screen.getByText('今日床次')).toBeDefined();
    expect(await screen.findByRole('heading', { name: '最新通知' })).toBeDefined();
  });

  test('a leader without a line reads who gives one, and has a way on', async () => {
    const none = { total: 0, list: [] };
    const answers = { getHomeCards: [card('myLineHour')], listLines: none };
    renderScreen(Home, { answers });
    expect(await screen.findByText(/^您还没有缝制产线。/)).toBeDefined();
    const ways = screen.getAllByRole('link', { name: '我的工作' });
    expect(ways.map((link) => link.getAttribute('href'))).toContain('/work');
    cleanup();
    renderScreen(Home, { answers: { getHomeCards: [card('bedsToday')], listLines: none } });
    await screen.findByRole('link', { name: /今日床次/ });
    expect(screen.queryByText(/^您还没有缝制产线。/)).toBeNull();
  });

  test('one call reads them all', async () => {
    const { calls } = renderScreen(Home, { answers: { getHomeCards: [card('bedsToday')] } });
    await screen.findByRole('link', { name: /今日床次/ });
    expect(calls.filter(({ operation }) => operation === 'getHomeCards')).toHaveLength(1);
  });

  test('of wages are away in a company that limits data', async () => {
    const wage = { link: '/mes/report/wageReport' };
    const answers = {
      getHomeCards: [card('bedsToday'), card('wagePeriod', wage)],
      getConfigValue: { code: 'DataPermission', value: 'own' },
    };
    const menus = [page('工资', null), page('工资报表', '/mes/report/wageReport', '工资')];
    renderScreen(Home, { answers, menus });
    await screen.findByRole('link', { name: /今日床次/ });
    await waitFor(() => expect(screen.queryByText('当前工资期')).toBeNull());
    expect(screen.queryByRole('link', { name: '工资报表' })).toBeNull();
  });
});

describe('the greeting', () => {
  const day = {
    workDate: '2024-03-20',
    dayType: 1,
    shiftName: '白班',
    segmentsText: '08:00–12:00',
  };

  test('says which shift I work', async () => {
    renderScreen(Home, { answers: { getOwnShift: day } });
    expect(await screen.findByText(/ · 班次 白班$/)).toBeDefined();
  });

  test('says what kind of day it is when nobody works', async () => {
    const rest = { ...day, dayType: 2, shiftName: null, segmentsText: null };
    renderScreen(Home, { answers: { getOwnShift: rest } });
    expect(await screen.findByText(/ · 休息日$/)).toBeDefined();
  });

  test('goes without the shift when it cannot be read', async () => {
    renderScreen(Home, { answers: { getOwnShift: refusal(9999, '数据库忙') } });
    expect(await screen.findByRole('heading', { name: '最新通知' })).toBeDefined();
    expect(screen.queryByText(/班次|数据库忙/)).toBeNull();
  });
});

describe('editing', () => {
  const answers = { getHomeCards: [card('bedsToday'), card('bedsToBundle'), card('piecesToday')] };

  test('hides a card and moves another by the keyboard', async () => {
    const { writes } = renderScreen(Home, { answers });
    await userEvent.click(await screen.findByRole('button', { name: '编辑' }));
    const dialog = await screen.findByRole('dialog', { name: '编辑首页卡片' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: '待分扎' }));
    within(dialog).getByRole('button', { name: '移动 今日件数' }).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(writes()).toEqual([
        { operation: 'saveHomeLayout', body: { codes: ['piecesToday', 'bedsToday'] } },
      ]),
    );
  });

  test('a seventh card cannot be chosen', async () => {
    const codes = ['dhu', 'delayRisk', 'attendance', 'nextBed', 'piecesToday', 'bedsToSubmit'];
    const more = [...codes, 'dataCheck'].map((code) => card(code));
    const perCodes = ({ query }: ObservedCall) =>
      more.filter(({ code }) => query.codes?.split(',').includes(code) ?? code !== 'dataCheck');
    const { calls } = renderScreen(Home, { answers: { getHomeCards: perCodes } });
    await userEvent.click(await screen.findByRole('button', { name: '编辑' }));
    const box = await screen.findByRole('checkbox', { name: '数据体检' });
    expect(box.hasAttribute('disabled')).toBe(true);
    // The service refuses more than sixty codes in a call.
    const asked = calls.map(({ query }) => query.codes?.split(',').length ?? 0);
    expect(Math.max(...asked)).toBeGreaterThan(0);
    expect(Math.max(...asked)).toBeLessThanOrEqual(60);
  });
});

const group = {
  kind: 'bedsToCut',
  total: 7,
  link: '/mes/reduceBed/reduceBedList?mine=true',
  rows: [
    {
      ...{ id: '4', title: 'SO2403017 · 3', note: 'ST-240315', due: '2024-03-19', late: true },
      link: '/mes/reduceBed/reduceBedList?orderNo=SO2403017',
    },
  ],
};
const nothing = { total: 0, list: [] };
const empty = {
  getHomeDay: { groups: [], task: null, chart: null },
  ...{ listWorkflowTasks: nothing, listTodos: nothing, listNotices: nothing },
};

describe('my day', () => {
  test('has what the job has to do, each thing a link, with the list that has them all', async () => {
    const getHomeDay = { groups: [group], task: '/mes/app/bgapp', chart: null };
    renderScreen(Home, { answers: { ...empty, getHomeDay } });
    const day = await screen.findByRole('region', { name: '我的一天' });
    const all = await within(day).findByRole('link', { name: '我的台待裁床次 7' });
    expect(all.getAttribute('href')).toBe('/mes/reduceBed/reduceBedList?mine=true');
    const bed = within(day).getByRole('link', { name: 'SO2403017 · 3' });
    expect(bed.closest('li')?.textContent).toContain('已逾期2024-03-19');
    expect(screen.getByRole('link', { name: '报工' }).getAttribute('href')).toBe('/mes/app/bgapp');
  });

  test('an approval is answered in place, a refusal only with a reason', async () => {
    const { listWorkflowTasks: _tasks, ...answers } = empty;
    const { writes } = renderScreen(Home, { answers });
    const [refuse] = await screen.findAllByRole('button', { name: '拒绝' });
    await userEvent.click(refuse as HTMLElement);
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '拒绝' }));
    expect(await within(dialog).findAllByText('请填写意见')).not.toEqual([]);
    expect(writes()).toEqual([]);
    await userEvent.type(within(dialog).getByRole('textbox'), '点数不对');
    await userEvent.click(within(dialog).getByRole('button', { name: '拒绝' }));
    await waitFor(() =>
      expect(writes()).toMatchObject([
        { operation: 'answerWorkflowTask', body: { result: 2, opinion: '点数不对' } },
      ]),
    );
  });

  test('a to-do is done with one press', async () => {
    const { listTodos: _todos, ...answers } = empty;
    const { writes } = renderScreen(Home, { answers });
    const [done] = await screen.findAllByRole('button', { name: '完成' });
    await userEvent.click(done as HTMLElement);
    await waitFor(() =>
      expect(writes()).toMatchObject([{ operation: 'updateTodo', body: { status: 1 } }]),
    );
  });

  test('says what would stand there, and what begins it', async () => {
    renderScreen(Home, { answers: empty });
    const day = await screen.findByRole('region', { name: '我的一天' });
    expect(await within(day).findByText(/没有等您处理的事/)).toBeDefined();
    expect(within(day).getByRole('link', { name: '新增待办' })).toBeDefined();
    expect(screen.getByText(/点星标/)).toBeDefined();
    expect(screen.getByText('打开过的页面会放在这里。')).toBeDefined();
  });
});

test('favourites stand on the page, the menu is not printed again', () => {
  const menus = [
    ...[page('裁床', null), page('裁床列表', '/mes/reduceBed/reduceBedList', '裁床')],
    page('床单打印', '/mes/reduceBed/reduceBedBills', '裁床'),
  ];
  renderScreen(
    () => {
      const { toggle, isFavourite } = useFavourites();
      const url = '/mes/reduceBed/reduceBedList';
      useEffect(() => {
        if (!isFavourite(url)) toggle(url);
      });
      return <Home />;
    },
    { menus },
  );
  const kept = screen.getByRole('region', { name: '收藏' });
  expect(within(kept).getByRole('link', { name: '裁床列表' })).toBeDefined();
  expect(screen.queryByRole('link', { name: '床单打印' })).toBeNull();
});

test('a list that fails says so and leaves the other ones alone', async () => {
  renderScreen(Home, { answers: { listTodos: refusal(9999, '数据库忙') } });
  expect(await screen.findByText('数据库忙')).toBeDefined();
  expect(await screen.findByRole('heading', { name: '最新通知' })).toBeDefined();
});

test.each([
  ['2024-03-20T11:59:59Z', '早上好，陈婉'],
  ['2024-03-20T12:00:00Z', '下午好，陈婉'],
  ['2024-03-20T18:00:00Z', '晚上好，陈婉'],
])('the greeting at %s is %s', (moment, words) => {
  expect(greeting('陈婉', Date.parse(moment))).toBe(words);
});

test('the day is said with its weekday and week', () => {
  expect(dayText('2021-01-03')).toBe('2021-01-03 星期日 W53');
});
