import type { Client } from '@garment-mes/sdk';
import { toast } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText } from '#app/api.tsx';
import { useTab, useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import type { Form, FormRecord, FormValues } from '#screens/form/form-definition.ts';
import {
  forgetInput,
  formName,
  type KeptInput,
  keptInputs,
  type Typing,
} from '#screens/form/kept-input.ts';
import type { StoredValues } from '#screens/form/use-form.ts';
import type { RecordOf } from './record-definition.ts';

/** A form that is open: of a stored record, or of a new one. */
export interface Editing<Row> {
  readonly row: Row | undefined;
  /** Values the form begins with. */
  readonly initial: FormValues;
}

/** Which record is typed, and what was left unsaved. */
export function useRecordEditing<Row extends object>(record: RecordOf<Row>) {
  const workbench = useWorkbench();
  const { client } = workbench;
  const { memory } = useTab();
  const [editing, setEditing] = useTabState<Editing<Row> | undefined>(
    `editing:${record.list.operation.id}`,
    undefined,
  );
  // Kept input is stored in the browser: it is read again when some was dropped.
  const [, drawAgain] = useState(0);
  const operations = new Set([record.create?.id, record.update?.id]);
  const kept = editing ? [] : keptInputs(workbench).filter(({ form }) => operations.has(form));

  const edit = (row: Row) => setEditing({ row, initial: record.valuesOf(row) });
  /** Opens a row that lacks a part of its record once that is read. */
  async function open(row: Row): Promise<void> {
    if (record.read === undefined) return edit(row);
    try {
      const whole = await record.read(client, rowId(row));
      if (whole !== undefined) edit(whole);
    } catch (error) {
      toast.error(failureText(error));
    }
  }
  return {
    editing,
    /** Inputs of this record that were not saved, while none is typed. */
    kept,
    edit: open,
    create: (given: FormValues = {}) =>
      setEditing({ row: undefined, initial: { ...record.initial, ...given } }),
    copy(row: Row) {
      const { initial, cleared, valuesOf } = record;
      const values = Object.entries(valuesOf(row)).filter(([name]) => !cleared.includes(name));
      setEditing({ row: undefined, initial: { ...initial, ...Object.fromEntries(values) } });
    },
    /** Opens the record of an input; without it, when it is gone or may not be changed, nothing. */
    async takeUp(input: KeptInput) {
      // The form shows what the tab keeps under its name.
      const show = () => memory.set(formName(input), input.typing);
      if (input.id === 'new') {
        show();
        return setEditing({ row: undefined, initial: record.initial });
      }
      const row = await readRow(client, record, input.id);
      if (row !== undefined) {
        show();
        return edit(row);
      }
      forgetInput(workbench, input);
      drawAgain((times) => times + 1);
    },
    drop(input: KeptInput) {
      forgetInput(workbench, input);
      drawAgain((times) => times + 1);
    },
    close: () => setEditing(undefined),
    /** Goes, or stays with what was typed into a new record while it was made, which is stored by now. */
    saved(data: unknown, later?: Typing) {
      if (later === undefined || record.update === undefined || !isRow<Row>(data))
        return setEditing(undefined);
      memory.set(formName({ form: record.update.id, id: rowId(data) }), later);
      edit(data);
    },
    readAgain: async (id: string): Promise<StoredValues | undefined> => {
      const row = await readRow(client, record, id);
      return row && { values: record.valuesOf(row), version: versionOf(row) };
    },
  };
}

/** The form of what is typed, and its record as it is known now. */
export function formOf<Row extends object>(
  { form, create, update, nameOf }: RecordOf<Row>,
  row: Row | undefined,
): { readonly form: Form; readonly record: FormRecord | undefined } | undefined {
  const save = row ? update : create;
  if (form === undefined || save === undefined) return undefined;
  const stored = row && { id: rowId(row), version: versionOf(row), name: nameOf(row), row };
  return { form: { ...form, save }, record: stored };
}

export const rowId = (row: object): string => String((row as { readonly id?: unknown }).id);
const versionOf = (row: object): number => Number((row as { readonly version?: unknown }).version);

/** An answer that is the record itself. */
export const isRow = <Row extends object>(data: unknown): data is Row =>
  typeof data === 'object' && data !== null && 'id' in data && 'version' in data;

async function readRow<Row>(
  client: Client,
  { list, read }: RecordOf<Row>,
  id: string,
): Promise<Row | undefined> {
  if (read !== undefined) return read(client, id);
  const query = { ...list.query, pageNum: 1, pageSize: 1, filter: { id: [id] } };
  const page = (await list.operation(client, { query } as never)) as {
    readonly list: readonly Row[];
  };
  return page.list[0];
}
