import { useState } from 'react';
import type { EditColumn } from './edit-column.ts';
import { EditableTable } from './editable-table.tsx';

export const title = 'editable-table';

interface Roll {
  readonly id: string;
  readonly rollNo: string;
  readonly colour: string;
  readonly length: string;
  readonly plies: string;
  readonly date: string;
}

const columns: readonly EditColumn<Roll>[] = [
  { id: 'rollNo', header: '布卷号', kind: 'text', width: 130, required: true, pinned: true },
  {
    id: 'colour',
    header: '颜色',
    kind: 'select',
    options: ['黑色', '藏青', '米白'].map((label) => ({ value: label, label })),
  },
  { id: 'length', header: '长度', unit: '米', kind: 'number', places: 3, min: '0.001' },
  { id: 'plies', header: '层数', kind: 'number', places: 0, min: '1', max: '200', required: true },
  { id: 'date', header: '日期', kind: 'date' },
  {
    id: 'perPly',
    header: '每层',
    unit: '米',
    kind: 'computed',
    align: 'end',
    cell: ({ length, plies }) =>
      Number(plies) > 0 ? (Number(length) / Number(plies)).toFixed(3) : '–',
  },
];

function Rolls({ readOnly = false }: { readOnly?: boolean }) {
  const [rows, setRows] = useState<readonly Roll[]>([
    {
      id: '1',
      rollNo: 'R-0012',
      colour: '黑色',
      length: '66.000',
      plies: '24',
      date: '2024-03-20',
    },
    {
      id: '2',
      rollNo: 'R-0013',
      colour: '藏青',
      length: '58.500',
      plies: '21',
      date: '2024-03-20',
    },
    { id: '3', rollNo: '', colour: '黑色', length: '40.000', plies: '300', date: '' },
  ]);
  return (
    <EditableTable
      label="布卷"
      columns={columns}
      rows={rows}
      onRowsChange={setRows}
      readOnly={readOnly}
      createRow={(id) => ({ id, rollNo: '', colour: '', length: '', plies: '', date: '' })}
      sums={{ plies: rows.reduce((sum, { plies }) => sum + (Number(plies) || 0), 0) }}
    />
  );
}

/** As many rows as come out of a spreadsheet at once. */
function ManyRolls() {
  const [rows, setRows] = useState<readonly Roll[]>(() =>
    Array.from({ length: 500 }, (_, index) => ({
      id: String(index),
      rollNo: `R-${String(index).padStart(4, '0')}`,
      colour: '黑色',
      length: '66.000',
      plies: '24',
      date: '2024-03-20',
    })),
  );
  return (
    <EditableTable
      label="很多布卷"
      columns={columns}
      rows={rows}
      onRowsChange={setRows}
      createRow={(id) => ({ id, rollNo: '', colour: '', length: '', plies: '', date: '' })}
    />
  );
}

export const stories = {
  rolls: () => <Rolls />,
  'read only': () => <Rolls readOnly />,
  'many rolls': ManyRolls,
};
