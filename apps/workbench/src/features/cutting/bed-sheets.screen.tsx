import { CuttingBedRowFields } from '@garment-mes/sdk/labels';
import { type CuttingBedRow, listCuttingBeds } from '@garment-mes/sdk/mes2';
import { useSearch } from 'wouter';
import { useOperation } from '#app/api.tsx';
import { msg } from '#app/i18n.ts';
import { defineList } from '#screens/list/list-definition.ts';
import { ListScreen } from '#screens/list/list-screen.tsx';
import { BedPlies, BedState } from './beds/bed-cells.tsx';
import { BedNo } from './beds/bed-no.tsx';
import { missingText } from './beds/missing-parts.tsx';
import { ChosenSheets } from './sheets/chosen-sheets.tsx';

const sheets = defineList({
  operation: listCuttingBeds,
  fields: CuttingBedRowFields,
  columns: [
    ...([{ field: 'bedNo', Cell: BedNo }, 'monthBedNo', 'orderNo'] as const),
    ...([{ field: 'colorPlies', Cell: BedPlies }, 'plies', 'cutNum', 'tableName'] as const),
    ...(['planDate', { field: 'sheetPrintCount', shown: true }] as const),
    { field: 'status', Cell: BedState, beside: missingText },
  ],
  label: ({ orderNo, bedLabel }) => `${orderNo} · ${bedLabel}`,
  liveTopic: 'bed',
  quickFilters: [
    'status',
    'planDate',
    { param: 'orderId', label: msg('订单'), reference: 'listOrders' },
    { param: 'tableId', label: msg('裁床台'), reference: 'departments' },
    { param: 'unprinted', label: msg('未打印') },
  ],
});

const NO_BEDS: readonly CuttingBedRow[] = [];

/** The beds that a link names, `?ids=1,2`; they are looked at until others are chosen. */
function useNamedBeds(): readonly CuttingBedRow[] {
  const ids = (new URLSearchParams(useSearch()).get('ids') ?? '').split(',').filter(Boolean);
  const { data } = useOperation(
    listCuttingBeds,
    { query: { pageNum: 1, pageSize: 500, filter: { id: ids } } },
    { enabled: ids.length > 0 },
  );
  return (ids.length > 0 && data?.list) || NO_BEDS;
}

/** What hangs at the table: beds are chosen, their papers are looked at in millimetres, printed and counted. */
export default function BedSheets() {
  const named = useNamedBeds();
  return (
    <ListScreen
      list={sheets}
      beside={(chosen) => <ChosenSheets beds={chosen.length > 0 ? chosen : named} />}
    />
  );
}
