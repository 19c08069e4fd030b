// @vitest-environment jsdom
import '../testing/jsdom.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Field } from '../field/field.tsx';
import { axeViolations } from '../testing/axe.ts';
import { UiProvider } from '../ui-provider/ui-provider.tsx';
import { clearDraft, clearDrafts, keepDraft } from './drafts.ts';
import { RichEditor, type RichEditorProps } from './rich-editor.tsx';

function Written(props: Partial<RichEditorProps>) {
  const [html, setHtml] = useState(props.value ?? '');
  return (
    <UiProvider>
      <Field label="内容" required>
        <RichEditor {...props} value={html} onValueChange={setHtml} />
      </Field>
      <output aria-label="值">{html}</output>
      <button type="button" onClick={() => setHtml('')}>
        发送
      </button>
    </UiProvider>
  );
}

async function open(props: Partial<RichEditorProps> = {}) {
  const { container } = render(<Written {...props} />);
  // The editor itself is loaded when the first one is drawn.
  const text = await screen.findByRole('textbox', { name: /内容/ });
  return { container, text };
}
const value = () => screen.getByLabelText('值').textContent;
const paste = (target: HTMLElement, data: Record<string, string>, files: File[] = []) =>
  fireEvent.paste(target, {
    clipboardData: { files, types: Object.keys(data), getData: (type: string) => data[type] ?? '' },
  });
const picture = new File(['x'], '疵点.png', { type: 'image/png' });

beforeEach(() => {
  clearDrafts();
  URL.createObjectURL = () => 'blob:http://localhost/1';
  URL.revokeObjectURL = () => undefined;
});
afterEach(cleanup);

describe('<RichEditor>', () => {
  test('is a named text of several lines and breaks no accessibility rule', async () => {
    const { container, text } = await open({ sendPicture: async () => '/1.png' });
    expect(text.getAttribute('aria-multiline')).toBe('true');
    expect(text.getAttribute('aria-required')).toBe('true');
    expect(screen.getByRole('toolbar', { name: '格式' })).toBeDefined();
    expect(await axeViolations(container)).toEqual([]);
  });

  test('drops what was pasted and is not allowed', async () => {
    const { text } = await open();
    paste(text, { 'text/html': '<p style="color:red">短码<script>x()</script></p>' });
    await waitFor(() => expect(value()).toBe('<p>短码</p>'));
  });

  test('goes along its buttons by the arrow keys, one stop for Tab', async () => {
    await open();
    const stops = () => screen.getByRole('toolbar').querySelectorAll('button[tabindex="0"]').length;
    expect(stops()).toBe(1);
    act(() => screen.getByRole('button', { name: '加粗' }).focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '斜体' }));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '重做' }));
    expect(stops()).toBe(1);
  });

  test('says which formats are on', async () => {
    await open({ value: '<p><strong>短码</strong></p>' });
    await userEvent.click(screen.getByRole('button', { name: '编号', pressed: false }));
    expect(screen.getByRole('button', { name: '编号', pressed: true })).toBeDefined();
    expect(value()).toBe('<ol><li><p><strong>短码</strong></p></li></ol>');
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    expect(value()).toBe('<p><strong>短码</strong></p>');
  });

  test('gives words a colour that has a name, and takes it away again', async () => {
    const { text } = await open({ value: '<p><span data-ink="blue">短码</span></p>' });
    fireEvent.keyDown(text, { key: 'a', ctrlKey: true });
    await userEvent.click(screen.getByRole('button', { name: '文字颜色', pressed: true }));
    expect(screen.getByRole('menuitemcheckbox', { name: '蓝色', checked: true })).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: '文字颜色' }));
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: '红色' }));
    await waitFor(() => expect(value()).toBe('<p><span data-ink="red">短码</span></p>'));
    await userEvent.click(screen.getByRole('button', { name: '文字颜色', pressed: true }));
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: '默认颜色' }));
    await waitFor(() => expect(value()).toBe('<p>短码</p>'));
  });

  test('takes only addresses of the web for a link', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: '链接' }));
    const address = screen.getByRole('textbox', { name: '链接地址' });
    await userEvent.type(address, 'javascript:x(){Enter}');
    expect(screen.getByText('请输入以 http 开头的地址')).toBeDefined();
    await userEvent.clear(address);
    await userEvent.type(address, 'https://a.cn{Enter}');
    expect(value()).toContain('<a href="https://a.cn" target="_blank" rel="noopener noreferrer">');
  });

  test('gives a pasted picture on when it is sent, not before', async () => {
    let arrive = (_: string) => {};
    const { text } = await open({
      sendPicture: () =>
        new Promise((done) => {
          arrive = done;
        }),
    });
    paste(text, {}, [picture]);
    await screen.findByText('正在上传 图片');
    expect(value()).not.toContain('img');
    await act(async () => arrive('/files/9.png'));
    expect(value()).toContain('<img src="/files/9.png" alt="疵点">');
  });

  test('says why a picture failed, takes it out, and sends it again', async () => {
    const send = vi
      .fn<(file: File) => Promise<string>>()
      .mockRejectedValueOnce(new Error('服务器网关错误'))
      .mockResolvedValueOnce('/files/9.png');
    const { text } = await open({ sendPicture: send });
    paste(text, {}, [picture]);
    expect((await screen.findByRole('alert')).textContent).toContain('疵点.png：服务器网关错误');
    expect(document.querySelector('img')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(value()).toContain('/files/9.png'));
  });

  test('sends no picture that is too large', async () => {
    const send = vi.fn<(file: File) => Promise<string>>();
    const { text } = await open({ sendPicture: send, maxPictureBytes: 0 });
    paste(text, {}, [picture]);
    expect((await screen.findByRole('alert')).textContent).toContain('疵点.png 超过 0MB');
    expect(send).not.toHaveBeenCalled();
  });

  test('brings an unsent draft back, until it was sent', async () => {
    keepDraft('feedback', '<p>写到一半</p>');
    const { text } = await open({ draftKey: 'feedback' });
    await waitFor(() => expect(value()).toBe('<p>写到一半</p>'));
    expect(text.textContent).toBe('写到一半');
    clearDraft('feedback');
    await userEvent.click(screen.getByRole('button', { name: '发送' }));
    expect(text.textContent).toBe('');
    cleanup();
    await open({ draftKey: 'feedback' });
    expect(value()).toBe('');
  });

  test('has no toolbar and takes no word when it is disabled', async () => {
    const { text } = await open({ value: '<p>布</p>', disabled: true });
    expect(text.getAttribute('contenteditable')).toBe('false');
    expect(text.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('toolbar')).toBeNull();
  });
});
