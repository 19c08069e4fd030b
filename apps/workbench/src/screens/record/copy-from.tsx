import { Combobox, ConfirmDialog, Field, type LoadOptions } from '@garment-mes/ui';
import { useMemo, useRef, useState } from 'react';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import { offeredRows } from '#screens/references/offered-rows.ts';
import type { RecordOf } from './record-definition.ts';
import { rowId } from './use-record-editing.ts';

interface CopyFromProps<Row> {
  readonly record: RecordOf<Row>;
  readonly onChoose: (row: Row) => void;
  readonly onClose: () => void;
}

/** Chooses the record that a new one is a copy of. */
export function CopyFrom<Row extends object>({ record, onChoose, onClose }: CopyFromProps<Row>) {
  const t = useText();
  const { client, can } = useWorkbench();
  const { list, label, nameOf } = record;
  const found = useRef(new Map<string, Row>());
  const [id, setId] = useState('');
  const search = useMemo((): LoadOptions => {
    const named = {
      ...{ operation: list.operation, fields: list.fields },
      option: (row: Row) => ({ value: rowId(row), label: nameOf(row) }),
    };
    return async (text, signal) => {
      const given = { filters: {}, query: list.query ?? {} };
      const { list: rows } = await offeredRows(
        { client, can },
        named as never,
        given,
        text,
        signal,
      );
      for (const row of rows as readonly Row[]) found.current.set(rowId(row), row);
      return (rows as readonly Row[]).map(named.option);
    };
  }, [client, can, list, nameOf]);
  const chosen = found.current.get(id);
  return (
    <ConfirmDialog
      open
      title={t('复制自')}
      confirmLabel={t('复制')}
      confirmDisabled={chosen === undefined}
      onOpenChange={(open) => !open && onClose()}
      onConfirm={() => {
        if (chosen) onChoose(chosen);
      }}
    >
      <Field label={fieldLabel(list.fields, label)} required>
        <Combobox
          value={id}
          options={search}
          valueLabel={chosen && nameOf(chosen)}
          onValueChange={setId}
        />
      </Field>
    </ConfirmDialog>
  );
}
