import { type CuttingRoomBoard, getCuttingRoomBoard } from '@garment-mes/sdk/mes2';
import { useRef } from 'react';
import type { BoardProps } from '../board-route.ts';
import { useText } from '../frame/language.tsx';
import { Widget } from '../frame/widget.tsx';
import { publish } from '../screen/occurrences.ts';
import { BedQueue } from './bed-queue.tsx';
import { CuttingHours } from './cutting-hours.tsx';
import { PLACES } from './cutting-room-places.ts';
import { CuttingTables } from './cutting-tables.tsx';
import { CuttingUtilisation } from './cutting-utilisation.tsx';
import { DayFigures } from './day-figures.tsx';
import { newProblems } from './new-problems.ts';
import { OpenProblems } from './open-problems.tsx';
import { WallBoard } from './wall-board.tsx';

export default function CuttingRoom(props: BoardProps) {
  const before = useRef<CuttingRoomBoard>(undefined);
  return (
    <WallBoard
      {...props}
      route="/mes/report/reduceBed"
      topics={['bed', 'cuttingSchedule', 'problem', 'board']}
      load={(client, query, options) => getCuttingRoomBoard(client, { query }, options)}
      places={PLACES}
      typed={{ planNum: 'planNum', cutNum: 'cutNum' }}
      hasWork={({ kpi }) =>
        kpi.planNum + kpi.cutNum + kpi.bedDoneNum + kpi.bedRunningNum + kpi.bedWaitingNum > 0
      }
      arrived={(answer) => {
        for (const occurrence of newProblems(before.current, answer)) publish(occurrence);
        before.current = answer;
      }}
    >
      {(data) => <Widgets data={data} />}
    </WallBoard>
  );
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
