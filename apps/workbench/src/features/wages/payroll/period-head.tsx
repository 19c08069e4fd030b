import { decimal } from '@garment-mes/domain/decimal';
import { formatMoney, formatNumber } from '@garment-mes/domain/formats';
import { WagePeriodStatus } from '@garment-mes/domain/states';
import {
  type BatchDayLogRow,
  getBatchDayLog,
  getWageLockCheck,
  retryBatchDayLog,
  type WagePeriodRow,
  type WageReportRow,
  type WageReportTotals,
} from '@garment-mes/sdk/mes2';
import { Alert, Button, ProgressBar, type Step, Steps } from '@garment-mes/ui';
import { useAction, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { minute } from '#screens/fields/format.ts';
import type { ShownReport } from '#screens/report/use-report.ts';
import { CheckTiles } from './check-tiles.tsx';
import styles from './payroll.module.css';

const { open, calculating, locked, paid } = WagePeriodStatus;
/** The push channel says how far a calculation is; this is for when it is silent. */
const LOOK_MS = 5_000;

interface PeriodHeadProps {
  readonly period: WagePeriodRow;
  readonly shown: ShownReport<WageReportRow>;
}

/** Where a period is, how far its calculation got, what stands in the way of locking it, and what it comes to. */
export function PeriodHead({ period, shown }: PeriodHeadProps) {
  const { id: periodId, jobId, status } = period;
  const isOpen = status === open || status === calculating;
  const job = useOperation(
    getBatchDayLog,
    { query: { id: jobId ?? '' } },
    {
      ...{ enabled: jobId !== null, live: 'wage' },
      ...(status === calculating ? { everyMs: LOOK_MS } : {}),
    },
  ).data;
  const check = useOperation(
    getWageLockCheck,
    { query: { periodId } },
    { enabled: isOpen, keepPrevious: true, live: 'wage' },
  );
  const page = shown.answer.page.data as { total: number; sum?: WageReportTotals } | undefined;
  return (
    <div className={styles.head}>
      <PeriodSteps period={period} job={job} />
      {status === calculating && job && <Progress job={job} />}
      {job && job.endDate !== null && job.failNum > 0 && status === open && <Failed job={job} />}
      {isOpen && <CheckTiles check={check} period={period} shown={shown} />}
      {page?.sum && page.total > 0 && <Totals people={page.total} sum={page.sum} />}
    </div>
  );
}

interface OfJob {
  readonly job: BatchDayLogRow;
}

interface StepsProps {
  readonly period: WagePeriodRow;
  readonly job: BatchDayLogRow | undefined;
}

/** From open to paid, with who and when. */
function PeriodSteps({ period, job }: StepsProps) {
  const t = useText();
  const { status, openByName, openDate, lockByName, lockDate, payByName, payDate } = period;
  const said = (name: string | null | undefined, when: string | null | undefined) =>
    [name, when ? minute(when) : ''].filter(Boolean).join(' ');
  const after = (step: number): Step['state'] =>
    status === step ? 'current' : status > step ? 'done' : 'todo';
  const hasFailed = job !== undefined && job.endDate !== null && job.failNum > 0;
  const calculated = job?.endDate ? (hasFailed ? 'bad' : 'done') : 'todo';
  return (
    <Steps
      steps={[
        { id: 'open', label: t('开放'), state: after(open), note: said(openByName, openDate) },
        {
          id: 'calculating',
          label: status === calculating ? t('计算中') : t('计算'),
          state: status === open ? calculated : after(calculating),
          note: job && said(job.byEmployeeName, job.endDate ?? job.startDate),
        },
        { id: 'locked', label: t('锁定'), state: after(locked), note: said(lockByName, lockDate) },
        {
          id: 'paid',
          label: t('已发放'),
          state: status === paid ? 'done' : 'todo',
          note: said(payByName, payDate),
        },
      ]}
    />
  );
}

function Progress({ job: { total, okNum, failNum } }: OfJob) {
  const t = useText();
  const done = okNum + failNum;
  return (
    <ProgressBar
      label={t('计算中')}
      value={total === 0 ? undefined : done / total}
      text={t('{done}/{total} 人', { done: formatNumber(done), total: formatNumber(total) })}
    />
  );
}

/** Whose wages could not be computed, and once more. */
function Failed({ job: { id, failNum, firstError } }: OfJob) {
  const t = useText();
  const { can } = useWorkbench();
  const { run, pending } = useAction(retryBatchDayLog, { ok: t('已开始计算') });
  return (
    <Alert
      tone="bad"
      actions={
        can(retryBatchDayLog.permissionKey) && (
          <Button size="small" pending={pending} onClick={() => void run({ body: { id } })}>
            {t('重试')}
          </Button>
        )
      }
    >
      {t('{n} 人计算失败：{why}', { n: formatNumber(failNum), why: firstError ?? '' })}
    </Alert>
  );
}

/** What the table finds comes to; no amounts for those who may not see them. */
function Totals({ people, sum }: { readonly people: number; readonly sum: WageReportTotals }) {
  const t = useText();
  const { pieceNum, pieceAmount, topUpAmount, payableAmount } = sum;
  const part = (of: number) =>
    of === 0
      ? undefined
      : decimal(payableAmount ?? '0')
          .div(of)
          .toString();
  const figures: readonly (readonly [string, string])[] = [
    [t('人数'), formatNumber(people)],
    [t('计件数'), formatNumber(pieceNum)],
    ...(payableAmount === undefined
      ? []
      : ([
          [t('应发合计'), formatMoney(payableAmount)],
          [t('计件额'), formatMoney(pieceAmount)],
          [t('补足合计'), formatMoney(topUpAmount)],
          [t('人均'), formatMoney(part(people))],
          [t('单件人工'), formatMoney(part(pieceNum))],
        ] as const)),
  ];
  return (
    <dl className={styles.totals}>
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
