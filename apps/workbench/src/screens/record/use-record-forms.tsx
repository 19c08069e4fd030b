import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { useTabState } from '#app/tab/tab-scope.tsx';
import type { FormValues } from '#screens/form/form-definition.ts';
import { useGranted } from '#screens/list/actions/use-list-actions.tsx';
import { CopyFrom } from './copy-from.tsx';
import { KeptInputs } from './kept-inputs.tsx';
import type { RecordOf } from './record-definition.ts';
import { type LeaveFirst, RecordDrawer, RecordLine, RecordPage } from './record-form.tsx';
import { isRow, rowId, useRecordEditing } from './use-record-editing.ts';

const RecordImport = lazy(() => import('#screens/sheet/record-import.tsx'));

/** The forms of a record, for whatever shows its rows. */
interface RecordForms<Row> {
  /** The row that is changed; a new one has none. */
  readonly edited: Row | undefined;
  /** Takes an action that opens a form into its hands by `true`. */
  readonly take: (name: string, rows: readonly Row[]) => boolean;
  /** What was left unsaved, to be taken up. */
  readonly kept: ReactNode;
  /** The form in a line of the table. */
  readonly line: ReactNode;
  /** The form on a page, in the place of the rows. */
  readonly page: ReactNode;
  /** The form beside the rows, and the import. */
  readonly beside: ReactNode;
}

/** Opens and closes the forms of a record and draws them where its definition says. */
export function useRecordForms<Row extends object>(
  record: RecordOf<Row>,
  onSaved?: (row: Row) => void,
): RecordForms<Row> {
  const state = useRecordEditing(record);
  const { editing, close, readAgain } = state;
  const leaveFirst = useRef<LeaveFirst>(undefined);
  const keepOpener = useFocusBack(editing !== undefined);
  const [importing, setImporting] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const saved: typeof state.saved = (data, later) => {
    state.saved(data, later);
    if (isRow<Row>(data)) onSaved?.(data);
  };
  const shown = editing && { record, editing, close, saved, readAgain, leaveFirst };
  const key = editing?.row ? rowId(editing.row) : 'new';
  const drawn = (Form: typeof RecordDrawer<Row>, edit: RecordOf<Row>['edit']): ReactNode =>
    shown && record.edit === edit && <Form key={key} {...shown} />;

  /** Opens a form; what is typed into another record is saved or left first. */
  function show(open: () => void) {
    keepOpener();
    if (leaveFirst.current) leaveFirst.current(open);
    else open();
  }

  function take(name: string, [row]: readonly Row[]): boolean {
    if (name === 'import') {
      setImporting(true);
      return true;
    }
    if (name === 'copyFrom') {
      setChoosing(true);
      return true;
    }
    if (name === 'create' || name === 'scan') show(() => state.create());
    else if (name === 'copy' && row) show(() => state.copy(row));
    else if (name === 'begin' && row) show(() => state.create(record.begins?.(row)));
    else if (name === 'edit' && row) show(() => void state.edit(row));
    else return false;
    return true;
  }

  useOpenedByAddress(record, (given) => show(() => state.create(given)));

  return {
    edited: editing?.row,
    take,
    kept: <KeptInputs inputs={state.kept} onTake={state.takeUp} onDrop={state.drop} />,
    line: drawn(RecordLine, 'row'),
    page: drawn(RecordPage, 'page'),
    beside: (
      <>
        {drawn(RecordDrawer, 'drawer')}
        {choosing && (
          <CopyFrom
            record={record}
            onChoose={(row) => show(() => state.copy(row))}
            onClose={() => setChoosing(false)}
          />
        )}
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
    ),
  };
}

/** A link that names a field of a new record begins one with it, for those who may make one. */
function useOpenedByAddress<Row>(
  { create, opens = [], list }: RecordOf<Row>,
  open: (given: FormValues) => void,
): void {
  const granted = useGranted();
  const address = useSearch();
  const [followed, setFollowed] = useTabState(`opened:${list.operation.id}`, '');
  const follow = useEffectEvent(() => {
    if (followed === address) return;
    setFollowed(address);
    const asked = new URLSearchParams(address);
    const given = opens.flatMap((name) => (asked.get(name) ? [[name, asked.get(name)]] : []));
    if (given.length > 0 && create && granted({ operation: create }))
      open(Object.fromEntries(given));
  });
  useEffect(() => follow(), [address]);
}

/**
 * Puts the focus back where a form was opened from when it goes and nothing else took the focus.
 *
 * @returns to be called when somebody opens it
 */
function useFocusBack(isOpen: boolean): () => void {
  const opener = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    const closed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!closed) return;
    // Behind the dialog that asked whether to leave, which looks for a place of its own.
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      if (opener.current instanceof HTMLElement) opener.current.focus();
    });
  }, [isOpen]);
  return () => {
    opener.current = document.activeElement;
  };
}
