import { decimal } from '@garment-mes/domain/decimal';
import { formatMoney, formatNumber } from '@garment-mes/domain/formats';
import { WageAdjustKindLabels, WageRecordRowFields } from '@garment-mes/sdk/labels';
import {
  listScans,
  type WageAdjust,
  type WageDetailRow,
  type WageRecord,
  type WageRecordRow,
} from '@garment-mes/sdk/mes2';
import { ErrorState, Skeleton } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText, useOperation } from '#app/api.tsx';
import { labelOf, useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import styles from './own-wages.module.css';

/** Where what stands under a part comes from: works of a kind, or adjustments of some kinds. */
interface Part {
  readonly field: keyof WageRecordRow & `${string}${'Amount' | 'Premium'}`;
  readonly source?: WageDetailRow['source'];
  readonly kinds?: readonly WageAdjust['kind'][];
}

const SCANNED = 1;
const PARTS: readonly Part[] = [
  { field: 'pieceAmount', source: SCANNED },
  { field: 'groupAmount', source: 3 },
  { field: 'bedAmount', source: 2 },
  { field: 'hourlyAmount', source: 4 },
  { field: 'baseAmount' },
  { field: 'otPremium' },
  { field: 'subsidyAmount', kinds: [1] },
  { field: 'bonusAmount', kinds: [2] },
  { field: 'adjustAmount', kinds: [4, 6] },
  { field: 'deductAmount', kinds: [3, 5] },
  { field: 'topUpAmount' },
];
const APPROVED = 1;
/** Reports read behind one row. */
const SCANS = 500;

/** What a wage is added up of; a part opens to its rows, a row to the reports of work behind it. */
export function WageParts({ slip }: { readonly slip: WageRecord }) {
  return (
    <section className={styles.parts}>
      {PARTS.map((part) => (
        <PartOf key={part.field} part={part} slip={slip} />
      ))}
    </section>
  );
}

function PartOf({ part, slip }: { readonly part: Part; readonly slip: WageRecord }) {
  const { field, source, kinds = [] } = part;
  const amount = String(slip.record[field] ?? '0');
  const works = slip.details
    .filter((one) => one.source === source)
    .toSorted((a, b) => (a.workDate < b.workDate ? 1 : -1));
  const adjusts = slip.adjusts.filter(
    ({ kind, status }) => kinds.includes(kind) && status === APPROVED,
  );
  if (decimal(amount).eq(0) && works.length + adjusts.length === 0) return null;
  const words = (
    <>
      <span>{fieldLabel(WageRecordRowFields, field)}</span>
      <b>{formatMoney(field === 'deductAmount' ? decimal(amount).neg().toString() : amount)}</b>
    </>
  );
  if (works.length + adjusts.length === 0) return <p className={styles.part}>{words}</p>;
  return (
    <details>
      <summary className={styles.part}>{words}</summary>
      <ul className={styles.rows}>
        {works.map((work) => (
          <Work key={work.id} work={work} employeeId={slip.record.employeeId} />
        ))}
        {adjusts.map((adjust) => (
          <li key={adjust.id} className={styles.row}>
            <span>
              <b>{adjust.reason}</b>
              <small>{labelOf(WageAdjustKindLabels[adjust.kind])}</small>
            </span>
            <b>{formatMoney(adjust.amount)}</b>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface WorkProps {
  readonly work: WageDetailRow;
  readonly employeeId: string;
}

function Work({ work, employeeId }: WorkProps) {
  const t = useText();
  const [opened, open] = useState(false);
  const { processName, orderNo, workDate, num, unitPrice, coefficient, sourcePeriodNo } = work;
  const times = [
    num > 0 && t('{num}件', { num: formatNumber(num) }),
    unitPrice != null && formatNumber(unitPrice),
    !decimal(coefficient).eq(1) && formatNumber(coefficient),
  ];
  const words = (
    <>
      <span>
        <b>{processName ?? workDate}</b>
        <small>{[workDate, orderNo].filter(Boolean).join(' · ')}</small>
        <small>{times.filter(Boolean).join(' × ')}</small>
        {sourcePeriodNo !== null && (
          <small>{t('补 {periodNo}', { periodNo: sourcePeriodNo })}</small>
        )}
      </span>
      <b>{formatMoney(work.amount)}</b>
    </>
  );
  if (work.source !== SCANNED) return <li className={styles.row}>{words}</li>;
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-expanded={opened}
        onClick={() => open(!opened)}
      >
        {words}
      </button>
      {opened && <ScansOf detailId={work.id} employeeId={employeeId} />}
    </li>
  );
}

function ScansOf(props: { readonly detailId: string; readonly employeeId: string }) {
  const t = useText();
  const { detailId: wageDetailId, employeeId } = props;
  const query = { wageDetailId, employeeId, pageNum: 1, pageSize: SCANS } as const;
  const { data, error, refetch } = useOperation(listScans, { query });
  if (error) return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={3} />;
  return (
    <ul className={styles.scans} aria-label={t('扫描明细')}>
      {data.list.map((scan) => (
        <li key={scan.id}>
          <span>
            {scan.bundleLabel} <small>{scan.scanDate}</small>
          </span>
          <span>
            {t('{num}件', { num: formatNumber(scan.num) })} <b>{formatMoney(scan.amount)}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}
