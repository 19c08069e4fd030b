// @vitest-environment jsdom
import { refusal } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { isBlank, pictureFault } from './feedback-content.ts';
import FeedbackDialog from './feedback-dialog.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

test.each([
  ['', true],
  ['<p></p>', true],
  ['<p><br></p>', true],
  ['<p> &nbsp; </p><ul><li></li></ul>', true],
  ['<p>好</p>', false],
  ['<p><img src="/a.png"></p>', false],
])('%s is blank: %s', (html, blank) => {
  expect(isBlank(html)).toBe(blank);
});

test.each([
  ['image/png', 5_242_880, undefined],
  ['image/gif', 1, undefined],
  ['image/jpeg', 5_242_881, '图片不能超过5MB'],
  ['image/svg+xml', 1, '只能上传图片'],
  ['application/pdf', 1, '只能上传图片'],
])('a picture of type %s with %i bytes: %s', (type, size, fault) => {
  expect(pictureFault({ type, size })).toBe(fault);
});

describe('feedback', () => {
  /** Words that were typed earlier and wait in the store of the browser tab. */
  const typed = (html: string) => sessionStorage.setItem('ui-draft feedback 1', html);

  function open(options: Parameters<typeof renderScreen>[1] = {}) {
    const onClose = vi.fn();
    const path = `/makingCenter/order/orderDetail/${'7'.repeat(60)}`;
    const view = renderScreen(FeedbackDialog, { ...options, params: { path, onClose } });
    return { ...view, onClose };
  }
  const submit = async () => {
    await screen.findByRole('textbox');
    await userEvent.click(screen.getByRole('button', { name: '提交' }));
  };

  test('that says nothing is not sent', async () => {
    const { writes } = open();
    await submit();
    expect(await screen.findByText('请输入反馈内容')).toBeDefined();
    expect(writes()).toEqual([]);
  });

  test('goes out cleaned, with the page it is about, and closes', async () => {
    typed('<p>打印<b>很慢</b></p><script>alert(1)</script>');
    const { writes, onClose } = open();
    await submit();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const [{ operation, body }] = writes() as [{ operation: string; body: Record<string, string> }];
    expect(operation).toBe('createFeedback');
    expect(body.fromWhere).toHaveLength(64);
    expect(body.content).toContain('很慢');
    expect(body.content).not.toContain('script');
    expect(await screen.findByText('反馈成功！')).toBeDefined();
    expect(sessionStorage).toHaveLength(0);
  });

  test('that is refused stays, with what was typed', async () => {
    typed('<p>打印很慢</p>');
    const { onClose } = open({ answers: { createFeedback: refusal(10202, '今天已提交过') } });
    await submit();
    expect(await screen.findByText('今天已提交过')).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox').textContent).toContain('打印很慢');
  });
});
