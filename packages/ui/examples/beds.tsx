import { DataTable, UiProvider, useTableState } from '@garment-mes/ui';

interface Bed {
  readonly id: string;
  readonly bedNo: string;
  readonly plies: number;
}

const beds: readonly Bed[] = [
  { id: '1', bedNo: '1', plies: 60 },
  { id: '2', bedNo: '2', plies: 80 },
];

const columns = [
  { id: 'bedNo', header: '床号', cell: (bed: Bed) => bed.bedNo, sortable: true },
  { id: 'plies', header: '层数', cell: (bed: Bed) => bed.plies, sortable: true },
];

export default function Beds() {
  const [state, setState] = useTableState();
  return (
    <UiProvider>
      <DataTable
        label="床次"
        columns={columns}
        rows={beds}
        rowId={(bed) => bed.id}
        state={state}
        onStateChange={setState}
      />
    </UiProvider>
  );
}
