import { BusinessLogRowFields, CuttingBedFields } from '@garment-mes/sdk/labels';
import { type BusinessLogRow, listBusinessLogs } from '@garment-mes/sdk/mes2';
import { DataTable, useTableState } from '@garment-mes/ui';
import { useMemo } from 'react';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { changeTitle, changeValue } from '#screens/detail/business-log.tsx';
import { listColumns } from '#screens/list/list-columns.tsx';

/** Kind of record under which the server logs a bed. */
const BED = 'bed';
const BED_HEAD = { name: '', fields: CuttingBedFields };

/** Every step of a bed: who, when, why, and what a save changed. */
export function LogTab({ bedId }: { readonly bedId: string }) {
  const t = useText();
  const { can } = useWorkbench();
  const [table, setTable] = useTableState({ density: 'small', pageSize: 50 });
  const page = useOperation(
    listBusinessLogs,
    { query: { bizType: BED, bizId: bedId, pageNum: table.page, pageSize: table.pageSize } },
    { keepPrevious: true, live: 'bed' },
  );
  const columns = useMemo(
    () =>
      listColumns<BusinessLogRow>(
        BusinessLogRowFields,
        [
          'createDate',
          { field: 'action' },
          'fromText',
          'toText',
          'byName',
          'reason',
          { field: 'changes', Cell: Changes },
        ],
        can,
      ).map(({ sortable: _, filterOptions: __, ...column }) => column),
    [can],
  );
  return (
    <DataTable
      label={t('日志')}
      columns={columns}
      rows={page.data?.list ?? []}
      rowId={({ id }) => id}
      total={page.data?.total ?? 0}
      state={table}
      onStateChange={setTable}
      loading={page.isFetching}
      {...(page.error ? { error: failureText(page.error) } : {})}
      onRetry={() => void page.refetch()}
    />
  );
}

function Changes({ row }: { readonly row: BusinessLogRow }) {
  return row.changes
    .map((change) => {
      const [from, to] = [change.fromText, change.toText].map(
        (value) => changeValue(change, BED_HEAD, value) || '–',
      );
      return `${changeTitle(change, BED_HEAD)} ${from} → ${to}`;
    })
    .join('  ');
}
