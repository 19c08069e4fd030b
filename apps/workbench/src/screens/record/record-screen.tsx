import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { ListScreen } from '#screens/list/list-screen.tsx';
import { KeptInputs } from './kept-inputs.tsx';
import type { RecordOf } from './record-definition.ts';
import { type LeaveFirst, RecordDrawer, RecordLine, RecordPage } from './record-form.tsx';
import { rowId, useRecordEditing } from './use-record-editing.ts';

const RecordImport = lazy(() => import('#screens/sheet/record-import.tsx'));

interface RecordScreenProps<Row extends object> {
  readonly record: RecordOf<Row>;
  /** Filters of the screen's own, among the others. */
  readonly filters?: ReactNode;
  /** Further buttons beside the actions of the definition. */
  readonly toolbar?: ReactNode;
  /** Drawn below a row that is opened with its arrow. */
  readonly aside?: (row: Row) => ReactNode;
}

type Openers = Readonly<Record<string, (() => void) | undefined>>;

const openers = <Row extends object>(
  { create, edit, copy }: ReturnType<typeof useRecordEditing<Row>>,
  row: Row | undefined,
): Openers => ({
  create,
  ...(row === undefined ? {} : { edit: () => edit(row), copy: () => copy(row) }),
});

/** A plain record as a whole: its list, its form in the table or in a drawer, and what is done with its rows. */
export function RecordScreen<Row extends object>(props: RecordScreenProps<Row>) {
  const { record, filters, toolbar, aside } = props;
  const state = useRecordEditing(record);
  const { editing, close, readAgain } = state;
  const isLine = record.edit === 'row';

  const leaveFirst = useRef<LeaveFirst>(undefined);
  const shown = editing && { record, editing, close, readAgain, leaveFirst };
  const [importing, setImporting] = useState(false);
  const key = editing?.row ? rowId(editing.row) : 'new';
  if (shown && record.edit === 'page') return <RecordPage key={key} {...shown} />;
  const line = shown && isLine && <RecordLine key={key} {...shown} />;

  return (
    <>
      <ListScreen
        list={record.list}
        {...{ filters, toolbar, ...(aside ? { aside } : {}) }}
        onAction={(name, [row]) => {
          if (name === 'import') {
            setImporting(true);
            return true;
          }
          const open = openers(state, row)[name];
          if (open === undefined) return false;
          // What is typed into another record is saved or left first.
          if (leaveFirst.current) leaveFirst.current(open);
          else open();
          return true;
        }}
        above={
          <>
            <KeptInputs inputs={state.kept} onTake={state.takeUp} onDrop={state.drop} />
            {line && editing.row === undefined && line}
          </>
        }
        below={line && editing.row ? { id: key, draw: () => line } : undefined}
      />
      {shown && !isLine && <RecordDrawer key={key} {...shown} />}
      {importing && record.form && record.create && (
        <Suspense>
          <RecordImport
            form={{ ...record.form, save: record.create }}
            initial={record.initial}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      )}
    </>
  );
}
