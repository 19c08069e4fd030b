// @vitest-environment jsdom

import type { Session } from '@garment-mes/session-machine';
import type { TestTab } from '@garment-mes/session-machine/testing';
import { toast } from '@garment-mes/ui';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from '#testing/menu-page.ts';
import { renderWorkbench } from '#testing/render-workbench.tsx';
import { keepDrafts } from './drafts/kept-drafts.ts';

const ORDERS = '/makingCenter/order/order';
const menus = [page('订单', null), page('订单列表', ORDERS, '订单')];
const answers = { listOrders: { total: 0, list: [] } };

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.animate = () => ({ cancel: () => undefined }) as Animation;
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  toast.clear();
});

/** Types into the order list and marks its tab as unsaved. */
async function typing() {
  const tab = await renderWorkbench({ menus, path: ORDERS, answers });
  const box = await screen.findByRole<HTMLInputElement>('textbox', { name: '搜索' });
  await userEvent.type(box, 'SO2403{Enter}');
  act(() => tab.session.tabs.mark(ORDERS, true));
  return tab;
}

/** Has the server refuse the session, as it does to one that is too old. */
async function expire({
  session,
  service,
  advance,
}: Pick<TestTab, 'session' | 'service' | 'advance'>) {
  service.revokeAll();
  await act(async () => {
    session.tokenRejected(await session.accessToken());
    session.accessToken().catch(() => undefined);
    await advance(0);
    await advance(0);
  });
}

const asksBeforeLeaving = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const typed = () => screen.findByRole<HTMLInputElement>('textbox', { name: '搜索' });

describe('input nobody saved', () => {
  test('is offered again after a sign-in of the same person into the same company', async () => {
    const before = await typing();
    expect(asksBeforeLeaving()).toBe(true);
    await expire(before);
    expect(before.session.snapshot().status).toBe('signed-out');
    expect(asksBeforeLeaving()).toBe(false);
    cleanup();

    const { session } = await renderWorkbench({ menus, path: ORDERS, answers });
    expect((await typed()).value).toBe('');
    expect(screen.getByText('上次离开时有未保存的内容：订单列表')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: '恢复' }));
    await waitFor(async () => expect((await typed()).value).toBe('SO2403'));
    expect(session.snapshot().unsavedTabs).toEqual([ORDERS]);
    expect(screen.queryByText(/上次离开时有未保存的内容/)).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  test('survives that the page is reloaded', async () => {
    await typing();
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    await renderWorkbench({ menus, path: ORDERS, answers });
    expect(screen.getByText(/上次离开时有未保存的内容/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: '丢弃' }));
    expect(sessionStorage).toHaveLength(0);
  });

  test('is not offered to anybody else', async () => {
    await typing();
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    await renderWorkbench({ menus, path: ORDERS, answers, user: { id: '8' } });
    expect(screen.queryByText(/上次离开时有未保存的内容/)).toBeNull();
  });

  test('comes back into a tab that is not shown', async () => {
    keepDrafts({ userId: '7', companyId: '1' }, [
      { tab: { key: ORDERS, title: '订单列表', path: ORDERS }, memory: { x: 1 } },
    ]);
    const { session } = await renderWorkbench({ menus, path: '/', answers });
    await userEvent.click(screen.getByRole('button', { name: '恢复' }));
    expect(location.pathname).toBe('/');
    expect(session.snapshot().unsavedTabs).toEqual([ORDERS]);
    expect(await screen.findByRole('tab', { name: /订单列表/ })).toBeDefined();
  });
});

describe('signing out', () => {
  const signOut = async (session: Session, advance: TestTab['advance']) => {
    await userEvent.click(await screen.findByTitle('个人菜单'));
    await userEvent.click(await screen.findByRole('menuitem', { name: '退出登录' }));
    const dialog = await screen.findByRole('alertdialog', { name: '退出登录' });
    const said = dialog.textContent;
    await userEvent.click(within(dialog).getByRole('button', { name: '退出' }));
    await act(async () => {
      await advance(500);
    });
    expect(session.snapshot().status).not.toBe('signed-in');
    return said;
  };

  test('says before that unsaved input goes, and leaves nothing behind', async () => {
    const { session, advance } = await typing();
    sessionStorage.setItem('ui-draft feedback 7', '<p>text</p>');
    localStorage.setItem('workbench.favourites', '["/work"]');
    const said = await signOut(session, advance);
    expect(said).toContain('有未保存的内容，退出后将丢失。');
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage.getItem('workbench.favourites')).toBeNull();
    expect(document.querySelectorAll('[data-part="toast"]')).toHaveLength(0);
  });

  test('asks plainly when everything is saved', async () => {
    const { session, advance } = await renderWorkbench({ menus, path: ORDERS, answers });
    expect(await signOut(session, advance)).toContain('确定要退出登录吗？');
  });
});
