// @vitest-environment jsdom
import { type ObservedCall, refusal } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
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
  level: 'ok',
  asOf: '2024-03-20 09:42:00',
  link: '/mes/reduceBed/reduceBedList',
  ...over,
});

describe('cards', () => {
  test('show figure, unit and target, and lead to their screen as a whole', async () => {
    const answers = { getHomeCards: [card('bedsToday', { target: '5', level: 'warn' })] };
    renderScreen(Home, { answers });
    const link = await screen.findByRole('link', { name: /今日床次/ });
    expect(link.textContent).toBe('今日床次3床目标 5');
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

  test('a thirteenth card cannot be chosen', async () => {
    const codes = [
      'dhu',
      'delayRisk',
      'attendance',
      'nextBed',
      'piecesToday',
      'bedsToSubmit',
      'bedsToday',
      'bedsToBundle',
      'ticketsToPrint',
      'openProblems',
      'absentToday',
      'wagePeriod',
    ];
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

test('offers every page of the menu under its group', () => {
  const menus = [page('裁床', null), page('裁床列表', '/mes/reduceBed/reduceBedList', '裁床')];
  renderScreen(Home, { menus });
  const shortcuts = screen.getByRole('navigation', { name: '快捷入口' });
  expect(within(shortcuts).getByRole('heading', { name: '裁床' })).toBeDefined();
  expect(within(shortcuts).getByRole('link', { name: '裁床列表' })).toBeDefined();
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
