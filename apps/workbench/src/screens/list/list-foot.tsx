import { ALL_ROWS, Button } from '@garment-mes/ui';
import type { ReactNode } from 'react';
import { useText } from '#app/i18n.ts';
import styles from './list-screen.module.css';
import type { ListControl } from './use-list.ts';

/** Below a page that is drawn in another way than a table: what is chosen, what is done with it, and other pages. */
export function ListFoot(props: {
  readonly control: ListControl;
  readonly total: number;
  readonly batch: ReactNode;
}) {
  const t = useText();
  const { control, total, batch } = props;
  const { table, setTable, selected, setSelected } = control;
  const { page, pageSize } = table;
  const pages = pageSize === ALL_ROWS ? 1 : Math.max(1, Math.ceil(total / pageSize));
  const go = (next: number) => setTable({ ...table, page: next });
  return (
    <footer className={styles.foot}>
      {batch}
      {selected.size > 0 && (
        <>
          <span>{t('已选 {count} 行', { count: selected.size })}</span>
          <Button size="small" variant="plain" onClick={() => setSelected(new Set())}>
            {t('清除选择')}
          </Button>
        </>
      )}
      <span className={styles.pages}>{t('共 {count} 条', { count: total })}</span>
      <Button size="small" disabled={page <= 1} onClick={() => go(page - 1)}>
        {t('上一页')}
      </Button>
      <span>
        {page} / {pages}
      </span>
      <Button size="small" disabled={page >= pages} onClick={() => go(page + 1)}>
        {t('下一页')}
      </Button>
    </footer>
  );
}
