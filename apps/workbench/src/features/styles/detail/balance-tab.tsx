import {
  bestOutputPerHour,
  bottleneck,
  controlLimits,
  decimalText,
  formatPercent,
  lineBalancePct,
  pitch,
  takt,
} from '@garment-mes/domain';
import { Field, NumberInput, Statistic, Switch } from '@garment-mes/ui';
import { useState } from 'react';
import { useText } from '#kit/i18n.ts';
import { useTabState } from '#kit/tab-scope.tsx';
import styles from './style.module.css';
import type { ProcessRow } from './style-draft.ts';

const SEWING = 3;
const SECONDS_AN_HOUR = 3600;
const NUMBER = /^\d+(\.\d+)?$/;

interface BalanceTabProps {
  readonly rows: readonly ProcessRow[];
  readonly headcount: number | null;
}

/** The sewing operations as stations of a line: where it is held up and what it can make an hour. */
export function BalanceTab({ rows, headcount }: BalanceTabProps) {
  const t = useText();
  const sewing = rows.filter(({ section, sam }) => section === SEWING && Number(sam) > 0);
  const [operators, setOperators] = useTabState<Readonly<Record<string, string>>>('operators', {});
  const [hours, setHours] = useState('9');
  const [target, setTarget] = useState('600');
  const [sorted, setSorted] = useState(false);
  const of = ({ id }: ProcessRow) => Math.max(1, Number(operators[id] ?? '1') || 1);
  const stations = sewing.map((row) => ({ row, sam: row.sam, operators: of(row) }));
  const people = stations.reduce((sum, station) => sum + station.operators, 0);
  const slowest = bottleneck(stations);
  const balance =
    slowest &&
    lineBalancePct(
      sewing.map(({ sam }) => sam),
      people,
      slowest.toString(),
    );
  const samTotal = stations.reduce((sum, { sam }) => sum + Number(sam), 0);
  const even = people > 0 ? pitch(samTotal.toFixed(4), people) : undefined;
  const limits = even && controlLimits(even.toString());
  const known = NUMBER.test(hours) && NUMBER.test(target) && Number(target) > 0;
  const taktMin = known
    ? takt(Number(hours) * SECONDS_AN_HOUR, Number(target))?.div(60)
    : undefined;
  const times = stations.map((station) => ({
    ...station,
    minutes: Number(station.sam) / station.operators,
  }));
  const shown = sorted ? times.toSorted((a, b) => b.minutes - a.minutes) : times;
  const longest = Math.max(
    0.01,
    ...times.map(({ minutes }) => minutes),
    Number(limits?.upper ?? 0),
    Number(taktMin ?? 0),
  );
  const lines = [
    { name: t('节拍'), minutes: taktMin },
    { name: t('平均节距'), minutes: even },
    { name: t('上控'), minutes: limits?.upper },
    { name: t('下控'), minutes: limits?.lower },
  ];

  return (
    <div className={styles.balance}>
      <div className={styles.line}>
        <Field label={t('班时')} unit={t('小时')}>
          <NumberInput className={styles.short} value={hours} places={2} onValueChange={setHours} />
        </Field>
        <Field label={t('目标件数')}>
          <NumberInput
            className={styles.short}
            value={target}
            places={0}
            onValueChange={setTarget}
          />
        </Field>
        <Switch checked={sorted} onCheckedChange={setSorted}>
          {t('按时间排序')}
        </Switch>
      </div>
      <div className={styles.figures}>
        <Statistic
          label={t('人数')}
          value={people}
          note={headcount === null ? undefined : t('标准 {count} 人', { count: headcount })}
        />
        <Statistic label={t('平衡率')} value={formatPercent(balance?.toString(), 2)} />
        <Statistic
          label={t('瓶颈')}
          value={slowest ? decimalText(slowest, 4) : '–'}
          unit={t('分')}
          note={
            times.find(({ minutes }) => minutes.toFixed(4) === slowest?.toFixed(4))?.row.processName
          }
        />
        <Statistic
          label={t('最高产出')}
          value={slowest ? bestOutputPerHour(slowest.toString()) : '–'}
          unit={t('件/小时')}
        />
        {lines.map(({ name, minutes }) => (
          <Statistic
            key={name}
            label={name}
            value={minutes ? decimalText(minutes, 4) : '–'}
            unit={t('分')}
          />
        ))}
      </div>
      <ol className={styles.bars} aria-label={t('各工位时间')}>
        {shown.map(({ row, minutes }) => {
          const over = limits !== undefined && minutes > Number(limits.upper);
          return (
            <li key={row.id} data-over={over}>
              <span className={styles.barName}>
                {row.seqNo} {row.processName}
              </span>
              <span className={styles.track}>
                <span className={styles.bar} style={{ width: `${(minutes / longest) * 100}%` }} />
                {taktMin && (
                  <span
                    aria-hidden
                    className={styles.takt}
                    style={{ insetInlineStart: `${(Number(taktMin) / longest) * 100}%` }}
                  />
                )}
              </span>
              <span className={styles.minutes}>
                {over && '▲ '}
                {minutes.toFixed(4)}
              </span>
              <NumberInput
                className={styles.short}
                aria-label={t('{process} 人数', { process: row.processName })}
                value={operators[row.id] ?? '1'}
                places={0}
                min="1"
                onValueChange={(count) => setOperators({ ...operators, [row.id]: count })}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
