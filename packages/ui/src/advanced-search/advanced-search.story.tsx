import { useState } from 'react';
import { AdvancedSearch } from './advanced-search.tsx';
import { ConditionChips } from './condition-chips.tsx';
import type { SearchRow } from './search-row.ts';

export const title = 'advanced-search';

const fields = [
  { key: 'order_no', label: '订单号' },
  { key: 'cut_num', label: '裁数' },
  { key: 'work_date', label: '作业日期' },
];

function Panel() {
  const [rows, setRows] = useState<readonly SearchRow[]>([
    { key: 'order_no', operator: 'like', value: 'SO24' },
    { key: 'work_date', operator: 'between', value: '2024-03-01', second: '2024-03-31' },
  ]);
  return (
    <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ConditionChips fields={fields} rows={rows} onRowsChange={setRows} />
      <AdvancedSearch fields={fields} rows={rows} onSearch={setRows} />
    </div>
  );
}

export const stories = { panel: Panel };
