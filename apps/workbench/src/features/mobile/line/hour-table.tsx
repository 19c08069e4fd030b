import { formatNumber } from '@garment-mes/domain/formats';
import { LineHourFields, NoWorkReasonLabels } from '@garment-mes/sdk/labels';
import { type LineHour, type NoWorkReason, updateTargetRecord } from '@garment-mes/sdk/mes2';
import { Select } from '@garment-mes/ui';
import { useAction } from '#app/api.tsx';
import { labelOf, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import { percentText } from '#screens/fields/percent-text.ts';
import styles from './line.module.css';

/** An hour below it needs a reason. */
const ENOUGH_PCT = 90;

/** By the pieces: the percentage beside them is rounded. */
const isBelow = ({ actualNum, targetNum }: LineHour): boolean =>
  actualNum !== null && targetNum > 0 && actualNum * 100 < targetNum * ENOUGH_PCT;

const label = (field: string) => fieldLabel(LineHourFields, field);

/** Hour by hour: wanted, done, difference; an hour that is over and short asks the leader why. */
export function HourTable({ hours }: { readonly hours: readonly LineHour[] }) {
  const t = useText();
  const { can } = useWorkbench();
  const { run } = useAction(updateTargetRecord);
  const mayExplain = can(updateTargetRecord.permissionKey);
  const reasons = Object.entries(NoWorkReasonLabels).map(([value, words]) => ({
    value,
    label: labelOf(words),
  }));

  function explain({ recordId, version }: LineHour, reason: string) {
    if (recordId === null || version === null) return;
    const lossReason = Number(reason) as NoWorkReason;
    run({ body: { id: recordId, version, lossReason } }).catch(() => undefined);
  }

  return (
    <table className={styles.hours}>
      <thead>
        <tr>
          <th>{t('时段')}</th>
          {(['targetNum', 'actualNum', 'gapNum', 'dclPct', 'lossReason'] as const).map((field) => (
            <th key={field}>{label(field)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hours.map((hour) => {
          const isShort = isBelow(hour);
          return (
            <tr
              key={hour.from}
              data-future={hour.actualNum === null || undefined}
              data-short={isShort || undefined}
            >
              <td>
                {hour.from}–{hour.to}
              </td>
              <td>{formatNumber(hour.targetNum)}</td>
              <td>{formatNumber(hour.actualNum)}</td>
              <td>
                {hour.gapNum !== null && hour.gapNum > 0 ? '+' : ''}
                {formatNumber(hour.gapNum)}
              </td>
              <td>{percentText(LineHourFields.dclPct, hour.dclPct)}</td>
              <td>
                {mayExplain && isShort && hour.recordId !== null ? (
                  <Select
                    aria-label={`${hour.from} ${label('lossReason')}`}
                    placeholder={t('请补原因')}
                    value={hour.lossReason === null ? '' : String(hour.lossReason)}
                    options={reasons}
                    onValueChange={(reason) => explain(hour, reason)}
                  />
                ) : (
                  hour.lossReason !== null && labelOf(NoWorkReasonLabels[hour.lossReason])
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
