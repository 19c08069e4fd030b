import { useEffect, useEffectEvent } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useTabState } from '#app/tab/tab-scope.tsx';

/** A panel as far as it is chosen. */
interface Choosable {
  readonly id: string;
  readonly group?: string;
}

/** The open panel of a page, and those offered beside it. */
export interface Panels<Tab extends Choosable> {
  readonly open: string;
  /** Panels of the open group; all of them where there are no groups. */
  readonly offered: readonly Tab[];
  readonly groups: readonly string[];
  readonly group: string | undefined;
  readonly choose: (id: string) => void;
  /** Opens a group where it was left, else at its first panel. */
  readonly chooseGroup: (group: string) => void;
}

/**
 * Which panel of a record is open: the address names it (`?tab=bom`), and follows it.
 * @param lead a panel the page leads to; another object leads there again
 */
export function usePanel<Tab extends Choosable>(
  tabs: readonly Tab[],
  lead: { readonly tab: string } | undefined,
): Panels<Tab> {
  const [tab, setTab] = useTabState('detail-tab', tabs[0]?.id ?? '');
  const [left, setLeft] = useTabState<Readonly<Record<string, string>>>('detail-left', {});
  const search = useSearch();
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(search).get('tab');
  const enter = (id: string): boolean => {
    const entered = tabs.find((each) => each.id === id);
    if (entered === undefined) return false;
    setTab(id);
    if (entered.group !== undefined) setLeft({ ...left, [entered.group]: id });
    return true;
  };
  const choose = (id: string) => {
    if (!enter(id)) return;
    const named = new URLSearchParams(search);
    named.set('tab', id);
    navigate(`${path}?${named}`, { replace: true });
  };
  const follow = useEffectEvent(enter);
  const goTo = useEffectEvent(choose);
  useEffect(() => {
    if (asked !== null) follow(asked);
  }, [asked]);
  useEffect(() => {
    if (lead !== undefined) goTo(lead.tab);
  }, [lead]);

  // A panel the person may not open, or that is gone, gives way to the first.
  const open = tabs.find(({ id }) => id === tab) ?? tabs[0];
  const inGroup = (group: string | undefined) => tabs.filter((each) => each.group === group);
  return {
    open: open?.id ?? '',
    offered: inGroup(open?.group),
    groups: [...new Set(tabs.flatMap(({ group }) => group ?? []))],
    group: open?.group,
    choose,
    chooseGroup(group) {
      const offered = inGroup(group);
      const next = offered.find(({ id }) => id === left[group]) ?? offered[0];
      if (next) choose(next.id);
    },
  };
}
