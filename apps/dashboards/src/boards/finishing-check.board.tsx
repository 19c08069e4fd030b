import { formatNumber, formatShare } from '@garment-mes/domain/formats';
import { type FinishingCheckBoard, getFinishingCheckBoard } from '@garment-mes/sdk/mes2';
import { useRef } from 'react';
import type { BoardProps } from '../board-route.ts';
import { useText } from '../frame/language.tsx';
import { type Place, Widget } from '../frame/widget.tsx';
import { publish } from '../screen/occurrences.ts';
import { BarsAndLine } from '../widgets/bars-and-line.tsx';
import { Ring } from '../widgets/charts.tsx';
import { KeyFigure } from '../widgets/key-figure.tsx';
import table from './board-table.module.css';
import { Finals, RedLamps, Rework, Stations } from './finishing-lists.tsx';
import { yieldLevel } from './levels.ts';
import { newRefusals } from './new-refusals.ts';
import { WallBoard } from './wall-board.tsx';

const PLACES = {
  checked: [1, 1, 4, 2],
  passed: [5, 1, 4, 2],
  firstPass: [9, 1, 4, 2],
  dhu: [13, 1, 4, 2],
  openRework: [17, 1, 4, 2],
  redLines: [21, 1, 4, 2],
  stations: [1, 3, 14, 5],
  dhuHours: [15, 3, 10, 5],
  reworkList: [1, 8, 8, 5],
  redLamps: [9, 8, 7, 5],
  finals: [16, 8, 9, 5],
} as const satisfies Record<string, Place>;

/** Defects in a hundred garments above which an hour is bad. */
const DHU_LIMIT = 6;

export default function FinishingCheck(props: BoardProps) {
  const before = useRef<FinishingCheckBoard>(undefined);
  return (
    <WallBoard
      {...props}
      route="/mes/report/fqc"
      topics={['qc', 'patrol']}
      load={(client, query, options) => getFinishingCheckBoard(client, { query }, options)}
      places={PLACES}
      typed={{ checkNum: 'checked' }}
      hasWork={({ kpi, finals }) => kpi.checkNum + kpi.openReworkNum + finals.length > 0}
      arrived={(answer) => {
        for (const occurrence of newRefusals(before.current, answer)) publish(occurrence);
        before.current = answer;
      }}
    >
      {(data) => <Widgets data={data} />}
    </WallBoard>
  );
}

function Widgets({ data }: { data: FinishingCheckBoard }) {
  const write = useText();
  const common = (name: keyof typeof PLACES) => ({
    title: write(name),
    at: PLACES[name],
    resetKey: data,
  });
  return (
    <>
      <Figures kpi={data.kpi} overrides={data.overrides} />
      <Widget {...common('stations')}>
        <Stations stations={data.stations} />
      </Widget>
      <Widget {...common('dhuHours')}>
        <Hours hours={data.hours} />
      </Widget>
      <Widget {...common('reworkList')}>
        <Rework rework={data.rework} />
      </Widget>
      <Widget {...common('redLamps')}>
        <RedLamps lamps={data.redLines} />
      </Widget>
      <Widget {...common('finals')}>
        <Finals finals={data.finals} workDate={data.workDate} />
      </Widget>
    </>
  );
}

/** What was checked in each hour, and how much of it was bad. */
function Hours({ hours }: Pick<FinishingCheckBoard, 'hours'>) {
  const write = useText();
  if (hours.length === 0) return <p className={table.none}>{write('noChecks')}</p>;
  return (
    <BarsAndLine
      {...{ label: write('dhuHours'), width: 720, height: 330 }}
      limit={{ value: DHU_LIMIT, label: write('limitOf', { value: DHU_LIMIT }) }}
      bars={hours.map(({ hour, checkNum, dhu }) => ({
        label: String(hour).padStart(2, '0'),
        value: checkNum,
        point: dhu === null ? undefined : Number(dhu),
      }))}
    />
  );
}

/** The six figures of the day across the top of the board. */
function Figures({ kpi, overrides }: Pick<FinishingCheckBoard, 'kpi' | 'overrides'>) {
  const write = useText();
  const common = (name: keyof typeof PLACES) => ({
    title: write(name),
    at: PLACES[name],
    resetKey: kpi,
  });
  const level = yieldLevel(kpi.fpyPct);
  return (
    <>
      <Widget {...common('checked')} overridden={overrides.includes('checkNum')}>
        <KeyFigure
          value={<output data-figure="checkNum">{formatNumber(kpi.checkNum)}</output>}
          unit={write('pieces')}
        />
      </Widget>
      <Widget {...common('passed')}>
        <KeyFigure value={formatNumber(kpi.passNum)} unit={write('pieces')} />
      </Widget>
      <Widget {...common('firstPass')}>
        <div className="ring-and-figure">
          <Ring percent={Number(kpi.fpyPct ?? 0)} tick={undefined} level={level ?? ''} />
          <KeyFigure value={formatShare(kpi.fpyPct)} unit="%" level={level} several />
        </div>
      </Widget>
      <Widget {...common('dhu')}>
        <KeyFigure
          value={formatShare(kpi.dhu)}
          note={write('dayBefore', { value: formatShare(kpi.yesterdayDhu) })}
        />
      </Widget>
      <Widget {...common('openRework')}>
        <KeyFigure
          value={formatNumber(kpi.openReworkNum)}
          unit={write('pieces')}
          note={write('overHours', { num: formatNumber(kpi.overdueNum) })}
          level={kpi.overdueNum > 0 ? 'bad' : undefined}
        />
      </Widget>
      <Widget {...common('redLines')}>
        <KeyFigure value={formatNumber(kpi.redNum)} level={kpi.redNum > 0 ? 'bad' : undefined} />
      </Widget>
    </>
  );
}
