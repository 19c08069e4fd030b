// @vitest-environment jsdom
import '../testing/jsdom.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { axeViolations } from '../testing/axe.ts';
import { UiProvider } from '../ui-provider/ui-provider.tsx';
import { Upload, type UploadedFile, type UploadProps } from '../upload/upload.tsx';
import { SearchableTree } from './searchable-tree.tsx';
import { nestNodes } from './tree-node.ts';

const nodes = nestNodes([
  { id: '1', title: '裁剪车间', code: 'CJ01' },
  { id: '11', parentId: '1', title: '拉布组', code: 'LB' },
  { id: '12', parentId: '1', title: '裁床组', code: 'CC', disabled: true },
  { id: '2', title: '车缝车间', code: 'CF01' },
  { id: '21', parentId: '2', title: '一线', code: 'X1' },
]);

afterEach(cleanup);

function show() {
  const chosen = vi.fn();
  const { container } = render(
    <UiProvider>
      <SearchableTree
        label="部门"
        nodes={nodes}
        value=""
        defaultOpened={['1']}
        onValueChange={chosen}
      />
    </UiProvider>,
  );
  return { chosen, container };
}
const lines = () => screen.queryAllByRole('treeitem').map((line) => line.textContent);

describe('<SearchableTree>', () => {
  test('shows titles followed by codes and breaks no accessibility rule', async () => {
    const { container } = show();
    expect(lines()).toEqual(['裁剪车间 CJ01', '拉布组 LB', '裁床组 CC', '车缝车间 CF01']);
    expect(await axeViolations(container)).toEqual([]);
  });

  test('opens the way to every hit, marks it, and gives back what was open before', async () => {
    show();
    const input = screen.getByRole('textbox', { name: '搜索' });
    await userEvent.type(input, 'ｘ1');
    expect(lines()).toEqual(['车缝车间 CF01', '一线 X1']);
    expect(document.querySelector('mark')?.textContent).toBe('X1');
    expect(screen.getByRole('status').textContent).toBe('1 个匹配');
    await userEvent.clear(input);
    expect(lines()).toHaveLength(4);
  });

  test('says 暂无数据 when nothing fits', async () => {
    show();
    await userEvent.type(screen.getByRole('textbox', { name: '搜索' }), 'zz');
    expect(screen.getByText('暂无数据')).toBeDefined();
  });

  test('moves by the arrow keys and chooses by Enter, but nothing that is disabled', async () => {
    const { chosen } = show();
    act(() => screen.getByRole('tree').focus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    expect(chosen).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(chosen.mock.calls[0]?.[0]).toBe('11');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(lines()).toEqual(['裁剪车间 CJ01', '车缝车间 CF01']);
  });
});

test('nodes without a parent and circles end up as roots', () => {
  const nested = nestNodes([
    { id: 'a', parentId: 'b', title: 'a' },
    { id: 'b', parentId: 'a', title: 'b' },
    { id: 'c', parentId: 'gone', title: 'c' },
    { id: 'd', parentId: 'd', title: 'd' },
  ]);
  const ids = (list: typeof nested): string[] =>
    list.flatMap(({ id, children }) => [id, ...ids([...(children ?? [])])]);
  expect(ids(nested).sort()).toEqual(['a', 'b', 'c', 'd']);
});

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
