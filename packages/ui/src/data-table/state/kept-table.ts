import { useCallback, useState } from 'react';
import { type DataTableState, initialTableState, PAGE_SIZES } from './table-state.ts';

/** Where views and preferences are kept; the storage of the browser when left out. */
export interface TableStorage {
  /** The text under a key; nothing when there is none or it cannot be read. */
  readonly read: (key: string) => string | undefined;
  readonly write: (key: string, text: string) => void;
}

/** What a view remembers: not the page, which means nothing later. */
export type SavedView = Omit<DataTableState, 'page'>;

/** Named views of one table and one person. */
export interface TableViews {
  readonly names: readonly string[];
  /** Keeps the state under a name; one of the same name is replaced. */
  readonly save: (name: string, state: DataTableState) => void;
  readonly load: (name: string) => SavedView | undefined;
  readonly remove: (name: string) => void;
}

/** Stored forms carry the version they were written by; others are forgotten. */
const VERSION = 1;

interface Kept {
  readonly v: number;
  readonly state: Partial<SavedView>;
  readonly views: Readonly<Record<string, SavedView>>;
}

const browserStorage: TableStorage = {
  read(key) {
    try {
      return localStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(key, text) {
    try {
      localStorage.setItem(key, text);
    } catch {
      // A full or forbidden storage costs the memory of the table, not the table.
    }
  },
};

const { page: _, ...plainView } = initialTableState;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What can be used of something stored: anything odd in it is left out. */
function usableState(stored: unknown): Partial<SavedView> {
  if (!isObject(stored)) return {};
  const { columns, density, pageSize, sort, thenBy, groupBy, filters } =
    stored as Partial<SavedView>;
  return {
    ...(isObject(columns) ? { columns } : {}),
    ...(density === 'default' || density === 'middle' || density === 'small' ? { density } : {}),
    ...(pageSize !== undefined && PAGE_SIZES.includes(pageSize) ? { pageSize } : {}),
    ...(isObject(sort) ? { sort } : {}),
    ...(Array.isArray(thenBy) ? { thenBy } : {}),
    ...(typeof groupBy === 'string' ? { groupBy } : {}),
    ...(isObject(filters) ? { filters } : {}),
  };
}

function readKept(storage: TableStorage, key: string): Kept {
  const nothing: Kept = { v: VERSION, state: {}, views: {} };
  try {
    const stored: unknown = JSON.parse(storage.read(key) ?? 'null');
    if (!isObject(stored) || stored.v !== VERSION) return nothing;
    const views = Object.entries(isObject(stored.views) ? stored.views : {}).map(
      ([name, view]) => [name, { ...plainView, ...usableState(view) }] as const,
    );
    return { v: VERSION, state: usableState(stored.state), views: Object.fromEntries(views) };
  } catch {
    return nothing;
  }
}

/**
 * State of a table that comes back with the person: columns, row height and page size by
 * themselves, everything else in named views.
 * @param table names the table, in every place that shows it
 * @param user whose it is; two people at one machine keep their own
 */
export function useKeptTable({
  table,
  user,
  initial,
  storage = browserStorage,
}: {
  table: string;
  user: string;
  initial?: Partial<DataTableState> | undefined;
  storage?: TableStorage | undefined;
}): {
  readonly state: DataTableState;
  readonly setState: (state: DataTableState) => void;
  readonly views: TableViews;
} {
  const key = `kept-table.${table}.${user}`;
  const [kept, setKept] = useState(() => readKept(storage, key));
  const [state, setOwn] = useState<DataTableState>(() => ({
    ...initialTableState,
    ...initial,
    ...kept.state,
  }));

  const keep = useCallback(
    (change: (now: Kept) => Kept) => {
      // Read again: another tab may have kept a view since.
      const next = change(readKept(storage, key));
      storage.write(key, JSON.stringify(next));
      setKept(next);
    },
    [storage, key],
  );
  const setState = useCallback(
    (next: DataTableState) => {
      setOwn(next);
      const { columns, density, pageSize } = next;
      keep((now) => ({ ...now, state: { columns, density, pageSize } }));
    },
    [keep],
  );
  return {
    state,
    setState,
    views: {
      names: Object.keys(kept.views),
      save: (name, { page: _, ...view }) =>
        keep((now) => ({ ...now, views: { ...now.views, [name]: view } })),
      load: (name) => kept.views[name],
      remove: (name) =>
        keep((now) => {
          const { [name]: _, ...views } = now.views;
          return { ...now, views };
        }),
    },
  };
}
