import { type Decimal, decimal, sum } from '@garment-mes/domain/decimal';
import { formatMoney, formatNumber } from '@garment-mes/domain/formats';
import { ScanLogRowFields, WageDayFields, WageDetailRowFields } from '@garment-mes/sdk/labels';
import {
  listScans,
  type WageDay,
  type WageDetailRow,
  type WageRecord,
  type WageRecordRow,
} from '@garment-mes/sdk/mes2';
import { Button, EmptyState, ErrorState, Skeleton } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useSlip } from '#garment/wages/use-slip.tsx';
import { RecordTable } from '#screens/list/record-table.tsx';
import styles from './slips.module.css';

/** What is looked into: a day, an order of it, a work of that. */
interface Path {
  readonly day?: string;
  /** `''` for work without an order. */
  readonly orderId?: string;
  readonly detailId?: string;
}

const SCANNED = 1;
/** Scans read behind one work. */
const SCANS = 500;

/** What a wage was earned with: days, their orders, the operations of those and the scans behind them. */
export function WorkBehind({ row }: { readonly row: Pick<WageRecordRow, 'id'> }) {
  const { slip, waits } = useSlip(row);
  const [path, open] = useState<Path>({});
  if (!slip) return waits;
  return (
    <div className={styles.slip}>
      <Trail slip={slip} path={path} open={open} />
      <Level slip={slip} path={path} open={open} />
    </div>
  );
}

interface LevelProps {
  readonly slip: WageRecord;
  readonly path: Path;
  readonly open: (path: Path) => void;
}

const detailsOf = ({ details }: WageRecord, { day, orderId }: Path) =>
  details.filter(
    (one) => one.workDate === day && (orderId === undefined || (one.orderId ?? '') === orderId),
  );

/** The way back up. */
function Trail({ slip, path, open }: LevelProps) {
  const t = useText();
  const { day, orderId, detailId } = path;
  const [first] = detailsOf(slip, path);
  const detail = slip.details.find(({ id }) => id === detailId);
  const steps: readonly (readonly [string, Path])[] = [
    [t('全部'), {}],
    ...(day === undefined ? [] : [[day, { day }] as const]),
    ...(day === undefined || orderId === undefined
      ? []
      : [[first?.orderNo ?? t('无订单'), { day, orderId }] as const]),
    ...(detail ? [[detail.processName ?? t('扫描'), path] as const] : []),
  ];
  return (
    <nav aria-label={t('工作明细')} className={styles.trail}>
      {steps.map(([label, to], at) => (
        <Button
          key={label}
          size="small"
          variant="plain"
          disabled={at === steps.length - 1}
          onClick={() => open(to)}
        >
          {label}
        </Button>
      ))}
    </nav>
  );
}

function Level({ slip, path, open }: LevelProps) {
  const { day, orderId, detailId } = path;
  const detail = slip.details.find(({ id }) => id === detailId);
  if (detail) return <Scans key={detail.id} detail={detail} />;
  if (day !== undefined && orderId !== undefined)
    return <Works slip={slip} path={path} open={open} />;
  return day === undefined ? (
    <Days slip={slip} path={path} open={open} />
  ) : (
    <Orders slip={slip} path={path} open={open} />
  );
}

const amountsOf = (rows: readonly { readonly amount?: string | null | undefined }[]): Decimal =>
  sum(rows.map(({ amount }) => amount ?? '0'));

function Days({ slip, open }: LevelProps) {
  const t = useText();
  const days = slip.days.map((day) => ({ ...day, id: day.workDate }));
  const { pieceAmount, groupAmount, bedAmount, hourlyAmount } = slip.record;
  const earned = [pieceAmount, groupAmount, bedAmount, hourlyAmount];
  return (
    <>
      <RecordTable
        label={t('每日')}
        fields={WageDayFields}
        columns={[
          {
            field: 'workDate',
            Cell: ({ row: { workDate } }: { readonly row: WageDay }) => (
              <Into label={workDate} onOpen={() => open({ day: workDate })} />
            ),
          },
          ...(['num', 'earnedMin', 'attendMin', 'amount'] as const),
        ]}
        rows={days}
      />
      <Sums rows={days} above={earned.includes(undefined) ? undefined : sum(earned as string[])} />
    </>
  );
}

function Orders({ slip, path, open }: LevelProps) {
  const t = useText();
  const { day = '' } = path;
  const groups = Map.groupBy(detailsOf(slip, path), ({ orderId }) => orderId ?? '');
  const orders = [...groups].map(([id, works]): WageDetailRow => {
    const [first] = works as [WageDetailRow];
    const num = works.reduce((total, work) => total + work.num, 0);
    const money = 'amount' in first ? { amount: amountsOf(works).toString() } : {};
    return { ...first, ...money, id, num };
  });
  return (
    <>
      <RecordTable
        label={t('订单')}
        fields={WageDetailRowFields}
        columns={[
          {
            field: 'orderNo',
            Cell: ({ row: { id, orderNo } }: { readonly row: WageDetailRow }) => (
              <Into label={orderNo ?? t('无订单')} onOpen={() => open({ day, orderId: id })} />
            ),
          },
          ...(['num', 'amount'] as const),
        ]}
        rows={orders}
      />
      <Sums rows={orders} above={aboveOf(slip.days.find(({ workDate }) => workDate === day))} />
    </>
  );
}

function Works({ slip, path, open }: LevelProps) {
  const t = useText();
  const works = detailsOf(slip, path);
  const others = detailsOf(slip, { day: path.day ?? '' }).filter((work) => !works.includes(work));
  const day = aboveOf(slip.days.find(({ workDate }) => workDate === path.day));
  return (
    <>
      <RecordTable
        label={t('工序')}
        fields={WageDetailRowFields}
        columns={[
          {
            field: 'processName',
            Cell: ({ row: { id, processName, source } }: { readonly row: WageDetailRow }) =>
              source === SCANNED ? (
                <Into label={processName ?? ''} onOpen={() => open({ ...path, detailId: id })} />
              ) : (
                processName
              ),
          },
          ...(['source', 'num', 'unitPrice', 'coefficient', 'amount', 'scanCount'] as const),
          'sourcePeriodNo',
        ]}
        rows={works}
      />
      <Sums rows={works} above={day?.minus(amountsOf(others))} />
    </>
  );
}

function Scans({ detail }: { readonly detail: WageDetailRow }) {
  const t = useText();
  const query = { wageDetailId: detail.id, pageNum: 1, pageSize: SCANS } as const;
  const { data, error, refetch } = useOperation(listScans, { query });
  if (error) return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={6} />;
  if (data.list.length === 0) return <EmptyState />;
  const num = data.list.reduce((total, scan) => total + scan.num, 0);
  return (
    <>
      <RecordTable
        label={t('扫描明细')}
        fields={ScanLogRowFields}
        columns={['bundleLabel', 'scanDate', 'num', 'amount', 'type', 'channel', 'bookedByName']}
        rows={data.list}
        total={data.total}
      />
      <p className={styles.sums}>
        {t('合计 {num} 件，与上级相差 {gap} 件', {
          num: formatNumber(num),
          gap: formatNumber(num - detail.num),
        })}
      </p>
      {'amount' in detail && <Sums rows={data.list} above={decimal(detail.amount ?? '0')} />}
    </>
  );
}

const aboveOf = (row: { readonly amount?: string | undefined } | undefined): Decimal | undefined =>
  row?.amount === undefined ? undefined : decimal(row.amount);

/** Opens what stands behind a row. */
const Into = (props: { readonly label: string; readonly onOpen: () => void }) => (
  <Button size="small" variant="plain" onClick={props.onOpen}>
    {props.label}
  </Button>
);

/** What these rows add up to, and what that lacks of the figure they stand behind: nothing, when all is in order. */
export function Sums(props: {
  readonly rows: readonly { readonly amount?: string | null | undefined }[];
  readonly above: Decimal | undefined;
}) {
  const t = useText();
  const { rows, above } = props;
  if (above === undefined) return null;
  const total = amountsOf(rows);
  return (
    <p className={styles.sums}>
      {t('合计 {sum} 元，与上级相差 {gap} 元', {
        sum: formatMoney(total.toString()),
        gap: formatMoney(total.minus(above).toString()),
      })}
    </p>
  );
}
