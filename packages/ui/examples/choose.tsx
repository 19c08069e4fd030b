import { MultiCombobox, nestNodes, SearchableTree, UiProvider } from '@garment-mes/ui';
import { useState } from 'react';

const rights = nestNodes([
  { id: 'c', title: '裁剪', code: 'C' },
  { id: 'c1', parentId: 'c', title: '床次列表', code: 'C1' },
  { id: 'c2', parentId: 'c', title: '提交床次', code: 'C2' },
]);

async function findColours(query: string, signal: AbortSignal) {
  const answer = await fetch(`/colours?name=${encodeURIComponent(query)}`, { signal });
  return (await answer.json()) as { value: string; label: string }[];
}

export default function Choose() {
  const [checked, setChecked] = useState<readonly string[]>([]);
  const [colours, setColours] = useState<readonly string[]>([]);
  return (
    <UiProvider>
      <SearchableTree label="权限" nodes={rights} checked={checked} onCheckedChange={setChecked} />
      <MultiCombobox
        aria-label="颜色"
        options={findColours}
        values={colours}
        onValuesChange={setColours}
      />
    </UiProvider>
  );
}
