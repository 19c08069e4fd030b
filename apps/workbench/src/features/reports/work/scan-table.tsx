import { formatNumber } from '@garment-mes/domain/formats';
import { ScanLogRowFields } from '@garment-mes/sdk/labels';
import { listScans, type ScanChannel, type ScanLogRow } from '@garment-mes/sdk/mes2';
import { EmptyState, ErrorState, Skeleton } from '@garment-mes/ui';
import type { ComponentType } from 'react';
import { failureText, useOperation } from '#app/api.tsx';
import { msg, useText } from '#app/i18n.ts';
import { FieldValue, fieldText } from '#screens/fields/field-value.tsx';
import { fieldOf } from '#screens/fields/labels.ts';
import type { Column } from '#screens/list/list-definition.ts';
import { RecordTable } from '#screens/list/record-table.tsx';
import styles from './work.module.css';

/** Most scans shown behind a figure; a note says how many more there are. */
const SHOWN = 1_000;

interface ScanTableProps {
  /** Which scans, in the words of the list. */
  readonly query: {
    readonly workDate?: string;
    readonly employeeId?: string;
    readonly orderProcessId?: string;
    readonly bundleId?: string;
    readonly rateOf?: string;
    readonly bindingId?: string;
    readonly channel?: ScanChannel;
  };
  /** Topic of the push channel that makes them old. */
  readonly live?: string;
  /** What the head of the page does not say of the scans. */
  readonly besides: readonly ('employeeName' | 'processName')[];
  /** Drawn at the end of each row. */
  readonly Action?: ComponentType<{ readonly row: ScanLogRow }> | undefined;
}

const fields = ScanLogRowFields;

/** The scans behind a figure, with what they add up to. */
export function ScanTable({ query, live, besides, Action }: ScanTableProps) {
  const t = useText();
  const { data, error, refetch } = useOperation(
    listScans,
    { query: { ...query, pageNum: 1, pageSize: SHOWN, order: 'scan_date asc' } },
    { live },
  );
  if (error) return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={6} />;
  if (data.list.length === 0) return <EmptyState>{t('没有扫描')}</EmptyState>;
  const columns: readonly Column<ScanLogRow>[] = [
    'bundleLabel',
    'scanDate',
    ...besides.map((field) => ({ field })),
    'num',
    'type',
    'machineNo',
    'channel',
    'bookedByName',
    {
      id: 'deviceTime',
      title: msg('设备时间'),
      value: ({ deviceDate }) => deviceDate,
      Cell: ({ row }) => (
        <FieldValue name="deviceDate" field={fields.deviceDate} value={row.deviceDate} />
      ),
    },
    'status',
    ...(Action
      ? [{ id: 'action', title: msg('操作'), value: () => '', Cell: Action } as const]
      : []),
  ];
  const { sum, total, list } = data;
  return (
    <>
      <p className={styles.total} role="status">
        {t('共 {total} 笔，{num} 件，挣得 {minutes} 分钟', {
          total: formatNumber(total),
          num: formatNumber(sum.num),
          minutes: fieldText('earnedMin', fieldOf(fields, 'earnedMin'), sum.earnedMin),
        })}
        {total > list.length && t('；只列出前 {count} 笔', { count: formatNumber(list.length) })}
      </p>
      <RecordTable label={t('扫描明细')} fields={fields} columns={columns} rows={list} />
    </>
  );
}
