import { toast } from '@garment-mes/ui';
import { useEffect, useEffectEvent } from 'react';
import { useSearch } from 'wouter';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import type { List } from '../list-definition.ts';

/** Opens the panels of the row that an address names by `?id=`, once, whatever the list shows. */
export function useAskedRow<Row extends object>(list: List<Row>, look: (row: Row) => void): void {
  const t = useText();
  const asked = new URLSearchParams(useSearch()).get('id') ?? '';
  const [followed, follow] = useTabState(`asked:${list.operation.id}`, '');
  const isNew = list.detail !== undefined && asked !== '' && asked !== followed;
  const query = { ...list.query, pageNum: 1, pageSize: 1, filter: { id: [asked] } };
  const { data } = useOperation(list.operation, { query } as never, { enabled: isNew });
  const found = useEffectEvent((rows: readonly Row[]) => {
    const [row] = rows;
    follow(asked);
    if (row) look(row);
    else toast.error(t('记录不存在，或你没有权限查看'));
  });
  const rows = isNew ? (data as { readonly list: readonly Row[] } | undefined)?.list : undefined;
  useEffect(() => {
    if (rows) found(rows);
  }, [rows]);
}
