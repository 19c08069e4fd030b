import { type DataColumn, DataTable, useKeptTable, VisuallyHidden } from '@garment-mes/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { currentLanguage, msg, useText } from '#app/i18n.ts';
import { awaitsScreen } from '#app/routes.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { useActionsColumn } from '#screens/list/actions/actions-column.tsx';
import { BatchButtons } from '#screens/list/actions/batch-buttons.tsx';
import { useActions, useGranted } from '#screens/list/actions/use-list-actions.tsx';
import { actionsOn, type List, type NamedAction } from '#screens/list/list-definition.ts';
import { ListToolbar } from '#screens/list/list-toolbar.tsx';
import { sumTexts } from '#screens/list/sum-texts.ts';
import { tableOf } from '#screens/list/table-of.ts';
import { useKnownRows } from '#screens/list/use-known-rows.ts';
import { isNarrowed } from '#screens/list/use-list.ts';
import { daysText } from './days-text.ts';
import { DrillDrawer } from './drill-drawer.tsx';
import { answeredRights, reportColumns, totalsOf } from './report-columns.tsx';
import type { Asked, Drill, Report } from './report-definition.ts';
import { ReportParameters } from './report-parameters.tsx';
import styles from './report-screen.module.css';
import { type ShownReport, useReport } from './use-report.ts';

interface ReportParts {
  /** Beside the filters: notes on the report. */
  readonly note?: ReactNode;
  readonly toolbar?: ReactNode;
  /** `false` keeps the sheet from those without the right to it. */
  readonly mayExport?: boolean;
  /** Between filters and table, such as charts. */
  readonly above?: ReactNode;
  /** Stands in place of the table. */
  readonly children?: ReactNode;
}

/** A report, or one that its screen already asks with `useReport`. */
type ReportScreenProps<Row> = ReportParts &
  (
    | { readonly report: Report<Row>; readonly shown?: never }
    | { readonly shown: ShownReport<Row>; readonly report?: never }
  );

/** What a report is asked above, its rows and totals below, what is behind them in a drawer. */
export function ReportScreen<Row extends object>(props: ReportScreenProps<Row>) {
  const { report, shown, ...parts } = props;
  return shown ? <Shown {...parts} shown={shown} /> : <Asking {...parts} report={report} />;
}

function Asking<Row extends object>(props: ReportParts & { readonly report: Report<Row> }) {
  const { report, ...parts } = props;
  return <Shown {...parts} shown={useReport(report)} />;
}

function Shown<Row extends object>(props: ReportParts & { readonly shown: ShownReport<Row> }) {
  const t = useText();
  const { shown, note, toolbar, mayExport = true, above, children } = props;
  const { report, list, control, answer, asked, ask, today } = shown;
  const { userId } = useWorkbench();
  const { views } = useKeptTable({ table: list.operation.id, user: userId });
  const { page } = answer;
  const table = tableOf(control, answer);
  const { start, dialogs, open, batch, columns, sums } = useParts(shown);
  const known = useKnownRows(table.rows, report.rowId);
  const chosen = known.of(control.selected);
  const title = t(report.title);
  const nothing = report.empty ?? (isNarrowed(list.fields, control) && NOTHING_FITS);
  return (
    <div className={styles.report}>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <ListToolbar
        list={list}
        control={control}
        chips={[]}
        start={start}
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
          {...table}
          rowId={report.rowId}
          views={views}
          exportable={mayExport}
          loadPaper={(signal) => answer.loadPaper(signal, (sum) => sumTexts(list.fields, sum))}
          days={daysText(report.parameters, asked)}
          sums={page.error ? undefined : sums}
          {...(nothing ? { empty: t(nothing) } : {})}
          onRowOpen={open}
          {...(batch.length > 0
            ? { selectedIds: control.selected, onSelectedIdsChange: control.setSelected }
            : {})}
          footer={<BatchButtons actions={batch} chosen={chosen} start={start} />}
        />
      )}
      {dialogs}
    </div>
  );
}

const NOTHING_FITS = msg('没有符合条件的记录');
/** The action that opens what is behind a row. */
const BEHIND = 'behind';

interface Opened<Row> {
  readonly row: Row;
  readonly asked: Asked;
}

/** Columns, totals and what opens out of them. */
function useParts<Row extends object>({ report, list, control, answer, asked }: ShownReport<Row>) {
  const { can } = useWorkbench();
  const granted = useGranted();
  const [, navigate] = useLocation();
  const [opened, setOpened] = useState<Opened<Row>>();
  const { behind, to, columnsOf } = report;
  const { data } = answer.page;
  const language = currentLanguage();

  const mayOpen = behind !== undefined && granted({ operation: behind.below?.list.operation });
  const withBehind = useMemo(
    () => withAction(list, mayOpen ? behind : undefined),
    [behind, list, mayOpen],
  );
  const { start, dialogs } = useActions<Row>({
    take(name, [row]) {
      if (name !== BEHIND || row === undefined) return false;
      setOpened({ row, asked });
      return true;
    },
    onDone: () => control.setSelected(new Set()),
  });
  const actions = useActionsColumn(withBehind, start);

  // Words of heads are those of the language.
  const answered = useMemo(() => columnsOf?.(data) ?? [], [columnsOf, data, language]);
  const totals = Object.keys(data?.sum ?? {}).join();
  const rights = answeredRights(list.fields, data?.list ?? []).join();
  const columns = useMemo((): readonly DataColumn<Row>[] => {
    const seen = rights.split(',');
    const fields = reportColumns({
      ...{ report, asked, answered, totals: totals.split(',') },
      can: (key) => can(key) || seen.includes(key),
      onOpen: mayOpen
        ? (row, narrows) => setOpened({ row, asked: { ...asked, ...narrows } })
        : undefined,
    });
    return actions ? [...fields, actions] : fields;
  }, [actions, can, report, asked, answered, totals, rights, mayOpen, language]);

  function open(row: Row) {
    if (to) {
      const address = to(row);
      if (!awaitsScreen(address)) navigate(address);
    } else if (mayOpen && (behind.when?.(row) ?? true)) setOpened({ row, asked });
  }
  return {
    ...{ start, columns },
    open: to || mayOpen ? open : undefined,
    batch: actionsOn(list, 'rows').filter(granted),
    sums: totalsOf(report, data, answered),
    dialogs: (
      <>
        {dialogs}
        {opened && behind && (
          <DrillDrawer {...opened} drill={behind} onClose={() => setOpened(undefined)} />
        )}
      </>
    ),
  };
}

/** The list with a last word in each row for what is behind it, unless figures alone lead there. */
function withAction<Row>(list: List<Row>, behind: Drill<Row> | undefined): List<Row> {
  if (behind === undefined || (behind.of !== undefined && !behind.inRow)) return list;
  const { label, when } = behind;
  const action: NamedAction<Row> = { name: BEHIND, label, ...(when && { when }) };
  return { ...list, actions: [action, ...list.actions] };
}
