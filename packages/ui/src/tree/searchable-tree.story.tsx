import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { SearchableTree } from './searchable-tree.tsx';
import { moveNode, nestNodes, type TreeNode } from './tree-node.ts';

export const title = 'searchable-tree';

const nodes = nestNodes([
  { id: '1', title: '裁剪车间', code: 'CJ01' },
  { id: '11', parentId: '1', title: '拉布组', code: 'CJ01-1' },
  { id: '12', parentId: '1', title: '裁床组', code: 'CJ01-2' },
  { id: '2', title: '车缝车间', code: 'CF01' },
  ...Array.from({ length: 2000 }, (_, index) => ({
    id: `2-${index}`,
    parentId: '2',
    title: `${index + 1} 线`,
    code: `L${String(index + 1).padStart(4, '0')}`,
    disabled: index % 9 === 8,
  })),
]);

function Departments() {
  const [value, setValue] = useState('12');
  return (
    <div style={{ width: 280, height: 320 }}>
      <SearchableTree label="部门" nodes={nodes} value={value} onValueChange={setValue} />
    </div>
  );
}

const rights = nestNodes([
  { id: 'c', title: '裁剪', code: 'C' },
  { id: 'c1', parentId: 'c', title: '床次列表', code: 'C1' },
  { id: 'c2', parentId: 'c', title: '提交床次', code: 'C2' },
  { id: 'c3', parentId: 'c', title: '删除床次', code: 'C3', disabled: true },
  { id: 'q', title: '质检', code: 'Q' },
  { id: 'q1', parentId: 'q', title: '中查', code: 'Q1' },
]);

function Rights() {
  const [checked, setChecked] = useState<readonly string[]>(['c1', 'q1']);
  return (
    <div style={{ width: 280, height: 280 }}>
      <SearchableTree label="权限" nodes={rights} checked={checked} onCheckedChange={setChecked} />
    </div>
  );
}

const roots = [
  { id: 'a', title: '晨曦制衣', code: 'CX' },
  { id: 'b', title: '总部', code: 'HQ', leaf: true },
  { id: 'f', title: '旧厂', code: 'JC' },
];

function Lazy() {
  const [value, setValue] = useState('');
  return (
    <div style={{ width: 280, height: 240 }}>
      <SearchableTree
        label="组织"
        nodes={roots}
        value={value}
        onValueChange={setValue}
        defaultOpened={[]}
        loadChildren={async ({ id }) => {
          if (id === 'f') throw new Error('服务器网关错误');
          return [
            { id: `${id}1`, title: '裁剪车间', leaf: true },
            { id: `${id}2`, title: '车缝车间' },
          ];
        }}
      />
    </div>
  );
}

function Sorted() {
  const [tree, setTree] = useState<readonly TreeNode[]>(rights);
  return (
    <div style={{ width: 280, height: 280 }}>
      <SearchableTree
        label="分类"
        nodes={tree}
        onMove={(id, place) => setTree(moveNode(tree, id, place))}
        renderActions={({ title }) => (
          <IconButton label={`修改 ${title}`} icon={<Pencil />} size="small" tip="none" />
        )}
      />
    </div>
  );
}

export const stories = {
  departments: Departments,
  rights: Rights,
  lazy: Lazy,
  sorted: Sorted,
  empty: () => <SearchableTree label="空" nodes={[]} />,
};
