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

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.animate = () => ({ cancel: () => undefined }) as Animation;
});
afterEach(() => {
  cleanup();
  toast.clear();
  localStorage.clear();
  sessionStorage.clear();
});

const notice = (id: number, over: object = {}) => ({
  id: String(id),
  title: `床次 ${id} 已提交`,
  objName: '裁床',
  objHead: null,
  address: null,
  messageType: 'Message',
  level: 1,
  readed: 0,
  createDate: '2024-03-20 09:00:00',
  ...over,
});

describe('a browser store that somebody wrote into', () => {
  test.each(['{oops', '5', '{"length":9}', '["/x",null,{"a":1}]', 'null'])(
    'holds no page up: %s',
    async (text) => {
      for (const key of ['favourites', 'recent.7.1', 'home.7.1', 'table.listOrders.7'])
        localStorage.setItem(`workbench.${key}`, text);
      sessionStorage.setItem('workbench.drafts.7.1', text);
      await renderWorkbench({ menus, path: ORDERS });
      expect(await screen.findByRole('tab', { name: '订单列表' })).toBeDefined();
      expect(screen.queryByText('页面出错了')).toBeNull();
    },
  );
});

test('a link to a record of another company says that there is none', async () => {
  const answers = { getOrder: refusal(10009, '订单不存在') };
  await renderWorkbench({ menus, path: '/makingCenter/order/orderDetail/999', answers });
  expect(await screen.findByText(/订单不存在/)).toBeDefined();
  expect(screen.getByRole('link', { name: '返回列表' })).toBeDefined();
});

describe('messages', () => {
  test('ten thousand of them cost the popup fifty rows', async () => {
    const list = Array.from({ length: 10_000 }, (_, id) => notice(id));
    await renderWorkbench({ menus, answers: { listNotices: { total: 10_000, list } } });
    const bell = await screen.findByRole('button', { name: '消息，10000 条未读' });
    expect(within(bell).getByText('99+')).toBeDefined();
    const drawn = vi.spyOn(document, 'createElement');
    await userEvent.click(bell);
    const popup = await screen.findByRole('dialog', { name: '消息' });
    expect(within(popup).getAllByRole('listitem')).toHaveLength(50);
    // Not even for a moment were there more rows: each would be an element at least.
    expect(drawn.mock.calls.length).toBeLessThan(list.length);
    drawn.mockRestore();
  });

  test('ten thousand pushes are read a few times, and three are said', async () => {
    const { env, calls } = await renderWorkbench({ menus });
    const socket = env.sockets.at(-1);
    act(() => socket?.handlers.opened());
    const asked = () => calls.filter(({ operation }) => operation === 'listNotices').length;
    await screen.findByRole('button', { name: /^消息/ });
    const before = asked();
    act(() => {
      for (let id = 0; id < 10_000; id += 1) socket?.handlers.received(JSON.stringify(notice(id)));
    });
    await waitFor(() => expect(document.querySelectorAll('[data-part="toast"]')).toHaveLength(3));
    await act(() => new Promise((done) => setTimeout(done, 700)));
    // Bell, announcements and home page, each with list and count, at most twice.
    expect(asked() - before).toBeLessThanOrEqual(12);
  });

  test('a script in a title is a title', async () => {
    const title = '<img src=x onerror="document.title=1"><script>1</script>';
    const alarm = vi.fn();
    vi.stubGlobal('alert', alarm);
    const list = [notice(1, { title, address: 'javascript:alert(1)' })];
    const { env } = await renderWorkbench({ menus, answers: { listNotices: { total: 1, list } } });
    act(() => {
      env.sockets.at(-1)?.handlers.opened();
      env.sockets.at(-1)?.handlers.received(JSON.stringify(notice(1, { title })));
    });
    expect((await screen.findAllByText(title, { exact: false })).length).toBeGreaterThan(0);
    await userEvent.click(await screen.findByRole('button', { name: '消息，1 条未读' }));
    const popup = await screen.findByRole('dialog', { name: '消息' });
    expect(popup.querySelector('script, img')).toBeNull();
    await userEvent.click(within(popup).getByRole('button', { name: /script/ }));
    expect(await screen.findByText('路径不存在')).toBeDefined();
    expect(alarm).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});

test('a page warns before it writes while another browser tab is in another company', async () => {
  const todo = {
    id: '7',
    tips: '盘点',
    taskEndDate: '2024-03-21 08:00:00',
    sourceType: 'manual',
    status: 0,
    createDate: '2024-03-20 08:00:00',
    sourceId: null,
    doneDate: null,
    version: 0,
  };
  const { session, env, calls } = await renderWorkbench({
    menus,
    path: ORDERS,
    answers: { listTodos: { total: 1, list: [todo] } },
    companies: [
      { id: '1', name: '晨曦制衣', isDefault: '0' },
      { id: '2', name: '锦程服饰', isDefault: '1' },
    ],
  });
  const line = env.broadcast(() => undefined);
  await act(async () => {
    env.store.set('user_company', '2');
    line.post({ type: 'company', id: '2' });
    await Promise.resolve();
  });
  expect(await screen.findByText('其他页面已切换到 锦程服饰')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '忽略' }));
  expect(session.snapshot().company?.id).toBe('1');

  const writes = () => calls.filter(({ operation }) => operation === 'updateTodo');
  const finish = async () => {
    if (screen.queryByRole('button', { name: '完成' }) === null)
      await userEvent.click(await screen.findByRole('button', { name: /^待办/ }));
    await userEvent.click(await screen.findByRole('button', { name: '完成' }));
    return screen.findByRole('alertdialog', { name: '确定写入 晨曦制衣 的数据？' });
  };
  await userEvent.click(within(await finish()).getByRole('button', { name: '取消' }));
  expect(await screen.findByText('已取消，没有写入')).toBeDefined();
  expect(writes()).toEqual([]);
  await userEvent.click(within(await finish()).getByRole('button', { name: '继续写入' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
});
