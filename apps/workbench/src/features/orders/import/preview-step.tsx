import { Alert, Switch } from '@garment-mes/ui';
import { useMemo, useState } from 'react';
import { useText } from '#app/i18n.ts';
import { leftText } from '#screens/sheet/left-lines.ts';
import styles from '#screens/sheet/sheet.module.css';
import { RowFaults, SheetRows } from '#screens/sheet/sheet-rows.tsx';
import type { CheckedSheet } from './check-sheet.ts';
import { faultyOrders } from './import-rows.ts';

/** The rows as they were read, and how many orders they are; those with faults first. */
export function PreviewStep({ sheet }: { readonly sheet: CheckedSheet }) {
  const t = useText();
  const { heads, rows, left = [] } = sheet;
  const others = leftText(left);
  const faulty = useMemo(() => rows.filter(({ faults }) => faults.size > 0), [rows]);
  const [only, setOnly] = useState(faulty.length > 0);
  const orders = new Set(rows.map(({ orderNo }) => orderNo)).size;
  const [first] = faulty;
  return (
    <>
      <div className={styles.found}>
        <span>{t('读到 {rows} 行、{orders} 单', { rows: rows.length, orders })}</span>
        {faulty.length > 0 && (
          <Switch checked={only} onCheckedChange={setOnly}>
            {t('只看有错的 {count} 行', { count: faulty.length })}
          </Switch>
        )}
      </div>
      {others !== undefined && <span className={styles.quiet}>{others}</span>}
      {first && (
        <Alert
          tone="warn"
          title={t('{count} 单有错，不会导入', { count: faultyOrders(rows).size })}
        >
          <RowFaults heads={heads} row={first} />
        </Alert>
      )}
      <SheetRows heads={heads} rows={only ? faulty : rows} />
    </>
  );
}
