import { type CuttingRoomBoard, getCuttingRoomBoard } from '@garment-mes/sdk/mes2';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { BoardProps } from '../board-route.ts';
import { BoardFrame } from '../frame/board-frame.tsx';
import { useLanguage, useText } from '../frame/language.tsx';
import { useBoard } from '../frame/use-board.ts';
import { Widget } from '../frame/widget.tsx';
import { publish } from '../screen/occurrences.ts';
import type { TextKey } from '../texts.ts';
import { BedQueue } from './bed-queue.tsx';
import { CuttingHours } from './cutting-hours.tsx';
import { PLACES } from './cutting-room-places.ts';
import { CuttingTables } from './cutting-tables.tsx';
import { CuttingUtilisation } from './cutting-utilisation.tsx';
import { DayFigures } from './day-figures.tsx';
import { newProblems } from './new-problems.ts';
import { OpenProblems } from './open-problems.tsx';

const TOPICS = ['bed', 'cuttingSchedule', 'problem', 'board'] as const;

export default function CuttingRoom({ factoryId, loaded }: BoardProps) {
  const write = useText();
  const language = useLanguage();
  const board = useBoard({
    topics: TOPICS,
    load: (client, signal) =>
      getCuttingRoomBoard(
        client,
        { query: factoryId === undefined ? {} : { factoryId } },
        { signal },
      ),
  });
  const { data } = board;
  const before = useRef<CuttingRoomBoard>(undefined);
  const arrived = useEffectEvent((answer: CuttingRoomBoard) => {
    for (const occurrence of newProblems(before.current, answer)) publish(occurrence);
    before.current = answer;
    loaded(hasWork(answer));
  });
  useEffect(() => {
    if (data) arrived(data);
  }, [data]);
  return (
    <BoardFrame
      route="/mes/report/reduceBed"
      board={board}
      scope={data && scopeOf(data, write)}
      remarks={(data?.overrides ?? []).map((field, at) =>
        [
          write('typedByHand', { figure: write(isFigure(field) ? field : 'noData') }),
          data?.overrideReasons[at],
        ]
          .filter(Boolean)
          .join(language === 'en' ? ': ' : '：'),
      )}
      skeleton={Object.entries(PLACES).map(([name, at]) => (
        <Widget key={name} title={write(name as keyof typeof PLACES)} at={at}>
          {null}
        </Widget>
      ))}
    >
      {data ? <Widgets data={data} /> : null}
    </BoardFrame>
  );
}

/** Whose figures these are, and of which shift where nobody works now. */
function scopeOf(
  { factoryName, lastShift }: CuttingRoomBoard,
  write: ReturnType<typeof useText>,
): string | undefined {
  const shift =
    lastShift &&
    write('lastShift', {
      from: lastShift.fromDate.slice(5, 16),
      to: lastShift.toDate.slice(11, 16),
    });
  return [factoryName, shift].filter(Boolean).join(' · ') || undefined;
}

function Widgets({ data }: { data: CuttingRoomBoard }) {
  const write = useText();
  const common = (name: keyof typeof PLACES) => ({
    title: write(name),
    at: PLACES[name],
    resetKey: data,
  });
  return (
    <>
      <DayFigures kpi={data.kpi} overrides={data.overrides} />
      <Widget {...common('tables')}>
        <CuttingTables tables={data.tables} today={data.workDate} />
      </Widget>
      <Widget {...common('hours')}>
        <CuttingHours hours={data.hours} />
      </Widget>
      <Widget {...common('queue')}>
        <BedQueue beds={data.queue} />
      </Widget>
      <Widget {...common('problems')}>
        <OpenProblems problems={data.problems} />
      </Widget>
      <Widget {...common('months')}>
        <CuttingUtilisation days={data.months} />
      </Widget>
    </>
  );
}

/** A day with nothing planned, cut or waiting is passed over by the carousel. */
const hasWork = ({ kpi }: CuttingRoomBoard): boolean =>
  kpi.planNum + kpi.cutNum + kpi.bedDoneNum + kpi.bedRunningNum + kpi.bedWaitingNum > 0;

const isFigure = (field: string): field is TextKey & keyof typeof PLACES => field in PLACES;
