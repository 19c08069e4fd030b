import { useMemo } from 'react';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { useListControl, useListQuery } from '#screens/list/use-list.ts';
import type { Asked, Report } from './report-definition.ts';

/** A report under what its tab was asked. */
export function useReport<Row>(report: Report<Row>) {
  const today = useWorkbench().today();
  const [asked, storeAsked] = useTabState<Asked>('asked', report.begin(today));
  const list = useMemo(() => ({ ...report.list, query: asked }), [report, asked]);
  const control = useListControl(list);
  const answer = useListQuery(list, control);

  /** Without what is empty: the service takes no empty text for a day or an id. */
  function ask(next: Asked) {
    storeAsked(Object.fromEntries(Object.entries(next).filter(([, text]) => text !== '')));
    control.setTable({ ...control.table, page: 1 });
  }
  return { report, list, control, answer, asked, ask, today };
}

export type ShownReport<Row> = ReturnType<typeof useReport<Row>>;
