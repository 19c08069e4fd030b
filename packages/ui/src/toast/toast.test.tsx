// @vitest-environment jsdom
import '../testing/jsdom.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { ToastHistory } from '../toast-history/toast-history.tsx';
import { UiProvider } from '../ui-provider/ui-provider.tsx';
import { toast, useToastHistory } from './toast.ts';

const texts = () =>
  [...document.querySelectorAll('[data-part="toast"]')].map((element) => element.textContent);
const later = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const say = (tone: 'success' | 'error' | 'info' | 'warning', text?: string) =>
  act(() => toast[tone](text));

function History() {
  return (
    <output>
      {useToastHistory()
        .map(({ text }) => text)
        .join()}
    </output>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <UiProvider>
      <History />
    </UiProvider>,
  );
});
afterEach(() => {
  act(() => toast.clear());
  cleanup();
  vi.useRealTimers();
});

describe('toast', () => {
  test('is shown for three seconds', () => {
    say('success', '保存成功');
    later(2_999);
    expect(texts()).toEqual(['保存成功']);
    later(1);
    expect(texts()).toEqual([]);
  });

  test('says the default words of its tone', () => {
    say('error');
    say('info');
    say('warning');
    expect(texts()).toEqual(['操作失败', '提示', '警告']);
  });

  test('says the same words once in three seconds', () => {
    for (let call = 0; call < 50; call += 1) say('error', '请检查网络设置');
    expect(texts()).toHaveLength(1);
    later(3_000);
    say('error', '请检查网络设置');
    expect(texts()).toHaveLength(1);
  });

  test('shows three at most, the newest', () => {
    for (const text of ['1', '2', '3', '4']) say('info', text);
    expect(texts()).toEqual(['2', '3', '4']);
  });

  test('waits while the pointer rests on it', () => {
    say('info', '看');
    const list = screen.getByLabelText('提示消息');
    fireEvent.pointerEnter(list);
    later(10_000);
    expect(texts()).toEqual(['看']);
    fireEvent.pointerLeave(list);
    later(3_000);
    expect(texts()).toEqual([]);
  });

  test('waits while the focus is in it, even after the pointer left', () => {
    say('info', '看');
    const list = screen.getByLabelText('提示消息');
    fireEvent.pointerEnter(list);
    act(() => screen.getByRole('button', { name: '关闭' }).focus());
    fireEvent.pointerLeave(list);
    later(10_000);
    expect(texts()).toEqual(['看']);
    act(() => screen.getByRole('button', { name: '关闭' }).blur());
    later(3_000);
    expect(texts()).toEqual([]);
  });

  test('lets later ones go after one was closed under the pointer', () => {
    say('info', '一');
    fireEvent.pointerEnter(screen.getByLabelText('提示消息'));
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    say('info', '二');
    later(3_000);
    expect(texts()).toEqual([]);
  });

  test('is kept in a list after it is gone', () => {
    say('info', '一');
    say('info', '二');
    later(5_000);
    expect(screen.getByText('二,一')).toBeDefined();
  });

  test('is found in the list that a button opens, with its moment', () => {
    cleanup();
    render(
      <UiProvider>
        <ToastHistory formatTime={() => '08:30:00'} tip="none" />
      </UiProvider>,
    );
    say('error', '床次已提交');
    later(5_000);
    fireEvent.click(screen.getByRole('button', { name: '最近的提示' }));
    expect(screen.getByRole('listitem').textContent).toBe('床次已提交08:30:00');
  });

  test('can be read while a dialog hides the page', () => {
    cleanup();
    render(
      <UiProvider>
        <Dialog open onOpenChange={vi.fn()} title="修改" />
      </UiProvider>,
    );
    say('error', '床次已提交');
    expect(screen.getByRole('alert').textContent).toBe('床次已提交');
  });
});
