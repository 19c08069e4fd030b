import { decimal, decimalText } from '@garment-mes/domain/decimal';
import { formatPercent } from '@garment-mes/domain/formats';
import { bestOutputPerHour } from '@garment-mes/domain/work-study';
import { listShifts } from '@garment-mes/sdk/mes2';
import { Field, NumberInput, Statistic, Switch } from '@garment-mes/ui';
import { useState } from 'react';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import type { ProcessRow } from '../detail/style-draft.ts';
import styles from './balance.module.css';
import { lineFigures } from './line-figures.ts';
import { LineLayoutTools } from './line-layout-tools.tsx';
import { OperatorPlaces } from './operator-places.tsx';
import { type Carried, fitted, onePlaceEach, type Places } from './places.ts';
import { ProcessBars } from './process-bars.tsx';

const SEWING = 3;
/** Minutes of a day where nobody said which shift is the usual one. */
const SHIFT_MIN = 510;

interface BalanceTabProps {
  readonly styleId: string;
  readonly rows: readonly ProcessRow[];
  readonly headcount: number | null;
  /** Operations are changed and not saved. */
  readonly unsaved: boolean;
}

/** The sewing operations over the operators of a line: its bottleneck and what it can make an hour. */
export function BalanceTab({ styleId, rows, headcount, unsaved }: BalanceTabProps) {
  const t = useText();
  const sewing = rows.filter(({ section, sam }) => section === SEWING && Number(sam) > 0);
  const ids = sewing.map(({ id }) => id);
  const [kept, setPlaces] = useTabState<Places | undefined>('places', undefined);
  const places = fitted(kept ?? onePlaceEach(ids), ids);
  const [carry, setCarry] = useState<Carried>();
  const [typed, setHours] = useState<string>();
  const { data: shifts } = useOperation(listShifts, { query: { pageNum: 1, pageSize: 100 } });
  const usual = shifts?.list.find(({ isDefault }) => isDefault === 1)?.netMin;
  const hours = typed ?? decimalText(decimal(usual ?? SHIFT_MIN).div(60), 2);
  const [target, setTarget] = useState('600');
  const [sorted, setSorted] = useState(false);

  const figures = lineFigures(sewing, places, { hours, target });
  const { people, slowest, slowestAt, balance, pitch: even, limits, longest } = figures;
  const times = [
    { id: 'takt', name: t('节拍'), minutes: figures.takt },
    { id: 'pitch', name: t('平均节距'), minutes: even },
    { id: 'upper', name: t('上控'), minutes: limits?.upper },
    { id: 'lower', name: t('下控'), minutes: limits?.lower },
  ] as const;
  const marks = times.map(({ minutes: time, ...mark }) => ({
    ...mark,
    minutes: time && Number(time),
  }));
  const nameOf = (id: string) => sewing.find((row) => row.id === id)?.processName ?? '';

  return (
    <div className={styles.balance}>
      <div className={styles.tools}>
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
        <Statistic label={t('平衡率')} value={formatPercent(balance?.toString())} />
        <Statistic
          label={t('瓶颈')}
          value={slowest ? decimalText(slowest, 4) : '–'}
          unit={t('分')}
          note={
            slowest &&
            `${t('工位 {number}', { number: slowestAt + 1 })} ${(places[slowestAt] ?? []).map(nameOf).join(t('、'))}`
          }
        />
        <Statistic
          label={t('最高产出')}
          value={slowest ? bestOutputPerHour(slowest.toString()) : '–'}
          unit={t('件/小时')}
        />
        {times.map(({ name, minutes: time }) => (
          <Statistic
            key={name}
            label={name}
            value={time ? decimalText(time, 4) : '–'}
            unit={t('分')}
          />
        ))}
      </div>
      <ProcessBars
        rows={sewing}
        places={places}
        sorted={sorted}
        longest={longest}
        marks={marks}
        onChange={setPlaces}
        onCarry={setCarry}
      />
      <LineLayoutTools styleId={styleId} places={places} unsaved={unsaved} onPlaces={setPlaces} />
      <OperatorPlaces
        places={places}
        processes={sewing}
        takt={figures.takt && Number(figures.takt)}
        longest={longest}
        carry={carry}
        onCarry={setCarry}
        onChange={setPlaces}
      />
    </div>
  );
}
