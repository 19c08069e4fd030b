import type { QueryOf } from '@garment-mes/sdk';
import { MovedScheduleFields } from '@garment-mes/sdk/labels';
import { getCalendarImpact } from '@garment-mes/sdk/mes2';
import { ErrorState, Skeleton } from '@garment-mes/ui';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import { toMinute } from '#screens/fields/time-text.ts';
import styles from './calendar.module.css';

interface ImpactViewProps {
  /** The days and what they are to become. */
  readonly query: QueryOf<typeof getCalendarImpact>;
}

const FIELDS = ['scheduleNo', 'orderNo', 'lineDeptName', 'endDate', 'newEndDate'] as const;

/** What would move if the days became so. */
export function ImpactView({ query }: ImpactViewProps) {
  const t = useText();
  const { data, error, refetch } = useOperation(getCalendarImpact, { query });
  if (error) return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (data === undefined) return <Skeleton lines={5} />;
  const { scheduleNum, schedules, targetNum, attendanceNum } = data;
  return (
    <div className={styles.form}>
      <p>
        {scheduleNum === 0
          ? t('没有排程会移动')
          : t('{count} 个排程会移动', { count: scheduleNum })}
      </p>
      {schedules.length > 0 && (
        <table className={styles.moved}>
          <thead>
            <tr>
              {FIELDS.map((field) => (
                <th key={field}>{fieldLabel(MovedScheduleFields, field)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {schedules.map((schedule) => (
              <tr key={schedule.scheduleId}>
                {FIELDS.map((field) => (
                  <td key={field}>
                    {field === 'endDate' || field === 'newEndDate'
                      ? toMinute(schedule[field])
                      : schedule[field]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {targetNum > 0 && <p>{t('这些天已有 {count} 个目标', { count: targetNum })}</p>}
      {attendanceNum > 0 && <p>{t('这些天已记 {count} 条考勤', { count: attendanceNum })}</p>}
      <p className={styles.quiet}>{t('只保存时排程不动，标为待重算')}</p>
    </div>
  );
}
