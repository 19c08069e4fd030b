import { type ComponentType, type ReactNode, useMemo } from 'react';
import { type InsteadProps, ListScreen } from '#screens/list/list-screen.tsx';
import { useSide } from '#screens/list/use-side.tsx';
import type { RecordOf } from './record-definition.ts';
import styles from './record-screen.module.css';
import { rowId } from './use-record-editing.ts';
import { useRecordForms } from './use-record-forms.tsx';

interface RecordScreenProps<Row extends object> {
  readonly record: RecordOf<Row>;
  /** Filters of the screen's own, among the others. */
  readonly filters?: ReactNode;
  /** Further buttons beside the actions of the definition. */
  readonly toolbar?: ReactNode;
  /** Drawn below a row that is opened with its arrow. */
  readonly aside?: (row: Row) => ReactNode;
  /** Stands between filters and table. */
  readonly above?: ReactNode;
  /** Stands before the filters, such as the choice of a view. */
  readonly lead?: ReactNode;
  /** Takes an action into the screen's own hands by `true`, such as one that opens a page of its own. */
  readonly onAction?: (name: string, rows: readonly Row[]) => boolean;
  /** Drawn in the place of the list, which keeps its place behind it. */
  readonly page?: ReactNode;
  /** Draws what the list finds in another way than a table. */
  readonly Instead?: ComponentType<InsteadProps<Row>> | undefined;
  /** A form was saved: the record as the service has it now. */
  readonly onSaved?: (row: Row) => void;
}

/** A plain record as a whole: its list, its form in the table, in a drawer or on a page, and what is done with its rows. */
export function RecordScreen<Row extends object>(props: RecordScreenProps<Row>) {
  const { record } = props;
  const { list, chosen, around } = useSide(record.list);
  const shown = useMemo(
    () => ({ ...record, list, initial: { ...record.initial, ...chosen } }),
    [record, list, chosen],
  );
  return around(<PlainRecord {...props} record={shown} />);
}

function PlainRecord<Row extends object>(props: RecordScreenProps<Row>) {
  const { record, filters, toolbar, aside, above, lead, Instead, onSaved } = props;
  const { edited, take, kept, line, beside, ...forms } = useRecordForms(record, onSaved);
  const page = props.page || forms.page;
  return (
    <>
      {/* The list keeps its place behind a page, and the word that opened it the focus. */}
      <div className={styles.behind} hidden={Boolean(page)}>
        <ListScreen
          list={record.list}
          {...{ filters, toolbar, lead, Instead, ...(aside ? { aside } : {}) }}
          onAction={(name, rows) => take(name, rows) || (props.onAction?.(name, rows) ?? false)}
          above={
            <>
              {kept}
              {above}
              {edited === undefined && line}
            </>
          }
          below={line && edited ? { id: rowId(edited), draw: () => line } : undefined}
        />
      </div>
      {page}
      {beside}
    </>
  );
}
