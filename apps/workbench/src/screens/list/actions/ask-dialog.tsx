import { ConfirmDialog } from '@garment-mes/ui';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { fieldOf } from '#screens/fields/labels.ts';
import { entriesOf, isAsked } from '#screens/form/form-body.ts';
import type { FormValues } from '#screens/form/form-definition.ts';
import { EntryField } from '#screens/form/form-fields.tsx';
import type { NamedAction, Rows } from '#screens/list/list-definition.ts';
import styles from './ask-dialog.module.css';

interface AskDialogProps<Row> {
  readonly action: NamedAction<Row>;
  readonly rows: readonly Row[];
  readonly onConfirm: (asked: FormValues) => Promise<void>;
  readonly onClose: () => void;
}

/** What an action asks under these values. */
const askedOf = <Row,>({ ask = [] }: NamedAction<Row>, values: FormValues) =>
  entriesOf(ask).filter((entry) => isAsked(entry, values));

/** Whether something an action needs is not filled in yet. */
export const isAskedMissing = <Row,>(action: NamedAction<Row>, values: FormValues): boolean =>
  askedOf(action, values).some(
    ({ field }) =>
      fieldOf(action.asked ?? {}, field).required === true &&
      String(values[field] ?? '').trim() === '',
  );

/** The fields an action asks for. */
export function AskedFields<Row>(props: {
  readonly action: NamedAction<Row>;
  readonly values: FormValues;
  readonly setValues: Dispatch<SetStateAction<FormValues>>;
}) {
  const { action, values, setValues } = props;
  return (
    <div className={styles.fields}>
      {askedOf(action, values).map((entry) => (
        <EntryField
          key={entry.field}
          fields={action.asked ?? {}}
          entry={entry}
          values={values}
          onChange={(value) => setValues((now) => ({ ...now, [entry.field]: value }))}
        />
      ))}
    </div>
  );
}

/** Asks for the fields an action needs: a reason, a quantity. Waits for the answer and shows a refusal. */
export function AskDialog<Row>({ action, rows, onConfirm, onClose }: AskDialogProps<Row>) {
  const t = useText();
  const { label, danger, confirm, begin } = action;
  const { today } = useWorkbench();
  const [values, setValues] = useState<FormValues>(() => ({
    ...begin?.(rows as Rows<Row>, today()),
  }));
  return (
    <ConfirmDialog
      open
      title={confirm?.(rows as Rows<Row>) ?? t(label)}
      confirmLabel={t(label)}
      danger={danger}
      confirmDisabled={isAskedMissing(action, values)}
      onOpenChange={(open) => !open && onClose()}
      onConfirm={() => onConfirm(values)}
    >
      <AskedFields {...{ action, values, setValues }} />
    </ConfirmDialog>
  );
}
