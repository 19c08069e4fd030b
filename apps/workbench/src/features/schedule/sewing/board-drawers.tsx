import type { ScheduleBar, UnscheduledRow } from '@garment-mes/sdk/mes2';
import { useState } from 'react';
import { BarDialogs, type BarQuestion } from './bars/bar-dialogs.tsx';
import { type BarChange, changeOf } from './bars/bar-draft.ts';
import { BarDrawer } from './bars/bar-drawer.tsx';
import { LineDrawer } from './line-drawer.tsx';
import { LostAlert } from './lost-move.tsx';
import type { PlanOptions } from './use-plan-options.ts';
import type { Sewing } from './use-sewing.ts';

type Opened =
  | { readonly bar: ScheduleBar; readonly tab: 'form' | 'days' }
  | { readonly row: UnscheduledRow; readonly start: BarChange };

/** What is drawn over the board: a bar or an order in words, a question about a bar, a line. */
export function useDrawn() {
  const [opened, open] = useState<Opened>();
  const [question, ask] = useState<BarQuestion>();
  const [lineId, showLine] = useState<string>();
  return { opened, open, question, ask, lineId, showLine };
}

interface BoardDrawersProps {
  readonly sewing: Sewing;
  readonly options: PlanOptions;
  readonly drawn: ReturnType<typeof useDrawn>;
  readonly mayMove: boolean;
  readonly mayPlace: boolean;
}

/** The drawers and questions of the board. */
export function BoardDrawers({ sewing, options, drawn, mayMove, mayPlace }: BoardDrawersProps) {
  const { opened, open, question, ask, lineId, showLine } = drawn;
  const line = options.lines.find(({ deptId }) => deptId === lineId);
  return (
    <>
      {opened && (
        <BarDrawer
          about={opened}
          start={'bar' in opened ? changeOf(opened.bar) : opened.start}
          tab={'bar' in opened ? opened.tab : 'form'}
          options={options}
          mayChange={'bar' in opened ? mayMove && sewing.isOwn(opened.bar.lineDeptId) : mayPlace}
          pending={sewing.pending}
          refusal={
            'bar' in opened &&
            opened.bar.id === sewing.lost?.bar.id && (
              <LostAlert sewing={sewing} onMoved={() => open(undefined)} />
            )
          }
          onTyped={sewing.forgetLost}
          onClose={() => {
            sewing.forgetLost();
            open(undefined);
          }}
          onSave={(change) => {
            const { bar, row } = { bar: undefined, row: undefined, ...opened };
            const saved = bar ? sewing.change(bar, change) : row && sewing.place(row, change);
            void saved?.then((ok) => ok && open(undefined));
          }}
        />
      )}
      <BarDialogs question={question} options={options} onClose={() => ask(undefined)} />
      {line && (
        <LineDrawer
          line={line}
          mayChange={mayMove && sewing.isOwn(line.deptId)}
          onClose={() => showLine(undefined)}
        />
      )}
    </>
  );
}
