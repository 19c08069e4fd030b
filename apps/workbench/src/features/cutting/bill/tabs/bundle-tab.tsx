import { BundleRowFields } from '@garment-mes/sdk/labels';
import { listBundles } from '@garment-mes/sdk/mes2';
import { DataTable, useTableState } from '@garment-mes/ui';
import { useMemo } from 'react';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { fieldText } from '#screens/fields/field-value.tsx';
import { fieldOf } from '#screens/fields/labels.ts';
import { listColumns } from '#screens/list/list-columns.tsx';

const COLUMNS = [
  'bundleLabel',
  'colorName',
  'sizeName',
  'shade',
  'position',
  'plySpan',
  'originNum',
  'num',
  'progress',
  'currentProcess',
  'lineDeptName',
  'printCount',
  'status',
] as const;

/** The bundles of a bed. */
export function BundleTab({ bedId }: { readonly bedId: string }) {
  const t = useText();
  const { can } = useWorkbench();
  const [table, setTable] = useTableState({ density: 'small', pageSize: 50 });
  const page = useOperation(
    listBundles,
    {
      query: {
        reduceBedId: bedId,
        pageNum: table.page,
        pageSize: table.pageSize,
        order: 'bundle_no_num asc',
      },
    },
    { keepPrevious: true, live: 'bundle' },
  );
  const columns = useMemo(
    () =>
      listColumns(
        BundleRowFields,
        COLUMNS.map((field) => ({ field })),
        can,
      ).map(({ sortable: _, filterOptions: __, hidden: ___, ...column }) => column),
    [can],
  );
  const sums = page.data && {
    originNum: fieldText(
      'originNum',
      fieldOf(BundleRowFields, 'originNum'),
      page.data.sum.originNum,
    ),
    num: fieldText('num', fieldOf(BundleRowFields, 'num'), page.data.sum.num),
  };
  return (
    <DataTable
      label={t('扎号')}
      columns={columns}
      rows={page.data?.list ?? []}
      rowId={({ id }) => id}
      total={page.data?.total ?? 0}
      state={table}
      onStateChange={setTable}
      loading={page.isFetching}
      sums={sums}
      empty={t('提交后按扎号规则生成')}
      {...(page.error ? { error: failureText(page.error) } : {})}
      onRetry={() => void page.refetch()}
    />
  );
}
