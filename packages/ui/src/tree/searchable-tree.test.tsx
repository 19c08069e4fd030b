// @vitest-environment jsdom
import '../testing/jsdom.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { axeViolations } from '../testing/axe.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { UiProvider } from '../ui-provider/ui-provider.tsx';
import { SearchableTree, type SearchableTreeProps } from './searchable-tree.tsx';
import { foundLines, indexTree, type TreeEntry } from './tree-index.ts';
import { moveNode, nestNodes, type TreeNode } from './tree-node.ts';

const nodes = nestNodes([
  { id: '1', title: '裁剪车间', code: 'CJ01' },
  { id: '11', parentId: '1', title: '拉布组', code: 'LB' },
  { id: '12', parentId: '1', title: '裁床组', code: 'CC', disabled: true },
  { id: '2', title: '车缝车间', code: 'CF01' },
  { id: '21', parentId: '2', title: '一线', code: 'X1' },
]);

const rights = nestNodes([
  { id: '1', title: '裁剪' },
  { id: '11', parentId: '1', title: '拉布' },
  { id: '12', parentId: '1', title: '裁床' },
  { id: '2', title: '车缝' },
  { id: '21', parentId: '2', title: '一线' },
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
  describeConformance(<SearchableTree label="部门" nodes={nodes} />, {
    role: 'tree',
    name: '部门',
    stops: 2,
    ref: false,
  });

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

test('a node that gets its first child is opened, one that was closed stays so', async () => {
  const tree = (more: readonly { id: string; parentId: string; title: string }[]) => (
    <UiProvider>
      <SearchableTree
        label="部门"
        defaultOpened={[]}
        nodes={nestNodes([
          { id: '1', title: '裁剪' },
          { id: '11', parentId: '1', title: '拉布' },
          { id: '2', title: '车缝' },
          ...more,
        ])}
      />
    </UiProvider>
  );
  const { rerender } = render(tree([]));
  rerender(
    tree([
      { id: '12', parentId: '1', title: '裁床' },
      { id: '21', parentId: '2', title: '一线' },
    ]),
  );
  expect(lines()).toEqual(['裁剪', '车缝', '一线']);
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

const written = (list: readonly TreeNode[]): string =>
  list.map(({ id, children }) => (children?.length ? `${id}(${written(children)})` : id)).join(' ');

describe('moveNode', () => {
  test.each([
    ['21', { parentId: '1', index: 0 }, '1(21 11 12) 2'],
    ['2', { parentId: undefined, index: 0 }, '2(21) 1(11 12)'],
    ['11', { parentId: '1', index: 1 }, '1(12 11) 2(21)'],
    ['11', { parentId: '21', index: 0 }, '1(12) 2(21(11))'],
    ['1', { parentId: '11', index: 0 }, '1(11 12) 2(21)'],
    ['gone', { parentId: '1', index: 0 }, '1(11 12) 2(21)'],
  ])('puts %s to %j', (id, place, tree) => {
    expect(written(moveNode(nodes, id, place))).toBe(tree);
  });
});

const large = nestNodes(
  Array.from({ length: 10_000 }, (_, index) => ({
    id: `${index}`,
    ...(index < 100 ? {} : { parentId: `${index % 100}` }),
    title: `工序 ${index}`,
    code: `GX${String(index).padStart(5, '0')}`,
  })),
);

test.each(['gx0', '工序 99', '9', 'zzz', '序'])(
  'a search for %s reads the label of each of ten thousand nodes once, and little else',
  (query) => {
    const reads = { node: 0, parent: 0, level: 0, folded: 0, end: 0 };
    const index = indexTree(large).map(
      (entry) =>
        new Proxy(entry, {
          get(target, name: keyof TreeEntry) {
            reads[name] += 1;
            return target[name];
          },
        }),
    );
    foundLines(index, query);
    expect(reads.folded).toBe(10_000);
    // No label is folded again, and the ways up and down meet where they have been walked before.
    expect(reads.node).toBe(0);
    expect(reads.parent + reads.end).toBeLessThan(8 * 10_000);
  },
);

function Checked(props: Partial<SearchableTreeProps>) {
  const [checked, setChecked] = useState<readonly string[]>(props.checked ?? []);
  return (
    <UiProvider>
      <SearchableTree
        label="权限"
        nodes={nodes}
        defaultOpened={['1', '2']}
        {...props}
        checked={checked}
        onCheckedChange={setChecked}
      />
      <output aria-label="值">{[...checked].sort().join()}</output>
    </UiProvider>
  );
}
const checkOf = (name: RegExp) =>
  screen.getByRole('treeitem', { name }).getAttribute('aria-checked');
const press = (name: RegExp) => userEvent.click(screen.getByRole('treeitem', { name }));
const value = () => screen.getByLabelText('值').textContent;

describe('<SearchableTree> with boxes', () => {
  test('shows of every parent how much below it is checked', async () => {
    const { container } = render(<Checked nodes={rights} checked={['11']} />);
    expect(checkOf(/裁剪/)).toBe('mixed');
    await press(/裁床/);
    expect(checkOf(/裁剪/)).toBe('true');
    await press(/裁剪/);
    expect(value()).toBe('');
    expect(checkOf(/裁剪/)).toBe('false');
    expect(screen.getByRole('tree').getAttribute('aria-multiselectable')).toBe('true');
    expect(await axeViolations(container)).toEqual([]);
  });

  test('leaves disabled leaves as they are, and does not wait for them', async () => {
    render(<Checked />);
    await press(/裁剪/);
    expect(value()).toBe('11');
    expect(checkOf(/裁剪/)).toBe('true');
    expect(checkOf(/裁床/)).toBe('false');
  });

  test('is pressed by the space bar', async () => {
    render(<Checked />);
    act(() => screen.getByRole('tree').focus());
    await userEvent.keyboard('{ArrowDown} ');
    expect(value()).toBe('11');
  });

  test('changes only what a search shows and says how much it hides', async () => {
    render(<Checked nodes={rights} checked={['21']} />);
    await userEvent.type(screen.getByRole('textbox', { name: '搜索' }), '拉布');
    await press(/裁剪/);
    expect(value()).toBe('11,21');
    expect(screen.getByText('1 个匹配 · 已选 2 项，其中 1 项未显示').role).toBe('status');
  });
});

describe('<SearchableTree> that loads its children', () => {
  const roots = [
    { id: 'a', title: '晨曦' },
    { id: 'b', title: '总部', leaf: true },
  ];

  test('asks once, when a node is opened, and not for leaves', async () => {
    const load = vi.fn(async () => [{ id: 'a1', title: '裁剪', leaf: true }]);
    render(<Checked nodes={roots} checked={['a']} defaultOpened={[]} loadChildren={load} />);
    expect(screen.getByRole('treeitem', { name: /总部/ }).hasAttribute('aria-expanded')).toBe(
      false,
    );
    act(() => screen.getByRole('tree').focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(await screen.findByRole('treeitem', { name: /裁剪/ })).toBeDefined();
    expect(value()).toBe('a1');
    expect(checkOf(/晨曦/)).toBe('true');
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('says that it waits, that it failed, and asks again', async () => {
    let fail = (_: Error) => {};
    const load = vi
      .fn<() => Promise<TreeNode[]>>()
      .mockImplementationOnce(
        () =>
          new Promise((_, no) => {
            fail = no;
          }),
      )
      .mockResolvedValueOnce([{ id: 'a1', title: '裁剪' }]);
    render(<Checked nodes={roots} defaultOpened={[]} loadChildren={load} />);
    act(() => screen.getByRole('tree').focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('treeitem', { name: /晨曦/ }).getAttribute('aria-busy')).toBe('true');
    await act(async () => fail(new Error('网关')));
    fireEvent.click(screen.getByRole('button', { name: /重试/ }));
    expect(await screen.findByRole('treeitem', { name: /裁剪/ })).toBeDefined();
  });
});

function Moved() {
  const [tree, setTree] = useState<readonly TreeNode[]>(nodes);
  const [refused, setRefused] = useState('');
  return (
    <UiProvider>
      <SearchableTree
        label="分类"
        nodes={tree}
        defaultOpened={['1', '2']}
        onMove={(id, place) => setTree(moveNode(tree, id, place))}
        onMoveRefused={setRefused}
      />
      <output aria-label="拒绝">{refused}</output>
      <output aria-label="值">{written(tree)}</output>
    </UiProvider>
  );
}

describe('<SearchableTree> that is sorted', () => {
  test('moves a node by Alt and the arrows, says where it is, and keeps the focus on it', async () => {
    render(<Moved />);
    act(() => screen.getByRole('tree').focus());
    await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowDown}{/Alt}');
    expect(value()).toBe('1(12 11) 2(21)');
    expect(screen.getByText('拉布组 移到 裁剪车间 下第 2 位').role).toBe('status');
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(value()).toBe('1(12(11)) 2(21)');
    await userEvent.keyboard('{Alt>}{ArrowLeft}{ArrowLeft}{/Alt}');
    expect(value()).toBe('1(12) 11 2(21)');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(value()).toBe('11 1(12) 2(21)');
  });

  test('is dragged by a handle, and never under itself', () => {
    render(<Moved />);
    const tree = screen.getByRole('tree');
    tree.getBoundingClientRect = () => new DOMRect(0, 0, 200, 600);
    const handleOf = (name: RegExp) =>
      screen.getByRole('treeitem', { name }).querySelector('[title="拖动排序"]') as HTMLElement;
    const drag = (name: RegExp, y: number) => {
      const handle = handleOf(name);
      fireEvent.pointerDown(handle, { button: 0, pointerId: 1 });
      fireEvent.pointerMove(handle, { clientY: y, pointerId: 1 });
      fireEvent.pointerUp(handle, { clientY: y, pointerId: 1 });
    };
    // Lines are 30 high: 裁剪, 拉布, 裁床, 车缝, 一线.
    drag(/拉布/, 135);
    expect(value()).toBe('1(12) 2(21(11))');
    drag(/裁剪/, 45);
    expect(value()).toBe('1(12) 2(21(11))');
    // Dropped on what lies below it: onMoveRefused is called.
    expect(screen.getByLabelText('拒绝').textContent).toBe('1');
    drag(/车缝/, 2);
    expect(value()).toBe('2(21(11)) 1(12)');
  });

  test('is not moved while it is searched', async () => {
    render(<Moved />);
    await userEvent.type(screen.getByRole('textbox', { name: '搜索' }), '组');
    expect(document.querySelector('[title="拖动排序"]')).toBeNull();
  });
});

test('letters lead to the next line that starts with them, by title or code', async () => {
  show();
  act(() => screen.getByRole('tree').focus());
  await userEvent.keyboard('cc');
  const active = document.getElementById(
    screen.getByRole('tree').getAttribute('aria-activedescendant') ?? '',
  );
  expect(active?.textContent).toBe('裁床组 CC');
});
