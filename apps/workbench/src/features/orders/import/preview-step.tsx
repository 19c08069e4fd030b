import {
  Alert,
  type DataColumn,
  DataTable,
  Switch,
  useLocalRows,
  useTableState,
  VisuallyHidden,
} from '@garment-mes/ui';
import { useMemo, useState } from 'react';
import { currentLanguage, useText } from '#app/i18n.ts';
import type { CheckedRow, CheckedSheet } from './check-sheet.ts';
import styles from './import.module.css';
import { faultyOrders } from './import-rows.ts';

const rowId = ({ row }: CheckedRow): string => String(row);

/** The rows as they were read, with the numbers of the spreadsheet; what is wrong stands in red. */
export function PreviewStep({ sheet }: { readonly sheet: CheckedSheet }) {
  const t = useText();
  const { heads, rows } = sheet;
  const faulty = useMemo(() => rows.filter(({ faults }) => faults.size > 0), [rows]);
  const [only, setOnly] = useState(faulty.length > 0);
  const [state, setState] = useTableState({ density: 'small', pageSize: 100 });
  const language = currentLanguage();
  const columns = useMemo(
    (): DataColumn<CheckedRow>[] => [
      {
        id: 'row',
        header: t('行号'),
        cell: ({ row }) => row,
        width: 64,
        pin: 'start',
        align: 'end',
      },
      ...heads.map(({ name, label }, index): DataColumn<CheckedRow> => {
        const text = ({ cells }: CheckedRow) => cells[index] ?? '';
        return {
          id: `c${index}`,
          header: label(),
          text,
          cell: (row) => <Cell text={text(row)} fault={row.faults.get(name)} />,
          width: 108,
        };
      }),
    ],
    [heads, language],
  );
  const shown = useLocalRows(only ? faulty : rows, columns, state);
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
      {first && (
        <Alert
          tone="warn"
          title={t('{count} 单有错，不会导入', { count: faultyOrders(rows).size })}
        >
          <FirstFault heads={heads} row={first} />
        </Alert>
      )}
      <div className={styles.rows}>
        <DataTable<CheckedRow>
          label={t('预览')}
          columns={columns}
          rows={shown.rows}
          rowId={rowId}
          total={shown.total}
          state={state}
          onStateChange={setState}
        />
      </div>
    </>
  );
}

function FirstFault({ heads, row }: Pick<CheckedSheet, 'heads'> & { readonly row: CheckedRow }) {
  const t = useText();
  const texts = Array.from(row.faults, ([name, text]) =>
    t('第{row}行 {head}：{text}', {
      row: row.row,
      head: heads.find((head) => head.name === name)?.label() ?? t(name),
      text,
    }),
  );
  return <>{texts.join(t('；'))}</>;
}

function Cell({ text, fault }: { readonly text: string; readonly fault: string | undefined }) {
  if (fault === undefined) return text;
  return (
    <span className={styles.fault} title={fault}>
      {text || '–'}
      <VisuallyHidden>{fault}</VisuallyHidden>
    </span>
  );
}
