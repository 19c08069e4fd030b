// @vitest-environment jsdom
import { refusal } from '@garment-mes/sdk/testing';
import { toast } from '@garment-mes/ui';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from '#testing/menu-page.ts';
import { renderWorkbench } from '#testing/render-workbench.tsx';

const ORDERS = '/makingCenter/order/order';
const menus = [page('订单', null), page('订单列表', ORDERS, '订单')];
const reload = vi.hoisted(() => vi.fn());
vi.mock('../pages/reload-page.ts', () => ({ reloadPage: reload, isReloading: () => false }));

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.animate = () => ({ cancel: () => undefined }) as Animation;
});
afterEach(() => {
  cleanup();
  toast.clear();
  vi.unstubAllGlobals();
});

const config = (values: Readonly<Record<string, string | null>>) => ({
  getPlatformConfig: Object.entries(values).map(([name, value]) => ({ name, value })),
});
const openPerson = async () => userEvent.click(await screen.findByTitle('个人菜单'));

describe('a person whose account is being deleted', () => {
  test('can leave and do nothing else', async () => {
    await renderWorkbench({ menus, path: ORDERS, user: { delFlag: '2' } });
    await waitFor(() => expect(location.pathname).toBe('/accountDelete'));
    const parts = [...screen.getByRole('banner').children].slice(0, -1);
    expect(parts.every((part) => part.hasAttribute('inert'))).toBe(true);
    await openPerson();
    const lines = await screen.findAllByRole('menuitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual(['退出登录']);
    const rail = screen.getByRole('navigation', { name: '主菜单' });
    expect(within(rail).queryAllByRole('button')).toEqual([]);
    expect(screen.queryByRole('tablist', { name: '已打开的页面' })).toBeNull();
  });
});

describe('the real name', () => {
  test('leads to its page while it is not verified', async () => {
    await renderWorkbench({ menus, user: { realNameAuth: '1' } });
    await userEvent.click(await screen.findByRole('button', { name: '未实名' }));
    expect(location.pathname).toBe('/verified');
  });

  test('is a mark when it is', async () => {
    await renderWorkbench({ menus, user: { realNameAuth: '0' } });
    expect(await screen.findByText('已实名')).toBeDefined();
    expect(screen.queryByRole('button', { name: '未实名' })).toBeNull();
  });
});

describe('the platform', () => {
  test('names the window, draws its logo and changes the small picture', async () => {
    const icon = Object.assign(document.createElement('link'), { rel: 'icon', href: '/old.svg' });
    document.head.append(icon);
    await renderWorkbench({
      menus,
      path: ORDERS,
      answers: config({ platName: '晨曦智造', platLogo: '/logo.png', platFavicon: '/new.svg' }),
    });
    await waitFor(() => expect(document.title).toBe('订单列表 · 晨曦制衣 · 晨曦智造'));
    expect(icon.getAttribute('href')).toBe('/new.svg');
    expect(screen.getByRole('banner').querySelector('img')?.getAttribute('src')).toBe('/logo.png');
    icon.remove();
  });

  test('has no store while autoBuy is 0', async () => {
    await renderWorkbench({ menus, answers: config({ autoBuy: '0' }) });
    await screen.findByTitle('个人菜单');
    expect(screen.queryByRole('button', { name: '应用商店' })).toBeNull();
  });

  test('opens what is configured in a window of its own', async () => {
    const open = vi.fn();
    vi.stubGlobal('open', open);
    await renderWorkbench({
      menus,
      answers: config({ storeUrl: 'https://shop.example/', helpUrl: 'https://help.example/' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: '应用商店' }));
    await userEvent.click(screen.getByRole('button', { name: '帮助' }));
    expect(open.mock.calls.map(([address]) => String(address))).toEqual([
      'https://shop.example/',
      'https://help.example/',
    ]);
  });

  test('follows no address that is none of a page', async () => {
    const open = vi.fn();
    vi.stubGlobal('open', open);
    await renderWorkbench({ menus, answers: config({ helpUrl: 'javascript:alert(1)' }) });
    await userEvent.click(await screen.findByRole('button', { name: '帮助' }));
    expect(await screen.findByText('该应用还未配置跳转地址')).toBeDefined();
    expect(open).not.toHaveBeenCalled();
  });

  test('that configures nothing has help and the personal page of its own, and no store', async () => {
    await renderWorkbench({ menus, path: ORDERS, answers: config({}) });
    await userEvent.click(await screen.findByRole('button', { name: '帮助' }));
    const help = await screen.findByRole('dialog', { name: '帮助' });
    expect(within(help).getByRole('heading', { name: '订单列表' })).toBeDefined();
    expect(
      within(help).getByText('录入、导入和推进客户订单，看哪些延误、欠数或未确认。'),
    ).toBeDefined();
    expect(within(help).getByText('投产 → 生产中', { exact: false })).toBeDefined();
    expect(await within(help).findByText('谁可以打开')).toBeDefined();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: '应用商店' })).toBeNull();
    await openPerson();
    await userEvent.click(await screen.findByRole('menuitem', { name: '个人中心' }));
    await waitFor(() => expect(location.pathname).toBe('/me'));
  });
});

test('an application without an address says so and leaves the drawer open', async () => {
  const applications = [
    { id: 'a', name: '裁床', url: '/' },
    { id: 'b', name: '仓库', url: null },
  ];
  await renderWorkbench({ menus, applications });
  await userEvent.click(await screen.findByRole('button', { name: '应用' }));
  const drawer = await screen.findByRole('dialog', { name: '应用' });
  expect(within(drawer).getByRole('button', { name: '裁床' }).ariaCurrent).toBe('true');
  await userEvent.click(within(drawer).getByRole('button', { name: '仓库' }));
  expect(await screen.findByText('该应用还未配置跳转地址')).toBeDefined();
  expect(drawer.isConnected).toBe(true);
});

test('two presses on 退出 revoke one token', async () => {
  const { service, advance } = await renderWorkbench({ menus });
  await openPerson();
  await userEvent.click(await screen.findByRole('menuitem', { name: '退出登录' }));
  const dialog = await screen.findByRole('alertdialog', { name: '退出登录' });
  await userEvent.dblClick(within(dialog).getByRole('button', { name: '退出' }));
  await act(async () => {
    await advance(500);
  });
  expect(service.count('revoke')).toBe(1);
});

test('a new build is offered and never forced', async () => {
  const script = Object.assign(document.createElement('script'), { type: 'module' });
  script.setAttribute('src', '/assets/index-1.js');
  document.head.append(script);
  const html = '<script type="module" crossorigin src="/assets/index-2.js"></script>';
  vi.stubGlobal('fetch', async () => new Response(html));
  await renderWorkbench({ menus });
  expect(await screen.findByText(/系统已更新/)).toBeDefined();
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '刷新' }));
  expect(reload).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: '稍后' }));
  expect(screen.queryByText(/系统已更新/)).toBeNull();
  script.remove();
});

test('an uncaught error is shown once and kept in the list', async () => {
  await renderWorkbench({ menus });
  await screen.findByTitle('个人菜单');
  const error = new Error('plies is undefined');
  act(() => {
    for (let n = 0; n < 5; n += 1)
      window.dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  });
  expect(await screen.findAllByText('页面出错了')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: '关于' }));
  const about = await screen.findByRole('dialog', { name: '关于' });
  expect(within(about).getByText('plies is undefined')).toBeDefined();
  expect(within(about).getByText('×5')).toBeDefined();
});

test('names the software of others that is shipped, with its licences', async () => {
  await renderWorkbench({ menus });
  await screen.findByTitle('个人菜单');
  await userEvent.click(screen.getByRole('button', { name: '关于' }));
  const about = await screen.findByRole('dialog', { name: '关于' });
  await userEvent.click(within(about).getByText(/^使用的软件和许可证/));
  const link = within(about).getByRole('link', { name: 'react' });
  expect(link.closest('li')?.textContent).toMatch(/MIT$/);
});

test('applications that cannot be read are asked for again in the drawer', async () => {
  let reads = 0;
  const read = () => {
    reads += 1;
    if (reads === 1) return refusal(9999, '应用列表忙');
    return { total: 1, list: [{ id: '9', name: '打版', url: null, avatar: null }] };
  };
  await renderWorkbench({ applications: [], answers: { listUserApplications: read } });
  expect(reads).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: '应用' }));
  const drawer = within(await screen.findByRole('dialog', { name: '应用' }));
  const failure = await drawer.findByRole('alert');
  expect(failure.textContent).toContain('操作失败');
  expect(failure.textContent).toContain('应用列表忙');
  await userEvent.click(drawer.getByRole('button', { name: '重试' }));
  expect(await drawer.findByRole('button', { name: '打版' })).toBeDefined();
});
