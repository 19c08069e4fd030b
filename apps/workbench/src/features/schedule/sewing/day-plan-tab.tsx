import { DayPlanDayFields } from '@garment-mes/sdk/labels';
import { getDayPlan, updateDayPlan } from '@garment-mes/sdk/mes2';
import { Alert, Button, ErrorState, NumberInput, Skeleton } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText, useAction, useOperation } from '#kit/api.tsx';
import { fieldText } from '#kit/field-value.tsx';
import { useText } from '#kit/i18n.ts';
import { fieldLabel } from '#kit/labels.ts';
import styles from './sewing.module.css';

interface DayPlanTabProps {
  readonly scheduleId: string;
  readonly mayChange: boolean;
}

const READ = ['workDate', 'shiftName', 'headcount', 'effPct'] as const;

/** The days of a bar; a number set here stays when the rest is computed again. */
export function DayPlanTab({ scheduleId, mayChange }: DayPlanTabProps) {
  const t = useText();
  const { data, error, refetch } = useOperation(getDayPlan, { query: { scheduleId } });
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const save = useAction(updateDayPlan, { inline: true, ok: t('保存成功') });
  if (error) return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={6} />;
  const changed = data.days.filter(
    ({ workDate, planNum }) => workDate in typed && Number(typed[workDate]) !== planNum,
  );

  async function put() {
    if (data === undefined) return;
    const days = changed.map(({ workDate }) => ({ workDate, planNum: Number(typed[workDate]) }));
    try {
      await save.run({ body: { scheduleId, version: data.version, days } });
      setTyped({});
    } catch {
      // The refusal stands above the days.
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
          </tr>
        </thead>
        <tbody>
          {data.days.map((day) => (
            <tr key={day.workDate} data-manual={day.isManual === 1 || undefined}>
              {READ.map((field) => (
                <td key={field}>{fieldText(field, DayPlanDayFields[field], day[field])}</td>
              ))}
              <td>
                <NumberInput
                  aria-label={`${day.workDate} ${fieldLabel(DayPlanDayFields, 'planNum')}`}
                  places={0}
                  min="0"
                  disabled={!mayChange}
                  className={styles.dayNum ?? ''}
                  value={typed[day.workDate] ?? String(day.planNum)}
                  onValueChange={(text) => setTyped({ ...typed, [day.workDate]: text })}
                />
              </td>
              <td>{fieldText('actualNum', DayPlanDayFields.actualNum, day.actualNum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {mayChange && (
        <Button
          variant="primary"
          disabled={changed.length === 0}
          pending={save.pending}
          onClick={() => void put()}
        >
          {t('保存日计划')}
        </Button>
      )}
    </>
  );
}
