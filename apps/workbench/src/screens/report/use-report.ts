import { useMemo } from 'react';
import { useSearch } from 'wouter';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { useListControl, useListQuery } from '#screens/list/use-list.ts';
import type { Asked, Report } from './report-definition.ts';

/** A report under what its tab was asked, or a link asks it. */
export function useReport<Row>(report: Report<Row>) {
  const today = useWorkbench().today();
  const [kept, storeAsked] = useTabState<Asked>('asked', report.begin(today));
  const address = useSearch();
  const [followed, setFollowed] = useTabState('asked by address', '');
  const linked = followed === address ? undefined : askedByLink(report, address);
  if (followed !== address) setFollowed(address);
  if (linked) storeAsked({ ...report.begin(today), ...linked });
  const asked = linked ? { ...report.begin(today), ...linked } : kept;
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

/** The parameters that an address names: `?anomaly=suspect&workDateFrom=2024-03-01`. */
function askedByLink<Row>({ parameters }: Report<Row>, address: string): Asked | undefined {
  const names = new Set(
    parameters.flatMap((parameter) =>
      parameter.kind === 'days' ? [parameter.param, parameter.to] : [parameter.param],
    ),
  );
  const given = [...new URLSearchParams(address)].filter(
    ([name, value]) => value !== '' && names.has(name),
  );
  return given.length === 0 ? undefined : Object.fromEntries(given);
}
