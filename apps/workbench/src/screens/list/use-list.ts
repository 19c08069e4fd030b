import type { DataOf } from '@garment-mes/sdk';
import type { Fields } from '@garment-mes/sdk/labels';
import type { DataTableState, PaperRows } from '@garment-mes/ui';
import { useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { useLive, useOperation } from '#app/api.tsx';
import { useSteadyUnderPress } from '#app/steady-under-press.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { useKeptTableState } from '#app/tab/table-preferences.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { askedByAddress } from './asked/asked-by-address.ts';
import { type Going, goingFilter } from './ended-rows.ts';
import { isTall } from './list-columns.tsx';
import type { List, ListChip, ListTab, Preset } from './list-definition.ts';
import { type ListSearch, listQuery, noSearch, readable } from './list-state.ts';

type Switches = Readonly<Record<string, true | string>>;

/** Everything a person may change about what a list shows. */
export interface ListControl {
  readonly table: DataTableState;
  readonly setTable: (next: DataTableState) => void;
  readonly search: ListSearch;
  /** Changes the search: goes back to the first page and lets go of the selection. */
  readonly setSearch: (next: ListSearch) => void;
  /** Query parameters that switches have set, and ids of records that were chosen. */
  readonly switches: Switches;
  readonly setSwitches: (next: Switches) => void;
  /** The pressed chip; it narrows the list even when its last row is gone. */
  readonly chip: ListChip | undefined;
  readonly setChip: (chip: ListChip | undefined) => void;
  /** Name of the part that is shown; `''` of a list without tabs. */
  readonly tab: string;
  readonly setTab: (name: string) => void;
  /** What waits in the tabs is known: until a person or a link chose one, the first that has rows is shown. */
  readonly tellCounts: (counts: Readonly<Record<string, number>>) => void;
  /** Label of the preset that is pressed; `''` for none. */
  readonly preset: string;
  readonly setPreset: (label: string) => void;
  /** Records that have ended are among the others. */
  readonly ended: boolean;
  readonly setEnded: (ended: boolean) => void;
  readonly selected: ReadonlySet<string>;
  readonly setSelected: (ids: ReadonlySet<string>) => void;
}

/** State of a list: kept by the tab, columns and page size by the browser. */
export function useListControl<Row>(list: List<Row>): ListControl {
  const { userId, today } = useWorkbench();
  const name = list.operation.id;
  const begin = list.begin?.(today());
  const [column, direction] = list.order?.split(' ') ?? [];
  const sort = column ? { column, direction: direction === 'desc' ? 'desc' : 'asc' } : undefined;
  const [table, setTable] = useKeptTableState(name, userId, {
    sort: sort as DataTableState['sort'],
    density: isTall(list.fields, list.columns) ? 'default' : 'middle',
    ...(begin?.filter ? { filters: begin.filter as DataTableState['filters'] } : {}),
  });
  const [search, storeSearch] = useTabState<ListSearch>(`search:${name}`, () => ({
    ...noSearch,
    ranges: (begin?.days ?? {}) as ListSearch['ranges'],
  }));
  const [switches, storeSwitches] = useTabState<Switches>(
    `on:${name}`,
    (begin?.query ?? {}) as Switches,
  );
  const { tab, storeTab, chooseTab, tellCounts } = useChosenTab(list);
  const [preset, storePreset] = useTabState(`preset:${name}`, '');
  const [chip, storeChip] = useTabState<ListChip | undefined>(`chip:${name}`, undefined);
  const [ended, storeEnded] = useTabState(`ended:${name}`, false);
  const [selected, setSelected] = useTabState<ReadonlySet<string>>(`selected:${name}`, new Set());

  function searched() {
    setTable({ ...table, page: 1 });
    setSelected(new Set());
  }
  // A link narrows the list, also one that is open already; what was asked for before is left.
  const address = useSearch();
  const [followed, setFollowed] = useTabState(`address:${name}`, '');
  if (followed !== address) {
    setFollowed(address);
    const asked = askedByAddress(list, address);
    if (asked) {
      if (asked.tab === undefined) storeTab(list.tabs?.[0]?.name ?? '');
      else chooseTab(asked.tab);
      storeSearch({ ...noSearch, text: asked.text, ranges: asked.ranges });
      storeSwitches(asked.switches);
      storeEnded(asked.isOfRecords);
      storeChip(undefined);
      storePreset('');
      setTable({ ...table, filters: asked.filters, page: 1 });
      setSelected(new Set());
    }
  }
  // Other parameters are another list: it begins on its first page.
  const query = JSON.stringify(list.query ?? {});
  const [asked, setAsked] = useTabState(`query:${name}`, query);
  if (asked !== query) {
    setAsked(query);
    searched();
  }
  return {
    table,
    setTable,
    search,
    setSearch: (next) => {
      storeSearch(next);
      searched();
    },
    switches,
    setSwitches: (next) => {
      storeSwitches(next);
      searched();
    },
    chip,
    setChip: (next) => {
      storeChip(next);
      searched();
    },
    tab,
    tellCounts,
    setTab: (next) => {
      chooseTab(next);
      if (chip?.tab !== undefined) storeChip(undefined);
      searched();
    },
    preset,
    setPreset: (next) => {
      storePreset(next);
      searched();
    },
    ended,
    setEnded: (next) => {
      storeEnded(next);
      searched();
    },
    selected,
    setSelected,
  };
}

/** The tab of a list: the first one, until it is known that only others have rows, or somebody chose one. */
function useChosenTab<Row>({ operation, tabs = [] }: List<Row>) {
  const [tab, storeTab] = useTabState(`tab:${operation.id}`, tabs[0]?.name ?? '');
  const [isChosen, setChosen] = useTabState(`chosen:${operation.id}`, false);
  function chooseTab(name: string) {
    setChosen(true);
    storeTab(name);
  }
  return {
    ...{ tab, storeTab, chooseTab },
    tellCounts(counts: Readonly<Record<string, number>>) {
      if (isChosen) return;
      const next = counts[tab] === 0 && tabs.find(({ name }) => (counts[name] ?? 0) > 0);
      chooseTab(next ? next.name : tab);
    },
  };
}

/** Whether less than everything is asked for. */
export function isNarrowed(fields: Fields, control: ListControl): boolean {
  const { filter, sql } = listQuery(fields, control.table, control.search);
  const isSwitched =
    control.chip !== undefined || control.preset !== '' || Object.keys(control.switches).length > 0;
  return isSwitched || filter !== undefined || sql !== undefined;
}

/** Rows asked for at once where all are wanted. */
const SHEET_PAGE = 1_000;

type Sum = Readonly<Record<string, unknown>>;

interface Page<Row> {
  readonly total: number;
  readonly list: readonly Row[];
  readonly sum?: Sum;
}

/** The pages as one, where nothing changed while they were read: a moved row stands on two of them, or on none. */
function steadyAnswer<Row>(pages: readonly Page<Row>[]): Page<Row> | undefined {
  const list = pages.flatMap((page) => page.list);
  const [{ total = 0, sum } = {}] = pages;
  const moments = new Set(pages.map((page) => JSON.stringify([page.total, page.sum])));
  const rows = new Set(list.map((row) => (row as { id?: unknown }).id ?? JSON.stringify(row)));
  if (moments.size > 1 || rows.size < list.length || list.length !== total) return undefined;
  return { total, list, ...(sum && { sum }) };
}

type Parts = readonly (ListTab<Sum, Sum> | Preset<Sum, Sum> | undefined)[];

/** What is counted: what the list finds, in all its tabs where these show their counts. */
function countQuery<Row>(
  { fields, chips, query }: List<Row>,
  { table, search, switches }: ListControl,
  [tab, preset]: Parts,
  inParts: DataTableState,
  can: (key: string) => boolean,
): object {
  const isAcrossTabs = chips?.ofTabs !== undefined;
  const filters = { ...table.filters, ...preset?.filter } as DataTableState['filters'];
  const shown = isAcrossTabs ? { ...table, filters } : inParts;
  const asked = listQuery(fields, shown, search, 1, readable(fields, can));
  const { pageNum: _pageNum, pageSize: _pageSize, order: _order, ...conditions } = asked;
  return {
    ...query,
    ...(isAcrossTabs ? {} : tab?.query),
    ...preset?.query,
    ...switches,
    ...conditions,
  };
}

/**
 * The rows of a list under its state, and which of them changed a moment ago.
 * @param going what the list is asked for until a person wants what has ended; chips count that all the same
 */
export function useListQuery<Row>(list: List<Row>, control: ListControl, going?: Going) {
  const { fields, operation, liveTopic, chips } = list;
  const { client, can } = useWorkbench();
  const { table, search, switches } = control;
  const parts = [
    list.tabs?.find(({ name }) => name === control.tab),
    list.presets?.find(({ label }) => label === control.preset),
  ];
  const inParts: DataTableState = {
    ...table,
    filters: Object.assign({}, table.filters, ...parts.map((part) => part?.filter)),
  };
  const fixed = { ...list.query, ...parts[0]?.query, ...parts[1]?.query, ...switches };

  const counts = useOperation(
    chips?.operation ?? operation,
    { query: countQuery(list, control, parts, inParts, can) } as never,
    { enabled: chips !== undefined, keepPrevious: true, live: liveTopic },
  );
  const counted = useSteadyUnderPress(counts.data);
  const { tab } = control;
  const offered: readonly ListChip[] = useMemo(
    () =>
      chips && counted
        ? chips
            .chips(counted as DataOf<never>)
            .filter((chip) => chip.tab === undefined || chip.tab === tab)
        : [],
    [chips, counted, tab],
  );
  const pressed = control.chip;
  const { filter, ...asked } = pressed?.query ?? {};
  const unended = goingFilter(going, { ...control, filters: inParts.filters, chip: pressed });
  const narrowed = listQuery(
    fields,
    { ...inParts, filters: { ...unended, ...inParts.filters, ...filter } },
    search,
    1,
    readable(fields, can),
  );

  const query = { ...fixed, ...asked, ...narrowed };
  const page = useOperation(operation, { query } as never, { keepPrevious: true });
  const rows = useSteadyUnderPress(page.data);
  const [glow, setGlow] = useState<ReadonlySet<string>>(new Set());
  useLive(liveTopic, (keys) => {
    void page.refetch().then(() => setGlow(new Set(keys)));
  });
  const shown =
    pressed === undefined || offered.some(({ label }) => label === pressed.label)
      ? offered
      : [...offered, { ...pressed, count: 0 }];

  const ask = (signal: AbortSignal, pageNum: number, pageSize: number): Promise<Page<Row>> =>
    operation(client, { query: { ...query, pageNum, pageSize } } as never, {
      signal,
    }) as Promise<Page<Row>>;

  /** All rows the list finds, each once, and the totals of just these. */
  async function loadAnswer(signal: AbortSignal): Promise<Page<Row>> {
    const pages: Page<Row>[] = [];
    let [read, total] = [0, 1];
    while (read < total) {
      const next = await ask(signal, pages.length + 1, SHEET_PAGE);
      pages.push(next);
      read += next.list.length;
      total = next.list.length < SHEET_PAGE ? read : next.total;
    }
    const steady = steadyAnswer(pages);
    if (steady) return steady;
    // Rows moved from page to page while these were read. One answer is of one moment.
    for (let room = total + SHEET_PAGE; ; room = total + SHEET_PAGE) {
      const whole = await ask(signal, 1, room);
      if (whole.total <= room) return whole;
      total = whole.total;
    }
  }
  /** All rows the list finds, for a sheet: what is on the screen is one page of them. */
  const loadAll = async (signal: AbortSignal): Promise<readonly Row[]> =>
    (await loadAnswer(signal)).list;
  return {
    /** What has ended is left out. */
    isUnended: Object.keys(unended).length > 0,
    page: { ...page, data: rows as Page<Row> | undefined },
    /** `undefined` while they are counted for the first time. */
    chips: chips !== undefined && counts.isPending ? undefined : shown,
    /** What waits in the tabs, by their names. */
    tabCounts: counted && chips?.ofTabs?.(counted as DataOf<never>),
    glow,
    loadAll,
    /** All rows the list finds and their totals, in words, for a print. */
    loadPaper: async (signal: AbortSignal, wordsOf: (sum: Sum) => PaperRows<Row>['sums']) => {
      const { list: rows, sum } = await loadAnswer(signal);
      return { rows, sums: sum && wordsOf(sum) };
    },
  };
}
