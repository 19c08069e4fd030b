import { failureText } from '#app/api.tsx';
import type { ListControl, useListQuery } from './use-list.ts';

/** What a `<DataTable>` is given of a list: its rows, or why there are none, and how it asks for others. */
export const tableOf = <Row>(
  { table, setTable }: ListControl,
  { page, glow, loadAll }: ReturnType<typeof useListQuery<Row>>,
) => ({
  rows: page.error ? [] : (page.data?.list ?? []),
  total: page.error ? 0 : (page.data?.total ?? 0),
  state: table,
  onStateChange: setTable,
  loading: page.isFetching,
  glowIds: glow,
  loadAll,
  error: page.error ? failureText(page.error) : undefined,
  onRetry: () => void page.refetch(),
});
