import { formatFixed, formatNumber, formatShare } from '@garment-mes/domain/formats';
import type { CuttingRoomFigures } from '@garment-mes/sdk/mes2';
import { useText } from '../frame/language.tsx';
import { Widget } from '../frame/widget.tsx';
import { Ring } from '../widgets/charts.tsx';
import { KeyFigure } from '../widgets/key-figure.tsx';
import { PLACES } from './cutting-room-places.ts';
import { doneLevel, stockLevel } from './levels.ts';

interface DayFiguresProps {
  kpi: CuttingRoomFigures;
  /** Figures that a person typed. */
  overrides: readonly string[];
}

/** The six figures of the day across the top of the board. */
export function DayFigures({ kpi, overrides }: DayFiguresProps) {
  const write = useText();
  const done = doneLevel(kpi);
  const common = (name: keyof typeof PLACES) => ({
    title: write(name),
    at: PLACES[name],
    overridden: overrides.includes(name),
    resetKey: kpi,
  });
  return (
    <>
      <Widget {...common('planNum')}>
        <KeyFigure
          value={formatNumber(kpi.planNum)}
          unit={write('pieces')}
          note={write('plannedBeds', { beds: kpi.planBedNum })}
        />
      </Widget>
      <Widget {...common('cutNum')}>
        <KeyFigure
          value={<output data-figure="cutNum">{formatNumber(kpi.cutNum)}</output>}
          unit={write('pieces')}
        />
      </Widget>
      <Widget {...common('donePct')}>
        <div className="ring-and-figure">
          <Ring
            percent={Number(kpi.donePct ?? 0)}
            tick={kpi.timePct === null ? undefined : Number(kpi.timePct)}
            level={done ?? ''}
          />
          <KeyFigure value={formatShare(kpi.donePct)} unit="%" level={done} />
        </div>
      </Widget>
      <Widget {...common('bedNum')}>
        <KeyFigure
          value={
            <output data-figure="bedNum">{`${kpi.bedDoneNum} / ${kpi.bedRunningNum} / ${kpi.bedWaitingNum}`}</output>
          }
          note={write('bedNumParts')}
          several
        />
      </Widget>
      <Widget {...common('utilPct')}>
        <KeyFigure
          value={`${formatShare(kpi.spreadUtilPct)} / ${formatShare(kpi.materialUtilPct)}`}
          note={`${write('utilParts')} %`}
          several
        />
      </Widget>
      <Widget {...common('stockDays')}>
        <KeyFigure
          value={kpi.stockDays === null ? '–' : formatFixed(kpi.stockDays, 1)}
          unit={write('days')}
          note={write('stockPieces', { pieces: formatNumber(kpi.stockNum) })}
          level={stockLevel(kpi.stockDays)}
        />
      </Widget>
    </>
  );
}
