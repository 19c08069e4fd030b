import { type PlanDay, settledNum } from '@garment-mes/domain/schedule';
import { DayPlanDayFields } from '@garment-mes/sdk/labels';
import { type DayPlan, getDayPlan, updateDayPlan } from '@garment-mes/sdk/mes2';
import {
  Alert,
  Button,
  EmptyState,
  ErrorState,
  NumberInput,
  Skeleton,
  VisuallyHidden,
} from '@garment-mes/ui';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { fieldText } from '#screens/fields/field-value.tsx';
import { fieldLabel } from '#screens/fields/labels.ts';
import styles from '../sewing.module.css';

interface DayPlanTabProps {
  readonly scheduleId: string;
  readonly mayChange: boolean;
  readonly typed: TypedDays;
  readonly onTyped: (change: (before: TypedDays) => TypedDays) => void;
}

/** By day what was typed; `undefined` gives the day back to the plan. */
export type TypedDays = Readonly<Record<string, string | undefined>>;

const READ = ['workDate', 'shiftName', 'availMin', 'headcount', 'effPct'] as const;

/** The days of a bar; a number set here stays when the rest is computed again. */
export function DayPlanTab({ scheduleId, mayChange, typed, onTyped }: DayPlanTabProps) {
  const t = useText();
  const { data, error, refetch } = useOperation(getDayPlan, { query: { scheduleId } });
  const { today: runningDay } = useWorkbench();
  const save = useAction(updateDayPlan, { inline: true, ok: t('保存成功') });
  if (error) return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={6} />;
  if (data.days.length === 0) return <EmptyState>{t('没有日计划')}</EmptyState>;
  const today = runningDay();
  const changed = data.days.filter(
    ({ workDate, planNum }) => workDate in typed && numOf(typed[workDate]) !== planNum,
  );
  const settled = settledNum(
    data.days.map((day) => wanted(day, typed)),
    today,
  );
  const isOver = settled > data.num;

  async function put() {
    if (data === undefined) return;
    const days = changed.map(({ workDate }) => ({
      workDate,
      planNum: numOf(typed[workDate]) ?? null,
    }));
    try {
      await save.run({ body: { scheduleId, version: data.version, days } });
      // What was typed while it was saved stays.
      onTyped((now) => (now === typed ? {} : now));
    } catch {
      // The refusal is shown above the days.
    }
  }

  return (
    <>
      {save.error && <Alert tone="bad">{failureText(save.error)}</Alert>}
      <table className={styles.days}>
        <thead>
          <tr>
            {[...READ, 'planNum', 'actualNum'].map((field) => (
              <th key={field}>{fieldLabel(DayPlanDayFields, field)}</th>
            ))}
            <th>
              <VisuallyHidden>{t('操作')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {data.days.map((day) => (
            <tr key={day.workDate} data-manual={isManual(day, typed) || undefined}>
              {READ.map((field) => (
                <td key={field}>{fieldText(field, DayPlanDayFields[field], day[field])}</td>
              ))}
              <td>
                <NumberInput
                  aria-label={`${day.workDate} ${fieldLabel(DayPlanDayFields, 'planNum')}`}
                  places={0}
                  min="0"
                  disabled={!mayChange || day.workDate < today}
                  className={styles.dayNum ?? ''}
                  value={typed[day.workDate] ?? String(day.planNum)}
                  onValueChange={(text) => onTyped((now) => withDay(day, now, text))}
                />
              </td>
              <td>{fieldText('actualNum', DayPlanDayFields.actualNum, day.actualNum)}</td>
              <td>
                {mayChange && day.workDate >= today && isManual(day, typed) && (
                  <Button
                    variant="plain"
                    size="small"
                    aria-label={t('{day} 恢复自动', { day: day.workDate })}
                    onClick={() => onTyped((now) => backToPlan(day, now))}
                  >
                    {t('恢复自动')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {mayChange && <DaySum settled={settled} num={data.num} />}
      {mayChange && (
        <Button
          variant="primary"
          disabled={changed.length === 0 || isOver}
          pending={save.pending}
          onClick={() => void put()}
        >
          {t('保存日计划')}
        </Button>
      )}
    </>
  );
}

/** How much of a bar is settled by its days, and how much is left to the plan. */
function DaySum({ settled, num }: { readonly settled: number; readonly num: number }) {
  const t = useText();
  const isOver = settled > num;
  return (
    <p className={styles.daySum} data-over={isOver || undefined} role="status">
      {isOver
        ? t('已定 {settled} 件，超过排产数 {num}', { settled, num })
        : t('已定 {settled} 件，其余 {rest} 件自动排，合计 {num}', {
            settled,
            rest: num - settled,
            num,
          })}
    </p>
  );
}

type Day = DayPlan['days'][number];

/** A day as it would be saved. */
const wanted = (day: Day, typed: TypedDays): PlanDay => ({
  workDate: day.workDate,
  planNum: numOf(typed[day.workDate]) ?? day.planNum,
  isManual: isManual(day, typed),
});

/** Whether a day keeps a number that somebody set, as it is saved or as it was typed since. */
const isManual = ({ workDate, isManual: saved }: Day, typed: TypedDays): boolean =>
  workDate in typed ? numOf(typed[workDate]) !== undefined : saved === 1;

/** An emptied field gives the day back to the plan, as the button does. */
const numOf = (text: string | undefined): number | undefined =>
  text === undefined || text === '' ? undefined : Number(text);

/** A day with another number; the one it has already is none that was typed. */
function withDay({ workDate, planNum }: Day, typed: TypedDays, text: string): TypedDays {
  const { [workDate]: _, ...rest } = typed;
  return numOf(text) === planNum ? rest : { ...rest, [workDate]: text };
}

/** A day without its number: one that was only typed is forgotten, a saved one is given back. */
function backToPlan({ workDate, isManual: saved }: Day, typed: TypedDays): TypedDays {
  const { [workDate]: _, ...rest } = typed;
  return saved === 1 ? { ...rest, [workDate]: undefined } : rest;
}
