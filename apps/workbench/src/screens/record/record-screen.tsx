import type { ReactNode } from 'react';
import { ListScreen } from '#screens/list/list-screen.tsx';
import type { RecordOf } from './record-definition.ts';
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
  /** A form was saved: the record as the service has it now. */
  readonly onSaved?: (row: Row) => void;
}

/** A plain record as a whole: its list, its form in the table or in a drawer, and what is done with its rows. */
export function RecordScreen<Row extends object>(props: RecordScreenProps<Row>) {
  const { record, filters, toolbar, aside, onSaved } = props;
  const { edited, take, kept, line, beside } = useRecordForms(record, onSaved);
  return (
    <>
      <ListScreen
        list={record.list}
        {...{ filters, toolbar, ...(aside ? { aside } : {}) }}
        onAction={take}
        above={
          <>
            {kept}
            {edited === undefined && line}
          </>
        }
        below={line && edited ? { id: rowId(edited), draw: () => line } : undefined}
      />
      {beside}
    </>
  );
}
