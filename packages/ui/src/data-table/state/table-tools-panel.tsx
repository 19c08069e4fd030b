import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../button/button.tsx';
import { errorText } from '../../error-text.ts';
import { exportRows, saveFile } from '../../table-export/export-rows.ts';
import { fileName } from '../../table-export/file-name.ts';
import { printDocument, printHtml } from '../../table-export/print-rows.ts';
import type { SheetKind } from '../../table-export/write-sheet.ts';
import { useLabels, useLetterhead, useNow } from '../../ui-provider/ui-context.ts';
import type { DataColumn } from '../columns/data-column.ts';
import type { DataTableProps, PaperRows } from '../data-table-props.ts';
import type { TableViews } from './kept-table.ts';
import type { DataTableState } from './table-state.ts';
import styles from './table-tools.module.css';

interface TableToolsPanelProps<Row> {
  readonly table: DataTableProps<Row>;
  /** The columns shown, in their order. */
  readonly shown: readonly DataColumn<Row>[];
  readonly onStateChange: (state: DataTableState) => void;
  readonly onFind: () => void;
  readonly onClose: () => void;
}

const SHEETS: readonly SheetKind[] = ['xlsx', 'xls'];

/** What the panel of the tools offers: find, group, keep a view, print, export. */
export function TableToolsPanel<Row>({
  table,
  shown,
  onStateChange,
  onFind,
  onClose,
}: TableToolsPanelProps<Row>) {
  const labels = useLabels();
  const now = useNow();
  const { company, by } = useLetterhead();
  const { state, views, title = table.label, days } = table;
  const [share, setShare] = useState<number>();
  const [fault, setFault] = useState<string>();
  const running = useRef<AbortController | undefined>(undefined);

  const loadRows = async (signal: AbortSignal): Promise<PaperRows<Row>> => ({
    rows: (await table.loadAll?.(signal)) ?? table.rows,
  });
  /** Runs something long with all rows; what it cannot do is said in the panel. */
  async function withRows(
    work: (found: PaperRows<Row>, signal: AbortSignal) => Promise<void>,
    load = loadRows,
  ) {
    const stop = new AbortController();
    running.current = stop;
    setFault(undefined);
    setShare(0);
    try {
      const found = await load(stop.signal);
      stop.signal.throwIfAborted();
      await work(found, stop.signal);
      onClose();
    } catch (error) {
      if (!stop.signal.aborted) setFault(errorText(error, labels.failed));
    } finally {
      setShare(undefined);
    }
  }
  const nameOf = (moment: string) => fileName(title, company, days, moment.slice(0, 10));
  const exportTo = (kind: SheetKind) =>
    withRows(async ({ rows }, signal) => {
      const file = await exportRows({
        columns: shown,
        rows,
        kind,
        sheetName: title,
        signal,
        onProgress: setShare,
      });
      saveFile(file, `${nameOf(now())}.${kind}`);
    });
  const print = () =>
    withRows(({ rows, sums }) => {
      const at = now();
      const note = [days, labels.printedAt(at), by].filter(Boolean).join(' · ');
      const name = nameOf(at);
      const totals = sums && { label: labels.sum, sums };
      return printHtml(printDocument({ name, company, title, note, columns: shown, rows, totals }));
    }, table.loadPaper);

  return (
    <>
      {share === undefined ? (
        <>
          <Button
            size="small"
            variant="plain"
            onClick={() => {
              onClose();
              onFind();
            }}
          >
            {labels.findInTable}
          </Button>
          {table.exportable !== false &&
            SHEETS.map((kind) => (
              <Button key={kind} size="small" variant="plain" onClick={() => exportTo(kind)}>
                {labels.exportTo(kind)}
              </Button>
            ))}
          <Button size="small" variant="plain" onClick={print}>
            {labels.print}
          </Button>
          <GroupChoice columns={table.columns} state={state} onStateChange={onStateChange} />
          {views !== undefined && (
            <ViewList views={views} state={state} onStateChange={onStateChange} />
          )}
        </>
      ) : (
        <Progress share={share} onCancel={() => running.current?.abort()} />
      )}
      {fault !== undefined && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </>
  );
}

/** How far the rows are read and written. */
function Progress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const labels = useLabels();
  return (
    <div className={styles.line}>
      <progress aria-label={labels.exportName} value={share} max={1} className={styles.bar} />
      <Button size="small" onClick={onCancel}>
        {labels.cancel}
      </Button>
    </div>
  );
}

interface GroupChoiceProps<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly state: DataTableState;
  readonly onStateChange: (state: DataTableState) => void;
}

/** By which column the rows stand together. */
function GroupChoice<Row>({ columns, state, onStateChange }: GroupChoiceProps<Row>) {
  const labels = useLabels();
  return (
    <label className={styles.line}>
      {labels.groupBy}
      <select
        className={styles.field}
        value={state.groupBy ?? ''}
        onChange={({ target }) =>
          onStateChange({ ...state, groupBy: target.value === '' ? undefined : target.value })
        }
      >
        <option value="">{labels.noGroup}</option>
        {columns.flatMap(({ id, header, fixed }) =>
          fixed
            ? []
            : [
                <option key={id} value={id}>
                  {header}
                </option>,
              ],
        )}
      </select>
    </label>
  );
}

function ViewList({
  views,
  state,
  onStateChange,
}: {
  views: TableViews;
  state: DataTableState;
  onStateChange: (state: DataTableState) => void;
}) {
  const labels = useLabels();
  const [name, setName] = useState('');

  function save(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return;
    views.save(name.trim(), state);
    setName('');
  }
  return (
    <fieldset aria-label={labels.views} className={styles.views}>
      {views.names.map((view) => (
        <div key={view} className={styles.line}>
          <Button
            size="small"
            variant="plain"
            onClick={() => {
              const kept = views.load(view);
              if (kept !== undefined) onStateChange({ ...kept, page: 1 });
            }}
          >
            {view}
          </Button>
          <Button
            size="small"
            variant="plain"
            aria-label={labels.removeView(view)}
            onClick={() => views.remove(view)}
          >
            ×
          </Button>
        </div>
      ))}
      <form className={styles.line} onSubmit={save}>
        <input
          aria-label={labels.viewName}
          placeholder={labels.viewName}
          data-typing=""
          className={styles.field}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button size="small" type="submit">
          {labels.saveView}
        </Button>
      </form>
    </fieldset>
  );
}
