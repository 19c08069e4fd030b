import { useState } from 'react';
import { FilterChips } from '../filter-chips/filter-chips.tsx';
import { Statistic } from './statistic.tsx';

export const title = 'statistic';

function Chips() {
  const [value, setValue] = useState('2');
  return (
    <FilterChips
      label="状态"
      value={value}
      onValueChange={setValue}
      chips={[
        { value: '1', label: '草稿', count: 3 },
        { value: '2', label: '裁剪中', count: 12, tone: 'accent' },
        { value: '3', label: '已提交', count: 180, tone: 'ok' },
        { value: '4', label: '待审批', count: 2, tone: 'warn' },
        { value: '5', label: '延误', count: 1, tone: 'bad' },
      ]}
    />
  );
}

export const stories = {
  figures: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <Statistic label="今日产量" value="1,284" unit="件" note="目标 1,400" />
      <Statistic label="达成" value="91.7" unit="%" tone="warn" note="-8.3 %" />
      <Statistic label="返修" value="12" tone="bad" />
      <Statistic label="产值" value={undefined} unit="元" />
    </div>
  ),
  chips: Chips,
};
