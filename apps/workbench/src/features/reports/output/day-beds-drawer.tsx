import { CuttingBedReportRowFields } from '@garment-mes/sdk/labels';
import {
  type CuttingBedReportRow,
  type CuttingOutputReportRow,
  getCuttingBedReport,
} from '@garment-mes/sdk/mes2';
import { Drawer, EmptyState, ErrorState, Skeleton } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { TextLink } from '#app/text-link.tsx';
import type { Column } from '#screens/list/list-definition.ts';
import { RecordTable } from '#screens/list/record-table.tsx';
import type { Asked } from '#screens/report/report-definition.ts';

const PAGE = { pageNum: 1, pageSize: 200 } as const;
const COLUMNS: readonly Column<CuttingBedReportRow & { readonly id: string }>[] = [
  {
    field: 'bedNo',
    Cell: ({ row: { bedNo, reduceBedId } }) => (
      <TextLink to={href('/mes/reduceBed/putReduceBedBill/{reduceBedId}', { reduceBedId })}>
        {bedNo}
      </TextLink>
    ),
  },
  'orderNo',
  'tableName',
  'bedType',
  'colorPlies',
  'plies',
  'cutNum',
  'netLen',
  'employeeNames',
  'status',
];

/** The beds behind a day of a table or team, of those that the report was asked for. */
export function DayBedsDrawer(props: {
  row: CuttingOutputReportRow;
  asked: Asked;
  onClose: () => void;
}) {
  const t = useText();
  const { workDate, tableName, deptId } = props.row;
  const { byTeam: _byTeam, ...narrowing } = props.asked;
  const { data, error, refetch } = useOperation(getCuttingBedReport, {
    query: { ...narrowing, ...PAGE, deptId, workDateFrom: workDate, workDateTo: workDate },
  });
  return (
    <Drawer
      open
      size={960}
      onOpenChange={(open) => !open && props.onClose()}
      title={`${workDate} ${tableName}`}
    >
      {error ? (
        <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>
      ) : data === undefined ? (
        <Skeleton lines={4} />
      ) : data.list.length === 0 ? (
        <EmptyState>{t('没有床次')}</EmptyState>
      ) : (
        <RecordTable
          label={t('床次')}
          fields={CuttingBedReportRowFields}
          columns={COLUMNS}
          rows={data.list.map((bed) => ({ ...bed, id: bed.reduceBedId }))}
          total={data.total}
        />
      )}
    </Drawer>
  );
}
