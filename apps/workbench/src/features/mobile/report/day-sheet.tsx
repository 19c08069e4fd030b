import { formatFixed, formatMoney, formatNumber } from '@garment-mes/domain/formats';
import { getUserCompany } from '@garment-mes/sdk/amc';
import { EfficiencyBandLabels, MyDayFields } from '@garment-mes/sdk/labels';
import type { MyDay } from '@garment-mes/sdk/mes2';
import { useState } from 'react';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { OwnWages } from '#garment/wages/own-wages.tsx';
import { fieldLabel } from '#screens/fields/labels.ts';
import { percentText } from '#screens/fields/percent-text.ts';
import frame from '../frame/frame.module.css';
import { WideKey } from '../frame/keys.tsx';
import { Sheet } from '../frame/sheet.tsx';
import styles from './report.module.css';

/** The day so far: sums, then each process with pieces, minutes and, for the person alone, money and the way to the own wages. */
export function DaySheet({ day, onClose }: { readonly day: MyDay; readonly onClose: () => void }) {
  const t = useText();
  const { companyId } = useWorkbench();
  const [wages, setWages] = useState(false);
  const { data: companies } = useOperation(getUserCompany, {});
  const me = companies?.find(({ id }) => id === companyId)?.employeeId;
  if (wages)
    return (
      <Sheet title={t('我的工资')} note={day.employeeName} onClose={() => setWages(false)}>
        <OwnWages />
      </Sheet>
    );
  const facts = [
    ['pieceNum', formatNumber(day.pieceNum)],
    ['scanNum', formatNumber(day.scanNum)],
    ['earnedMin', formatFixed(day.earnedMin, 1)],
    ['effPct', percentText(MyDayFields.effPct, day.effPct)],
  ] as const;
  return (
    <Sheet
      title={t('今日')}
      note={`${day.employeeName} · ${day.workDate}`}
      onClose={onClose}
      // The wage of whoever signed in, not of a badge that was scanned here.
      foot={
        me === day.employeeId && <WideKey onPress={() => setWages(true)}>{t('我的工资')}</WideKey>
      }
    >
      <dl className={styles.facts}>
        {facts.map(([field, value]) => (
          <div key={field}>
            <dt>{fieldLabel(MyDayFields, field)}</dt>
            <dd data-tone={field === 'effPct' ? toneOf(day) : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className={frame.rows}>
        {day.processes.map((process) => (
          <li key={process.orderProcessId} className={frame.row}>
            <span className={frame.rowWords}>
              <b>{process.processName}</b>
              <small>
                {process.orderNo} · {t('{num} 分钟', { num: formatFixed(process.earnedMin, 1) })}
              </small>
            </span>
            <span className={styles.sum}>
              <b>{t('{num}件', { num: formatNumber(process.num) })}</b>
              {process.amount !== undefined && process.amount !== null && (
                <small>¥{formatMoney(process.amount)}</small>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** The colour the company gives to an efficiency; a day that an earlier release kept here has none. */
const toneOf = ({ effBand }: Partial<MyDay>): string | undefined =>
  effBand ? EfficiencyBandLabels[effBand].tone : undefined;
