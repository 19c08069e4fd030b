import { type DataColumn, VisuallyHidden } from '@garment-mes/ui';
import { useMemo } from 'react';
import { currentLanguage, useText } from '#app/i18n.ts';
import type { CheckedRow, CheckedSheet } from './checked-sheet.ts';
import styles from './sheet.module.css';
import { SheetTable } from './sheet-table.tsx';

const rowId = ({ row }: CheckedRow): string => String(row);

/** Rows as they were read, with the numbers of the spreadsheet; what is wrong is red. */
export function SheetRows({ heads, rows }: Pick<CheckedSheet, 'heads' | 'rows'>) {
  const t = useText();
  const language = currentLanguage();
  const columns = useMemo(
    (): DataColumn<CheckedRow>[] => [
      {
        id: 'row',
        header: t('行号'),
        cell: ({ row }) => row,
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
        };
      }),
    ],
    [heads, language],
  );
  return <SheetTable<CheckedRow> label={t('预览')} {...{ columns, rows, rowId }} />;
}

/** Everything that is wrong with a row, in the order of the sheet. */
export function RowFaults({ heads, row }: Pick<CheckedSheet, 'heads'> & { row: CheckedRow }) {
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
