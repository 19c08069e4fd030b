// @vitest-environment jsdom
import '../testing/jsdom.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { axeViolations } from '../testing/axe.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { UiProvider } from '../ui-provider/ui-provider.tsx';
import { Upload, type UploadedFile, type UploadProps } from './upload.tsx';

afterEach(cleanup);

function Files(props: Partial<UploadProps> & Pick<UploadProps, 'send'>) {
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  return (
    <UiProvider>
      <Upload label="附件" files={files} onFilesChange={setFiles} {...props} />
    </UiProvider>
  );
}
const choose = (...files: File[]) =>
  fireEvent.change(document.querySelector('input[type="file"]') as HTMLInputElement, {
    target: { files },
  });
const file = (name: string, type = 'image/png') => new File(['x'], name, { type });

describe('<Upload>', () => {
  describeConformance(
    <Upload
      label="附件"
      files={[]}
      onFilesChange={() => undefined}
      send={() => Promise.reject()}
    />,
    { role: 'button', name: '附件 点击或拖到此处上传', stops: 1, ref: false },
  );

  test('says how far a file is, by number, and breaks no accessibility rule meanwhile', async () => {
    let progress = (_: number) => {};
    const { container } = render(
      <Files
        send={(_, __, onProgress) => {
          progress = onProgress;
          return new Promise(() => undefined);
        }}
      />,
    );
    choose(file('a.png'));
    const bar = await screen.findByRole('progressbar', { name: '正在上传 a.png' });
    expect(bar.hasAttribute('aria-valuenow')).toBe(false);
    act(() => progress(0.42));
    expect(bar.getAttribute('aria-valuenow')).toBe('42');
    expect(await axeViolations(container)).toEqual([]);
  });

  test('shows a file in the page where that is asked for', async () => {
    const shown = vi.fn();
    const pack = { url: '#pack', name: 'pack.pdf' };
    render(<Files files={[pack]} send={() => Promise.reject()} onPreview={shown} />);
    await userEvent.click(screen.getByRole('link', { name: 'pack.pdf' }));
    expect(shown).toHaveBeenCalledWith(pack);
  });

  test('takes pasted and dropped files', async () => {
    const send = vi.fn<UploadProps['send']>(async ({ name }) => ({ url: `#${name}`, name }));
    render(<Files max={2} send={send} />);
    const drop = screen.getByRole('button', { name: '附件 点击或拖到此处上传' });
    fireEvent.paste(drop, { clipboardData: { files: [file('a.png')] } });
    expect(await screen.findByRole('link', { name: 'a.png' })).toBeDefined();
    fireEvent.dragOver(drop);
    expect(drop.dataset.over).toBe('true');
    fireEvent.drop(drop, { dataTransfer: { files: [file('b.png'), file('c.png')] } });
    expect(await screen.findByRole('link', { name: 'b.png' })).toBeDefined();
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('sends several at once and keeps them all', async () => {
    render(<Files max={3} send={async ({ name }) => ({ url: `#${name}`, name })} />);
    choose(file('a.png'), file('b.png'));
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2));
  });

  test('shows why one failed and sends it again', async () => {
    const send = vi
      .fn<UploadProps['send']>()
      .mockRejectedValueOnce(new Error('请检查网络设置'))
      .mockResolvedValueOnce({ url: '#a', name: 'a.png' });
    render(<Files send={send} />);
    choose(file('a.png'));
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByRole('link', { name: 'a.png' })).toBeDefined();
  });

  test.each([
    [{ accept: '.pdf' }, 'a.png 的类型不支持'],
    [{ accept: 'image/*', maxBytes: 0 }, 'a.png 超过 0MB'],
  ])('sends nothing that %j rules out', async (rule, text) => {
    const send = vi.fn<UploadProps['send']>();
    render(<Files send={send} {...rule} />);
    choose(file('a.png'));
    expect(screen.getByRole('status').textContent).toContain(text);
    expect(send).not.toHaveBeenCalled();
  });

  test('stops a sending that is taken back', async () => {
    let stopped = false;
    render(
      <Files
        send={(_, signal) =>
          new Promise(() => {
            signal.addEventListener('abort', () => {
              stopped = true;
            });
          })
        }
      />,
    );
    choose(file('a.png'));
    await userEvent.click(screen.getByRole('button', { name: '取消 a.png' }));
    expect(stopped).toBe(true);
  });
});
