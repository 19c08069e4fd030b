import { type DataColumn, DataTable, useKeptTable, VisuallyHidden } from '@garment-mes/ui';
import { type ComponentType, type ReactNode, useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import { currentLanguage, msg, t, useText } from '#app/i18n.ts';
import { awaitsScreen, fillPath } from '#app/routes.ts';
import { useTab, useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { columnFields } from '#screens/fields/labels.ts';
import { useActionsColumn } from './actions/actions-column.tsx';
import { BatchButtons } from './actions/batch-buttons.tsx';
import { useActions, useGranted } from './actions/use-list-actions.tsx';
import { useAskedRow } from './asked/use-asked-row.ts';
import { goingOf } from './ended-rows.ts';
import { listColumns } from './list-columns.tsx';
import { actionsOn, type List, type NamedAction } from './list-definition.ts';
import { ListFoot } from './list-foot.tsx';
import styles from './list-screen.module.css';
import { ListToolbar } from './list-toolbar.tsx';
import { RowDetail } from './row-detail.tsx';
import { sumTexts } from './sum-texts.ts';
import { tableOf } from './table-of.ts';
import { useKnownRows } from './use-known-rows.ts';
import { isNarrowed, type ListControl, useListControl, useListQuery } from './use-list.ts';
import { useSide } from './use-side.tsx';

/** What another view of a list is given. */
export interface InsteadProps<Row> {
  /** Reads everything the list finds. */
  readonly loadAll: (signal: AbortSignal) => Promise<readonly Row[]>;
  /** Grows with each answer of the service. */
  readonly asOf: number;
  /** The page the list is on: its rows, or why there are none. */
  readonly page: Pick<
    ReturnType<typeof tableOf<Row>>,
    'rows' | 'total' | 'loading' | 'error' | 'onRetry'
  >;
  /** Ids of the chosen rows, the same as in the table. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: ReadonlySet<string>) => void;
  /** What is done with the chosen rows, and the way to other pages, to stand below a page. */
  readonly foot: ReactNode;
  /** Why there are no rows. */
  readonly empty: string | undefined;
}

interface ListScreenProps<Row> {
  readonly list: List<Row>;
  /** Drawn below a row that is opened with its arrow. */
  readonly aside?: (row: Row) => ReactNode;
  /** Further buttons beside the actions of the definition. */
  readonly toolbar?: ReactNode;
  /** Filters of the screen's own, among the others. */
  readonly filters?: ReactNode;
  /** Enter or a double click on a row; the first link of the row when left out. */
  readonly onRowOpen?: (row: Row) => void;
  /** Takes an action into the screen's own hands, such as a dialog of its own, by `true`; `select` chooses again. */
  readonly onAction?: (
    name: string,
    rows: readonly Row[],
    select: (ids: ReadonlySet<string>) => void,
  ) => boolean;
  /** Draws what the list finds in another way than a table, under the same chips and filters. */
  readonly Instead?: ComponentType<InsteadProps<Row>> | undefined;
  /** `false` for people who may not take the rows away in a file. */
  readonly mayExport?: boolean;
  /** Drawn next to the table out of the chosen rows, such as the papers that will be printed. */
  readonly beside?: (chosen: readonly Row[]) => ReactNode;
  /** Stands between filters and table. */
  readonly above?: ReactNode;
  /** Stands before the filters, such as the choice of a view. */
  readonly lead?: ReactNode;
  /** Drawn below the row of this id. */
  readonly below?: { readonly id: string; readonly draw: () => ReactNode } | undefined;
}

/** Where the first column that leads to a screen leads. */
const firstLink = <Row,>({ columns, fields }: List<Row>): string | undefined =>
  (columns ?? columnFields(fields))
    .map((column) => (typeof column === 'string' ? column : 'field' in column ? column.field : ''))
    .map((name) => fields[name]?.link)
    .find((address) => address !== undefined && !awaitsScreen(address));

const rowId = (row: object): string => String((row as { readonly id?: unknown }).id);

/** The word of a row that opens its panels; it calls nothing. */
const LOOK = { name: 'detail', label: msg('详情') };

const withLook = <Row,>(list: List<Row>): List<Row> =>
  list.detail ? { ...list, actions: [LOOK, ...list.actions] } : list;

/** Without switches that tell about a field the person may not see. */
const withoutHidden = <Row,>(list: List<Row>, can: (key: string) => boolean): List<Row> => {
  const { quickFilters, fields } = list;
  if (quickFilters === undefined) return list;
  const isHidden = (filter: (typeof quickFilters)[number]) => {
    const about = typeof filter === 'object' ? filter.about : undefined;
    const right = about === undefined ? undefined : fields[about]?.permission;
    return right !== undefined && !can(right);
  };
  return { ...list, quickFilters: quickFilters.filter((filter) => !isHidden(filter)) };
};

/** A whole list: its tree, tabs, chips, filters, actions, the table, sums, selection and paging. */
export function ListScreen<Row extends object>(props: ListScreenProps<Row>) {
  const { list, around } = useSide(props.list);
  return around(<PlainList {...props} list={list} />);
}

function PlainList<Row extends object>(props: ListScreenProps<Row>) {
  const { aside, toolbar, filters, onAction, mayExport, Instead, above, below, lead, beside } =
    props;
  const { userId, can } = useWorkbench();
  const list = useMemo(() => withLook(withoutHidden(props.list, can)), [props.list, can]);
  const [, navigate] = useLocation();
  const link = useMemo(() => firstLink(list), [list]);
  const [looked, look] = useTabState<Row | undefined>(`detail:${list.operation.id}`, undefined);
  useAskedRow(list, look);
  const onRowOpen =
    props.onRowOpen ??
    (list.detail && look) ??
    (link && ((row: Row) => navigate(fillPath(link, row as Readonly<Record<string, unknown>>))));
  const t = useText();
  const { views } = useKeptTable({ table: list.operation.id, user: userId });
  const { title } = useTab();
  const granted = useGranted();
  const control = useListControl(list);
  const going = useMemo(() => goingOf(list), [list]);
  const answer = useListQuery(list, control, going);
  const { page, chips, tabCounts } = answer;
  useEffect(() => {
    if (tabCounts) control.tellCounts(tabCounts);
  });
  const table = tableOf(control, answer);
  const known = useKnownRows(table.rows, rowId);
  const { start, dialogs } = useActions<Row>({
    take(name, rows) {
      if (list.detail && name === LOOK.name) {
        look(rows[0]);
        return true;
      }
      return onAction?.(name, rows, control.setSelected) ?? false;
    },
    onDone: control.setSelected,
    nameOf: list.nameOf,
  });
  const columns = useShownColumns(list, start);

  // Of no rows there is no total.
  const sum = page.data && page.data.total > 0 ? page.data.sum : undefined;
  const sums = useMemo(() => sum && sumTexts(list.fields, sum), [sum, list.fields]);

  const batchActions = actionsOn(list, 'rows').filter(granted);
  const chosen = known.of(control.selected);
  const batch = <BatchButtons actions={batchActions} chosen={chosen} start={start} />;

  return (
    <div className={styles.list}>
      <VisuallyHidden as="h1">{t(title)}</VisuallyHidden>
      <ListToolbar
        list={list}
        control={control}
        chips={chips}
        tabCounts={tabCounts}
        start={start}
        filters={filters}
        lead={lead}
        canEnd={going !== undefined}
      >
        {toolbar}
      </ListToolbar>
      {above}
      <Halves beside={beside?.(chosen)}>
        {Instead ? (
          <OtherView {...{ list, control, answer, batch, Instead }} />
        ) : (
          <DataTable<Row>
            label={t('列表')}
            columns={columns}
            {...table}
            rowId={rowId}
            empty={emptyText(list, control, answer.isUnended)}
            views={views}
            loadPaper={(signal) => answer.loadPaper(signal, (sum) => sumTexts(list.fields, sum))}
            exportable={mayExport}
            title={t(title)}
            {...(sums ? { sums } : {})}
            {...(aside ? { renderDetail: aside } : {})}
            {...(below ? { openRow: below } : {})}
            {...(onRowOpen ? { onRowOpen } : {})}
            {...(batchActions.length > 0 || beside
              ? { selectedIds: control.selected, onSelectedIdsChange: control.setSelected }
              : {})}
            footer={batch}
          />
        )}
      </Halves>
      {dialogs}
      {looked && <RowDetail list={list} row={looked} onClose={() => look(undefined)} />}
    </div>
  );
}

/** Fields and actions of a list; headers are words of the language, so they follow it. */
function useShownColumns<Row>(
  list: List<Row>,
  start: (action: NamedAction<Row>, rows: readonly Row[]) => void,
): readonly DataColumn<Row>[] {
  const { can } = useWorkbench();
  const language = currentLanguage();
  const actions = useActionsColumn(list, start);
  return useMemo(() => {
    const fields = listColumns(list.fields, list.columns, can);
    return actions ? [...fields, actions] : fields;
  }, [actions, can, language, list]);
}

/** What the list finds in another way than a table. */
function OtherView<Row extends object>(props: {
  readonly list: List<Row>;
  readonly control: ListControl;
  readonly answer: ReturnType<typeof useListQuery<Row>>;
  readonly batch: ReactNode;
  readonly Instead: ComponentType<InsteadProps<Row>>;
}) {
  const { list, control, answer, batch, Instead } = props;
  const table = tableOf(control, answer);
  return (
    <Instead
      loadAll={answer.loadAll}
      asOf={answer.page.dataUpdatedAt}
      page={table}
      chosen={control.selected}
      onChoose={control.setSelected}
      foot={<ListFoot control={control} total={table.total} batch={batch} />}
      empty={emptyText(list, control, answer.isUnended)}
    />
  );
}

/** A table, and what stands next to it. */
function Halves(props: { readonly beside: ReactNode; readonly children: ReactNode }) {
  const { beside, children } = props;
  if (beside === undefined) return children;
  return (
    <div className={styles.halves}>
      <div className={styles.half}>{children}</div>
      <div className={styles.half}>{beside}</div>
    </div>
  );
}

/** What an empty list says: why it is empty, and how more of it is seen. */
function emptyText<Row>(
  list: List<Row>,
  control: ListControl,
  isUnended: boolean,
): string | undefined {
  if (isUnended) return t('没有进行中的记录，已结束的按“含已结束”显示');
  return isNarrowed(list.fields, control) ? t('没有符合条件的记录') : undefined;
}
