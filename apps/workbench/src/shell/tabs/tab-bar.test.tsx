// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import TabBar from './tab-bar.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const named = (title: string) => ({ key: `/${title}`, title, dirty: false });

/** A bar with four tabs, the third of which is shown. */
function draw(titles: readonly string[] = ['A', 'B', 'C', 'D']) {
  const handlers = { onActivate: vi.fn(), onClose: vi.fn(), onRefresh: vi.fn(), onMove: vi.fn() };
  renderScreen(TabBar, { params: { ...handlers, tabs: titles.map(named), active: '/C' } });
  return handlers;
}
const tab = (name: string) => screen.getByRole('tab', { name });
const holder = (name: string) => tab(name).parentElement as HTMLElement;

describe('the menu of a tab', () => {
  const lines = async (name: string) => {
    fireEvent.contextMenu(holder(name));
    const menu = await screen.findByRole('menu');
    return within(menu).getAllByRole('menuitem');
  };

  test('has its six lines in order', async () => {
    draw();
    expect((await lines('B')).map(({ textContent }) => textContent)).toEqual([
      '关闭',
      '关闭左侧',
      '关闭右侧',
      '关闭其他',
      '关闭全部',
      '刷新',
    ]);
  });

  test.each([
    ['A', ['关闭左侧']],
    ['B', []],
    ['D', ['关闭右侧']],
  ])('of %s offers nothing that closes nothing', async (name, off) => {
    draw();
    const disabled = (await lines(name)).filter((line) => line.ariaDisabled === 'true');
    expect(disabled.map(({ textContent }) => textContent)).toEqual(off);
  });

  test('acts from the tab it was opened on', async () => {
    const { onClose } = draw();
    await lines('B');
    await userEvent.click(screen.getByRole('menuitem', { name: '关闭右侧' }));
    expect(onClose).toHaveBeenCalledWith('right', '/B');
  });
});

describe('a press', () => {
  const press = (element: HTMLElement, pointerType = 'mouse') =>
    fireEvent.pointerDown(element, {
      button: 0,
      isPrimary: true,
      pointerType,
      clientX: 5,
      clientY: 5,
    });

  test('of a second opens the menu, one of 999 ms is a click', () => {
    vi.useFakeTimers();
    draw();
    press(holder('A'));
    vi.advanceTimersByTime(999);
    expect(screen.queryByRole('menu')).toBeNull();
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    return screen.findByRole('menu');
  });

  test('that opened the menu does not show its tab when it ends', () => {
    vi.useFakeTimers();
    const { onActivate } = draw();
    press(holder('A'), 'touch');
    vi.advanceTimersByTime(1_000);
    fireEvent.pointerUp(holder('A'));
    fireEvent.click(tab('A'));
    expect(onActivate).not.toHaveBeenCalled();
    fireEvent.click(tab('A'));
    expect(onActivate).toHaveBeenCalledWith('/A');
  });

  test('of a finger is not opened earlier by the platform', () => {
    draw();
    press(holder('A'), 'touch');
    fireEvent.contextMenu(holder('A'));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('that moves is none', () => {
    vi.useFakeTimers();
    draw();
    press(holder('A'));
    fireEvent.pointerMove(holder('A'), { clientX: 5, clientY: 14 });
    vi.advanceTimersByTime(2_000);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

describe('keys', () => {
  test.each([
    ['ArrowLeft', '/B'],
    ['ArrowRight', '/D'],
    ['Home', '/'],
    ['End', '/D'],
  ])('%s goes to %s', (key, to) => {
    const { onActivate } = draw();
    fireEvent.keyDown(tab('C'), { key });
    expect(onActivate).toHaveBeenCalledWith(to);
  });

  test('Delete closes, Alt+Shift+arrow moves', () => {
    const { onClose, onMove, onActivate } = draw();
    fireEvent.keyDown(tab('C'), { key: 'Delete' });
    fireEvent.keyDown(tab('C'), { key: 'ArrowLeft', altKey: true, shiftKey: true });
    expect(onClose).toHaveBeenCalledWith('one', '/C');
    expect(onMove).toHaveBeenCalledWith('/C', '/B');
    expect(onActivate).not.toHaveBeenCalled();
  });

  test('one tab alone takes the Tab key', () => {
    draw();
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, 0, -1]);
  });
});

test('home stands first, is walked to, and cannot be closed or moved', () => {
  const { onActivate, onClose, onMove } = draw();
  const [first] = screen.getAllByRole('tab');
  expect(first?.textContent).toBe('首页');
  fireEvent.keyDown(tab('首页'), { key: 'Delete' });
  fireEvent.keyDown(tab('首页'), { key: 'ArrowRight', altKey: true, shiftKey: true });
  fireEvent.keyDown(tab('A'), { key: 'ArrowLeft', altKey: true, shiftKey: true });
  expect(onClose).not.toHaveBeenCalled();
  expect(onMove).not.toHaveBeenCalled();
  expect(holder('首页').querySelector('[aria-hidden][title]')).toBeNull();
  fireEvent.keyDown(tab('A'), { key: 'ArrowLeft' });
  expect(onActivate).toHaveBeenCalledWith('/');
});

test('the middle button closes, dragging moves', () => {
  const { onClose, onMove } = draw();
  fireEvent(holder('B'), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect(onClose).toHaveBeenCalledWith('one', '/B');
  const dataTransfer = { setData: vi.fn(), getData: () => '/A', types: ['text/x-workbench-tab'] };
  fireEvent.dragStart(holder('A'), { dataTransfer });
  fireEvent.drop(holder('D'), { dataTransfer });
  expect(onMove).toHaveBeenCalledWith('/A', '/D');
});

test('a title has ten characters at most, the whole one is in the tooltip', () => {
  draw(['C', '裁床细颜色报工报表明细']);
  expect(tab('裁床细颜色报工报表明…').title).toBe('裁床细颜色报工报表明细');
});

test('a bar too narrow for its tabs lists them', async () => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(400);
  const { onActivate } = draw();
  await userEvent.click(screen.getByRole('button', { name: '全部标签' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'D' }));
  expect(onActivate).toHaveBeenCalledWith('/D');
});
