import {
  DataTable,
  Drawer,
  EmptyState,
  ErrorState,
  Skeleton,
  useLocalRows,
  useTableState,
} from '@garment-mes/ui';
import { useMemo, useState } from 'react';
import { failureText, useOperation } from '#app/api.tsx';
import { currentLanguage, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { useActionsColumn } from '#screens/list/actions/actions-column.tsx';
import { BatchButtons } from '#screens/list/actions/batch-buttons.tsx';
import { useActions, useGranted } from '#screens/list/actions/use-list-actions.tsx';
import { LeftOut } from '#screens/list/left-out.tsx';
import { listColumns } from '#screens/list/list-columns.tsx';
import { actionsOn, type NamedAction } from '#screens/list/list-definition.ts';
import { listQuery, noSearch } from '#screens/list/list-state.ts';
import { type ReportPage, totalsOf } from './report-columns.tsx';
import type { Asked, Drill, DrillList } from './report-definition.ts';
import styles from './report-screen.module.css';

/** Most rows shown behind a figure; a note says how many more there are. */
const SHOWN = 500;
/** Rows from which the table takes the height of the drawer and scrolls by itself. */
const TALL = 12;

interface DrillDrawerProps<Row> {
  readonly drill: Drill<Row>;
  readonly row: Row;
  /** What the report was asked, and for which of its columns. */
  readonly asked: Asked;
  readonly onClose: () => void;
}

/** What stands behind a row or a figure of a report. */
export function DrillDrawer<Row>({ drill, row, asked, onClose }: DrillDrawerProps<Row>) {
  const { Panel, below, title, size = 960 } = drill;
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const { start, dialogs } = useActions<object>({
    onDone: (refused) => choose(refused),
    ...(below ? { nameOf: below.list.nameOf } : {}),
  });
  return (
    <>
      <Drawer
        open
        size={size}
        onOpenChange={(open) => !open && onClose()}
        title={title(row, asked)}
      >
        {Panel && <Panel row={row} asked={asked} />}
        {below && <Below label={drill.label} {...{ below, row, asked, start, chosen, choose }} />}
      </Drawer>
      {dialogs}
    </>
  );
}

interface BelowProps<Row> extends Pick<DrillDrawerProps<Row>, 'row' | 'asked'> {
  readonly label: string;
  readonly below: DrillList<Row>;
  readonly start: (action: NamedAction<object>, rows: readonly object[]) => void;
  readonly chosen: ReadonlySet<string>;
  readonly choose: (ids: ReadonlySet<string>) => void;
}

/** The first rows of the list behind, with the totals of all of them. */
function Below<Row>(props: BelowProps<Row>) {
  const t = useText();
  const { can } = useWorkbench();
  const granted = useGranted();
  const { label, below, row, asked, start, chosen, choose } = props;
  const { list, rowId, live } = below;
  const batch = actionsOn(list, 'rows').filter(granted);
  const [state, setState] = useTableState({ density: 'small', sort: sortOf(list.order) });
  const { data, error, refetch } = useOperation(
    list.operation,
    {
      query: {
        ...listQuery(list.fields, { ...state, sort: sortOf(list.order) }, noSearch),
        ...below.query(row, asked),
        ...{ pageNum: 1, pageSize: SHOWN },
      },
    } as never,
    { live: live?.(row) },
  );
  const page = data as ReportPage | undefined;
  const rows = page?.list ?? NONE;
  const language = currentLanguage();
  const totals = Object.keys(page?.sum ?? {}).join();
  const actions = useActionsColumn(list, start);
  const columns = useMemo(() => {
    const left = below.without(row);
    const fields = listColumns(list.fields, list.columns, can)
      .filter(({ id }) => !left.includes(id))
      .map(({ filterOptions: _, ...column }) => ({
        ...column,
        hidden: false,
        sum: totals.split(',').includes(column.id),
      }));
    return actions ? [...fields, actions] : fields;
  }, [actions, below, can, language, list, row, totals]);
  const own = { ...state, page: 1, pageSize: rows.length || 1 };
  const local = useLocalRows(rows, columns, own);
  if (error) return <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>;
  if (page === undefined) return <Skeleton lines={6} />;
  if (rows.length === 0) return <EmptyState />;
  return (
    <>
      <LeftOut total={page.total} shown={rows.length} />
      <DataTable<object>
        label={t(label)}
        columns={columns}
        rows={local.rows}
        rowId={rowId}
        state={state}
        onStateChange={setState}
        paging={false}
        height={rows.length > TALL ? 'fill' : 'content'}
        {...(batch.length > 0 ? { selectedIds: chosen, onSelectedIdsChange: choose } : {})}
        {...(page.sum ? { sums: totalsOf({ list }, page, []) } : {})}
      />
      {batch.length > 0 && (
        <div className={styles.batch}>
          <BatchButtons
            actions={batch}
            chosen={rows.filter((each) => chosen.has(rowId(each)))}
            start={start}
          />
        </div>
      )}
    </>
  );
}

const NONE: readonly object[] = [];

/** `scanDate desc` as a table keeps it. */
function sortOf(order: string | undefined) {
  const [column, direction] = order?.split(' ') ?? [];
  if (column === undefined) return undefined;
  return { column, direction: direction === 'desc' ? 'desc' : 'asc' } as const;
}
