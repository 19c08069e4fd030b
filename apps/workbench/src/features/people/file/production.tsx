import { addDays } from '@garment-mes/domain/time';
import {
  EmployeeAbsenceRowFields,
  EmployeeDayRowFields,
  ScanLogRowFields,
  WageRecordRowFields,
} from '@garment-mes/sdk/labels';
import {
  type EmployeeDayRow,
  listEmployeeAbsences,
  listEmployeeDays,
  listScans,
  listWageRecords,
} from '@garment-mes/sdk/mes2';
import { Chart, EmptyState, ErrorState, RadioGroup, Skeleton } from '@garment-mes/ui';
import { useMemo } from 'react';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { Facts } from '#screens/detail/detail-screen.tsx';
import { fieldLabel } from '#screens/fields/labels.ts';
import { defineList } from '#screens/list/list-definition.ts';
import { ListScreen } from '#screens/list/list-screen.tsx';
import { RecordTable } from '#screens/list/record-table.tsx';
import { ownFields } from './person.ts';

const SPANS = [30, 90] as const;
const FIGURES = ['scanNum', 'pieceNum', 'earnedMin', 'attendMin', 'nonWorkMin'] as const;

interface ProductionProps {
  readonly employeeId: string;
  /** Who reads it reads about himself: his own money is his to see. */
  readonly isOwn: boolean;
}

/** What a person did day by day: pieces and efficiency as a picture, all figures under it. */
export function Days({ employeeId, isOwn }: ProductionProps) {
  const t = useText();
  const { today } = useWorkbench();
  const [span, choose] = useTabState<number>('days', SPANS[0]);
  const query = {
    ...{ employeeId, pageNum: 1, pageSize: SPANS[1] },
    ...{ workDateFrom: addDays(today(), 1 - span), workDateTo: today() },
  };
  const { data, error, refetch } = useOperation(
    listEmployeeDays,
    { query },
    { keepPrevious: true },
  );
  if (error) return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={6} />;
  const fields = isOwn ? ownFields(EmployeeDayRowFields) : EmployeeDayRowFields;
  return (
    <>
      <RadioGroup
        variant="segments"
        aria-label={t('时段')}
        value={String(span)}
        options={SPANS.map((days) => ({ value: String(days), label: t('近 {days} 天', { days }) }))}
        onValueChange={(days) => choose(Number(days))}
      />
      {data.list.length === 0 ? (
        <EmptyState>{t('这段时间没有报工')}</EmptyState>
      ) : (
        <>
          <Facts fields={fields} names={[...FIGURES, 'amount']} record={data.sum} columns={6} />
          <DaysChart rows={data.list} />
          <RecordTable
            label={t('每日产量')}
            fields={fields}
            columns={['workDate', ...FIGURES, 'effPct', 'amount']}
            rows={data.list.map((row) => ({ ...row, id: row.workDate }))}
          />
        </>
      )}
    </>
  );
}

const HEIGHT = 180;

function DaysChart({ rows }: { readonly rows: readonly EmployeeDayRow[] }) {
  const t = useText();
  const days = rows.toSorted((one, other) => one.workDate.localeCompare(other.workDate));
  return (
    <Chart
      label={t('每日件数与效率')}
      height={HEIGHT}
      chart={{
        kind: 'series',
        categories: days.map(({ workDate }) => workDate.slice(5)),
        series: [
          {
            label: fieldLabel(EmployeeDayRowFields, 'pieceNum'),
            as: 'bar',
            values: days.map(({ pieceNum }) => pieceNum),
          },
          {
            label: fieldLabel(EmployeeDayRowFields, 'effPct'),
            ...{ as: 'line', ownScale: true, tone: 'warn' },
            values: days.map(({ effPct }) => (effPct === null ? null : Number(effPct))),
          },
        ],
      }}
    />
  );
}

/** The pay slips of a person, newest first; amounts for those who may see them, and for himself. */
export function Wages({ employeeId, isOwn }: ProductionProps) {
  const list = useMemo(
    () =>
      defineList({
        ...{ operation: listWageRecords, query: { employeeId }, whole: true, liveTopic: 'wage' },
        fields: isOwn ? ownFields(WageRecordRowFields) : WageRecordRowFields,
        columns: [
          ...(['periodNo', 'status', 'payType', 'payableAmount', 'pieceAmount'] as const),
          ...(['groupAmount', 'bedAmount', 'hourlyAmount', 'baseAmount', 'otPremium'] as const),
          ...(['subsidyAmount', 'bonusAmount', 'deductAmount', 'topUpAmount'] as const),
        ],
      }),
    [employeeId, isOwn],
  );
  return <ListScreen list={list} />;
}

/** When and why a person was away. */
export function Absences({ employeeId }: ProductionProps) {
  const list = useMemo(
    () =>
      defineList({
        ...{ operation: listEmployeeAbsences, query: { employeeId }, whole: true },
        ...{ liveTopic: 'employeeAbsence', fields: EmployeeAbsenceRowFields },
        columns: [
          ...(['absenceType', 'status', 'fromDate', 'toDate', 'workDays', 'minutes'] as const),
          ...(['reason', 'approveByName', 'approveDate', 'createDate'] as const),
        ],
      }),
    [employeeId],
  );
  return <ListScreen list={list} />;
}

/** The reports of work of a person, with machine and channel. */
export function Scans({ employeeId, isOwn }: ProductionProps) {
  const list = useMemo(
    () =>
      defineList({
        ...{ operation: listScans, query: { employeeId }, whole: true },
        fields: isOwn ? ownFields(ScanLogRowFields) : ScanLogRowFields,
        quickFilters: ['workDate', 'channel'],
      }),
    [employeeId, isOwn],
  );
  return <ListScreen list={list} />;
}
