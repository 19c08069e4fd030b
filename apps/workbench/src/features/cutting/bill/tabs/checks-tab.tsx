import { PanelCheckRowFields } from '@garment-mes/sdk/labels';
import { listPanelChecks, type PanelCheckRow } from '@garment-mes/sdk/mes2';
import { EmptyState, ErrorState, Skeleton } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import type { Column } from '#screens/list/list-definition.ts';
import { RecordTable } from '#screens/list/record-table.tsx';

const PAGE = { pageNum: 1, pageSize: 300 } as const;
const COLUMNS: readonly Column<PanelCheckRow>[] = [
  'bundleLabel',
  'colorName',
  'sizeName',
  'checkNum',
  'faultNum',
  'replaceNum',
  'scrapNum',
  'badText',
  'result',
  'inspectorName',
  'createDate',
];

/** What the checks of the panels of a bed found. */
export function ChecksTab({ bedId }: { readonly bedId: string }) {
  const t = useText();
  const { data, error, refetch } = useOperation(listPanelChecks, {
    query: { ...PAGE, reduceBedId: bedId },
  });
  if (error) return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={3} />;
  if (data.list.length === 0) return <EmptyState>{t('还没有裁片检验')}</EmptyState>;
  return (
    <RecordTable
      label={t('裁片检验')}
      fields={PanelCheckRowFields}
      columns={COLUMNS}
      rows={data.list}
      total={data.total}
    />
  );
}
