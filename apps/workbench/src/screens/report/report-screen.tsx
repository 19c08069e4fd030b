import { type DataColumn, DataTable, VisuallyHidden } from '@garment-mes/ui';
import type { ReactNode } from 'react';
import { useText } from '#app/i18n.ts';
import { ListToolbar } from '#screens/list/list-toolbar.tsx';
import { tableOf } from '#screens/list/table-of.ts';
import { isNarrowed } from '#screens/list/use-list.ts';
import { daysText } from './days-text.ts';
import { sumTexts } from './report-figures.ts';
import { ReportParameters } from './report-parameters.tsx';
import styles from './report-screen.module.css';
import type { ShownReport } from './use-report.ts';

interface ReportScreenProps<Row> {
  readonly shown: ShownReport<Row>;
  readonly columns: readonly DataColumn<Row>[];
  /** Totals of the screen's own columns, beside those of the service. */
  readonly sums?: Readonly<Record<string, ReactNode>>;
  /** Beside the filters: notes on the report. */
  readonly note?: ReactNode;
  readonly toolbar?: ReactNode;
  /** Between filters and table, such as charts. */
  readonly above?: ReactNode;
  /** Said where nothing was found. */
  readonly empty?: string;
  readonly onRowOpen?: (row: Row) => void;
  /** Stands in place of the table. */
  readonly children?: ReactNode;
}

/** Totals of the whole answer, where the service works any out. */
const sumOf = (page: object | undefined) =>
  (page as { readonly sum?: Readonly<Record<string, unknown>> } | undefined)?.sum;

/** What a report is asked above, its rows and totals below. */
export function ReportScreen<Row extends object>(props: ReportScreenProps<Row>) {
  const t = useText();
  const { shown, columns, sums, note, toolbar, above, empty, children } = props;
  const { report, list, control, answer, asked, ask, today } = shown;
  const { page } = answer;
  const title = t(report.title);
  const nothing = empty ?? (isNarrowed(list.fields, control) ? t('没有符合条件的记录') : undefined);
  return (
    <div className={styles.report}>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <ListToolbar
        list={list}
        control={control}
        chips={[]}
        filters={
          <>
            <ReportParameters
              parameters={report.parameters}
              asked={asked}
              onAsk={ask}
              today={today}
            />
            {note}
          </>
        }
      >
        {toolbar}
      </ListToolbar>
      {above}
      {children ?? (
        <DataTable<Row>
          label={title}
          columns={columns}
          {...tableOf(control, answer)}
          rowId={report.rowId}
          loadPaper={(signal) => answer.loadPaper(signal, (sum) => sumTexts(list.fields, sum))}
          days={daysText(report.parameters, asked)}
          sums={page.error ? undefined : { ...sumTexts(list.fields, sumOf(page.data)), ...sums }}
          {...(nothing === undefined ? {} : { empty: nothing })}
          onRowOpen={props.onRowOpen}
        />
      )}
    </div>
  );
}
