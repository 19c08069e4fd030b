import { formatFixed } from '@garment-mes/domain';
import { type CuttingRoomBoard, getCuttingRoomBoard } from '@garment-mes/sdk/mes2';
import { BoardFrame } from '../frame/board-frame.tsx';
import { useText } from '../frame/language.tsx';
import { useBoard } from '../frame/use-board.ts';
import { Widget } from '../frame/widget.tsx';
import type { BoardProps } from '../routes.ts';
import { Bars, Lines, Ring } from '../widgets/charts.tsx';
import { KeyFigure } from '../widgets/key-figure.tsx';
import { BedQueue } from './bed-queue.tsx';
import { CuttingTables } from './cutting-tables.tsx';
import { doneLevel, stockLevel } from './levels.ts';
import { OpenProblems } from './open-problems.tsx';

const TOPICS = ['bed', 'cuttingSchedule', 'problem', 'board'] as const;

export default function CuttingRoom({ factoryId }: BoardProps) {
  const board = useBoard({
    topics: TOPICS,
    load: (client, signal) =>
      getCuttingRoomBoard(
        client,
        { query: factoryId === undefined ? {} : { factoryId } },
        { signal },
      ),
  });
  return (
    <BoardFrame
      route="/mes/report/reduceBed"
      board={board}
      scope={board.data?.factoryName ?? undefined}
    >
      {board.data ? <Widgets data={board.data} now={board.now} /> : null}
    </BoardFrame>
  );
}

function Widgets({ data, now }: { data: CuttingRoomBoard; now: number }) {
  const write = useText();
  const { kpi, hours, months, overrides } = data;
  const done = doneLevel(kpi);
  return (
    <>
      <Widget title={write('planNum')} at={[1, 1, 4, 2]} overridden={overrides.includes('planNum')}>
        <KeyFigure
          value={kpi.planNum}
          unit={write('pieces')}
          note={write('plannedBeds', { beds: kpi.planBedNum })}
        />
      </Widget>
      <Widget title={write('cutNum')} at={[5, 1, 4, 2]} overridden={overrides.includes('cutNum')}>
        <KeyFigure
          value={<output data-figure="cutNum">{kpi.cutNum}</output>}
          unit={write('pieces')}
        />
      </Widget>
      <Widget title={write('donePct')} at={[9, 1, 4, 2]}>
        <div className="ring-and-figure">
          <Ring
            percent={Number(kpi.donePct ?? 0)}
            tick={kpi.timePct === null ? undefined : Number(kpi.timePct)}
            level={done ?? ''}
          />
          <KeyFigure
            value={kpi.donePct === null ? '–' : Math.floor(Number(kpi.donePct))}
            unit="%"
            level={done}
          />
        </div>
      </Widget>
      <Widget title={write('bedNum')} at={[13, 1, 4, 2]}>
        <KeyFigure
          value={
            <output data-figure="bedNum">{`${kpi.bedDoneNum} / ${kpi.bedRunningNum} / ${kpi.bedWaitingNum}`}</output>
          }
          note={write('bedNumParts')}
          several
        />
      </Widget>
      <Widget title={write('utilPct')} at={[17, 1, 4, 2]}>
        <KeyFigure
          value={`${oneDecimal(kpi.spreadUtilPct)} / ${oneDecimal(kpi.materialUtilPct)}`}
          note={`${write('utilParts')} %`}
          several
        />
      </Widget>
      <Widget title={write('stockDays')} at={[21, 1, 4, 2]}>
        <KeyFigure
          value={kpi.stockDays ?? '–'}
          unit={write('days')}
          note={write('stockPieces', { pieces: kpi.stockNum })}
          level={stockLevel(kpi.stockDays)}
        />
      </Widget>
      <Widget title={write('tables')} at={[1, 3, 16, 6]}>
        <CuttingTables tables={data.tables} />
      </Widget>
      <Widget title={write('hours')} at={[17, 3, 8, 6]}>
        <Bars
          label={write('hours')}
          bars={hours.map(({ hour, num, targetNum, isCurrent }) => ({
            label: String(hour).padStart(2, '0'),
            value: num,
            target: targetNum ?? undefined,
            isCurrent,
          }))}
        />
      </Widget>
      <Widget title={write('queue')} at={[1, 9, 10, 4]}>
        <BedQueue beds={data.queue} />
      </Widget>
      <Widget title={write('problems')} at={[11, 9, 7, 4]}>
        <OpenProblems problems={data.problems} now={now} />
      </Widget>
      <Widget title={write('months')} at={[18, 9, 7, 4]}>
        {months.some(({ spreadUtilPct }) => spreadUtilPct !== null) ? (
          <Lines
            label={write('months')}
            lines={[
              {
                name: write('spreadUtil'),
                values: months.map(({ spreadUtilPct }) => figure(spreadUtilPct)),
              },
              {
                name: write('materialUtil'),
                values: months.map(({ materialUtilPct }) => figure(materialUtilPct)),
              },
            ]}
          />
        ) : (
          <p className="quiet">{write('noData')}</p>
        )}
      </Widget>
    </>
  );
}

const figure = (value: string | null): number | undefined =>
  value === null ? undefined : Number(value);

const oneDecimal = (value: string | null): string => formatFixed(value, 1);
