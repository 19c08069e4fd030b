import { type DataTableState, initialTableState, PAGE_SIZES } from '@garment-mes/ui';
import { useCallback, useState } from 'react';
import { readStored, writeStored } from './stored.ts';
import { useTabState } from './tab-scope.tsx';

/** The part of a table's state that outlives its tab: columns, row height, rows on a page. */
type Preferences = Pick<DataTableState, 'columns' | 'density' | 'pageSize'>;

function readPreferences(key: string): Partial<Preferences> {
  const stored = readStored<Partial<Preferences>>(key);
  if (typeof stored !== 'object' || stored === null) return {};
  const { columns, density, pageSize } = stored;
  return {
    ...(typeof columns === 'object' && columns !== null ? { columns } : {}),
    ...(density === 'default' || density === 'middle' || density === 'small' ? { density } : {}),
    // A number that is not on offer falls back to the default.
    ...(pageSize !== undefined && PAGE_SIZES.includes(pageSize) ? { pageSize } : {}),
  };
}

/**
 * State of a table: sorting, filters and page live as long as the tab; columns, row height and page
 * size are kept in this browser.
 * @param table names the table; the same in every tab that shows it
 * @param userId two people at one machine keep their own
 */
export function useKeptTableState(
  table: string,
  userId: string,
  initial: Partial<DataTableState> = {},
): [DataTableState, (next: DataTableState) => void] {
  const key = `table.${table}.${userId}`;
  const [stored] = useState(() => readPreferences(key));
  const [state, setState] = useTabState<DataTableState>(`table:${table}`, () => ({
    ...initialTableState,
    ...initial,
    ...stored,
  }));
  const change = useCallback(
    (next: DataTableState) => {
      setState(next);
      const { columns, density, pageSize } = next;
      writeStored(key, { columns, density, pageSize });
    },
    [key, setState],
  );
  return [state, change];
}
