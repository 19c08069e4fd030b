// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Address, addresses } from '#app/addresses.ts';
import { page } from '#testing/menu-page.ts';
import { renderWorkbench } from '#testing/render-workbench.tsx';
import { speak } from '../language.ts';

const ORDERS = '/makingCenter/order/order';
const menus = [page('订单', null), page('订单列表', ORDERS, '订单')];

beforeEach(() => {
  // jsdom lays nothing out and moves nothing.
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.animate = () => ({ cancel: () => undefined }) as Animation;
});
afterEach(cleanup);

/** The opened pages, without the home page, which stays. */
const tabs = () =>
  screen.queryAllByRole('tab').filter(({ dataset }) => dataset.key && dataset.key !== '/');
const titles = () => tabs().map(({ textContent }) => textContent);

describe('tabs', () => {
  test('the menu opens a page in a tab', async () => {
    await renderWorkbench({ menus });
    const rail = screen.getByRole('navigation', { name: '主菜单' });
    await userEvent.click(within(rail).getByRole('button', { name: '订单' }));
    await userEvent.click(within(rail).getByRole('button', { name: '订单列表' }));
    expect(location.pathname).toBe(ORDERS);
    await waitFor(() => expect(titles()).toEqual(['订单列表']));
  });

  test('a page keeps what was typed while another one is shown', async () => {
    const order = { id: '7', orderNo: 'SO24', status: 1, priority: 0, colorNames: [] };
    const answers = { listOrders: { total: 1, list: [order] } };
    await renderWorkbench({ menus, path: ORDERS, answers });
    const box = await screen.findByRole<HTMLInputElement>('textbox', { name: '搜索' });
    await userEvent.type(box, 'SO24');
    await userEvent.click(await screen.findByRole('link', { name: 'SO24' }));
    await waitFor(() => expect(titles()).toHaveLength(2));
    await userEvent.click(tabs()[0] as HTMLElement);
    expect(screen.getByRole('textbox', { name: '搜索' })).toBe(box);
    expect(box.value).toBe('SO24');
  });

  test('a detail page names its tab after its record', async () => {
    await renderWorkbench({ menus, path: '/makingCenter/order/orderDetail/7' });
    await waitFor(() => expect(titles()).not.toContain('订单详情'));
  });

  test('Delete closes the shown tab and shows the one before it', async () => {
    await renderWorkbench({ menus, path: ORDERS });
    await screen.findByRole('tab', { name: '订单列表' });
    fireEvent.keyDown(tabs()[0] as HTMLElement, { key: 'Delete' });
    await waitFor(() => expect(location.pathname).toBe('/'));
    expect(titles()).toEqual([]);
  });
});

test('a narrow window shows the menu when it is asked for, until a page is chosen', async () => {
  await renderWorkbench({ menus });
  const button = await screen.findByRole('button', { name: '菜单', hidden: true });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const rail = screen.getByRole('navigation', { name: '主菜单' });
  await userEvent.click(within(rail).getByRole('button', { name: '订单' }));
  await userEvent.click(within(rail).getByRole('button', { name: '订单列表' }));
  await waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'));
});

test('a tab with unsaved input asks before it closes', async () => {
  const { session } = await renderWorkbench({ menus, path: ORDERS });
  await screen.findByRole('tab', { name: '订单列表' });
  act(() => session.tabs.mark(ORDERS, true));
  fireEvent.keyDown(tabs()[0] as HTMLElement, { key: 'Delete' });
  const question = await screen.findByRole('alertdialog', { name: '有未保存的内容，确定关闭？' });
  expect(session.snapshot().tabs).toHaveLength(1);
  await userEvent.click(within(question).getByRole('button', { name: '确定' }));
  await waitFor(() => expect(titles()).toEqual([]));
});

describe('another company', () => {
  const DETAIL = '/makingCenter/order/orderDetail/7';
  const companies = [
    { id: '1', name: '晨曦制衣', isDefault: '0' },
    { id: '2', name: '锦程服饰', isDefault: '1' },
    { id: '-1', name: '我的应用', isDefault: '1' },
  ];

  test('shows its home, and keeps the lists that it has and no record of the one before', async () => {
    const tab = await renderWorkbench({ menus, companies, path: DETAIL });
    const { session, service, calls } = tab;
    act(() => session.tabs.open({ title: '订单列表', key: ORDERS, path: ORDERS }));
    await waitFor(() => expect(titles()).toHaveLength(2));
    act(() => session.tabs.mark(DETAIL, true));
    const before = calls.length;
    act(() => session.chooseCompany('2'));
    await act(() => tab.advance(300));
    expect(service.count('getMenus')).toBe(2);
    expect(session.snapshot()).toMatchObject({ company: { id: '2' }, activeTab: '/' });
    expect(location.pathname + location.search).toBe('/');
    expect(titles()).toEqual(['订单列表']);
    expect(session.snapshot().unsavedTabs).toEqual([]);
    const asked = calls.slice(before);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter(({ operation }) => /^(get|list)Order/.test(operation ?? ''))).toEqual([]);
  });

  test('is in the name of the window, which is said in the language of the page', async () => {
    const { session, advance } = await renderWorkbench({ menus, companies, path: ORDERS });
    await waitFor(() => expect(document.title).toMatch(/^订单列表 · 晨曦制衣 · ./));
    await act(() => speak('en'));
    expect(document.title).toMatch(/^Orders · 晨曦制衣 · ./);
    act(() => session.chooseCompany('2'));
    await act(() => advance(300));
    expect(document.title).toMatch(/^Home · 锦程服饰 · ./);
    await act(() => speak('zh-CN'));
    expect(document.title).toMatch(/^首页 · 锦程服饰 · ./);
  });

  test('closes a list that was opened for a record of the one before', async () => {
    const tab = await renderWorkbench({ menus, companies, path: `${ORDERS}?customerId=7` });
    await screen.findByRole('tab', { name: '订单列表' });
    act(() => tab.session.chooseCompany('2'));
    await waitFor(() => expect(titles()).toEqual([]));
  });

  test('where it is none, nothing of a company is left', async () => {
    const tab = await renderWorkbench({ menus, companies, path: ORDERS });
    const { session, service, calls } = tab;
    await screen.findByRole('tab', { name: '订单列表' });
    service.state.menus = [];
    const before = calls.length;
    act(() => session.chooseCompany('-1'));
    await act(() => tab.advance(300));
    await screen.findByRole('list', { name: '应用' });
    expect(titles()).toEqual([]);
    const asked = calls.slice(before);
    expect(asked.filter(({ path }) => /^\/(mes2|ccm)\//.test(path))).toEqual([]);
    expect(session.companyId).toBe('-1');
  });
});

describe('addresses', () => {
  test('a person whose account is being deleted sees that page and no other', async () => {
    await renderWorkbench({ menus, path: ORDERS, user: { delFlag: '2' } });
    await waitFor(() => expect(location.pathname).toBe('/accountDelete'));
  });

  test('one that does not exist says so', async () => {
    await renderWorkbench({ menus, path: '/no/such/page' });
    expect(await screen.findByRole('heading', { name: '路径不存在' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: '返回首页' }));
    expect(location.pathname).toBe('/');
  });

  test('a screen that is not in the menu is kept from the person', async () => {
    await renderWorkbench({ path: ORDERS });
    expect(await screen.findByRole('heading', { name: /没有权限/ })).toBeDefined();
  });

  test('a screen that is not built says so', async () => {
    const [path = '', { title = '' } = {}] =
      Object.entries<Address>(addresses).find(
        ([address, { built, open, phone }]) => !(built || open || phone || /[{]/.test(address)),
      ) ?? [];
    await renderWorkbench({ path });
    expect(await screen.findByRole('heading', { name: `“${title}”尚未开发` })).toBeDefined();
  });

  test('a short address opens the long one', async () => {
    await renderWorkbench({ path: '/knifeMoldSchedule' });
    await waitFor(() => expect(location.pathname).toBe('/schedule/schedule/knifeMoldSchedule'));
  });

  test('a handheld page has no header, menu and tabs', async () => {
    await renderWorkbench({ path: '/app/cuttingLineApp/cuttingLine' });
    await screen.findByRole('tabpanel');
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('navigation', { name: '主菜单' })).toBeNull();
  });
});

describe('header', () => {
  test('Ctrl+K finds a screen by a part of its name', async () => {
    await renderWorkbench({ menus });
    await screen.findByTitle('个人菜单');
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox', { name: '搜索菜单' }), '单列{Enter}');
    await waitFor(() => expect(location.pathname).toBe(ORDERS));
  });

  test('signing out asks first and then ends the session', async () => {
    const { session } = await renderWorkbench({ menus });
    await userEvent.click(await screen.findByTitle('个人菜单'));
    await userEvent.click(await screen.findByRole('menuitem', { name: '退出登录' }));
    const dialog = await screen.findByRole('alertdialog', { name: '退出登录' });
    await userEvent.click(within(dialog).getByRole('button', { name: '退出' }));
    await waitFor(() => expect(session.snapshot().status).not.toBe('signed-in'));
  });
});

test('a person without a right in the company is told who gives one, others are not', async () => {
  await renderWorkbench({ menus: [] });
  expect(await screen.findByText(/还没有岗位，所以菜单是空的/)).toBeDefined();
  cleanup();
  await renderWorkbench({ menus });
  await screen.findByTitle('个人菜单');
  expect(screen.queryByText(/还没有岗位/)).toBeNull();
});
