import { useState } from 'react';
import { SearchableTree } from './searchable-tree.tsx';
import { nestNodes } from './tree-node.ts';

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

export const stories = {
  departments: Departments,
};
