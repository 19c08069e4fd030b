import { ConfirmDialog } from '@garment-mes/ui';
import { useState } from 'react';
import { useText } from '#app/i18n.ts';
import { fieldOf } from '#screens/fields/labels.ts';
import { entriesOf, isAsked } from '#screens/form/form-body.ts';
import type { FormValues } from '#screens/form/form-definition.ts';
import { EntryField } from '#screens/form/form-fields.tsx';
import styles from './ask-dialog.module.css';
import type { NamedAction, Rows } from './list-definition.ts';

interface AskDialogProps<Row> {
  readonly action: NamedAction<Row>;
  readonly rows: readonly Row[];
  readonly onConfirm: (asked: FormValues) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the fields an action needs: a reason, a quantity. Waits for the answer and shows a refusal. */
export function AskDialog<Row>({ action, rows, onConfirm, onClose }: AskDialogProps<Row>) {
  const t = useText();
  const [values, setValues] = useState<FormValues>({});
  const { ask = [], asked: fields = {}, label, danger, confirm } = action;
  const entries = entriesOf(ask).filter((entry) => isAsked(entry, values));
  const isMissing = entries.some(
    ({ field }) =>
      fieldOf(fields, field).required === true && String(values[field] ?? '').trim() === '',
  );
  return (
    <ConfirmDialog
      open
      title={confirm?.(rows as Rows<Row>) ?? t(label)}
      confirmLabel={t(label)}
      danger={danger}
      confirmDisabled={isMissing}
      onOpenChange={(open) => !open && onClose()}
      onConfirm={() => onConfirm(values)}
    >
      <div className={styles.fields}>
        {entries.map((entry) => (
          <EntryField
            key={entry.field}
            fields={fields}
            entry={entry}
            values={values}
            onChange={(value) => setValues((now) => ({ ...now, [entry.field]: value }))}
          />
        ))}
      </div>
    </ConfirmDialog>
  );
}
