import { type AnyOperation, ApiError } from '@garment-mes/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '#app/api.tsx';
import { t } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { bodyOf } from '#screens/form/form-body.ts';
import type { Form } from '#screens/form/form-definition.ts';
import type { CheckedSheet, RefusedRow } from './checked-sheet.ts';
import type { RecordRow } from './record-sheet.ts';

/** Outcome of a sheet of records. */
export interface Imported {
  readonly okNum: number;
  /** In the order of the sheet. */
  readonly refused: readonly RefusedRow<RecordRow>[];
}

/** Answers about the one row; after any other nothing more is sent. */
const OF_THE_ROW: ReadonlySet<string> = new Set([
  'invalid',
  'business',
  'locked',
  'stale',
  'conflict',
  'too-large',
]);

/** Makes a record of each row without a fault, one after the other, and reports which were refused. */
export function useRecordImport(form: Form) {
  const { client } = useWorkbench();
  const queries = useQueryClient();
  const [sent, setSent] = useState<number>();
  const [imported, setImported] = useState<Imported>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  async function send({ rows }: CheckedSheet<RecordRow>): Promise<void> {
    if (stop.current && !stop.current.signal.aborted) return;
    const control = new AbortController();
    stop.current = control;
    const { signal } = control;
    const refused: RefusedRow<RecordRow>[] = [];
    let okNum = 0;
    let ended: string | undefined;
    setSent(0);
    for (const row of rows) {
      const reason =
        faultsOf(row) ??
        (signal.aborted ? t('已停止，未发送') : ended) ??
        (await refusalOf(client, form, row).then((refusal) => {
          if (refusal?.ends) ended = refusal.text;
          return refusal?.text;
        }));
      if (reason === undefined) okNum += 1;
      else refused.push({ row, reason });
      setSent(okNum + refused.length);
    }
    setSent(undefined);
    setImported({ okNum, refused });
    await queries.invalidateQueries();
  }
  return { send, sent, imported, stop: () => stop.current?.abort() };
}

const faultsOf = ({ faults }: RecordRow): string | undefined =>
  faults.size === 0 ? undefined : [...faults.values()].join(t('；'));

async function refusalOf(
  client: Parameters<AnyOperation>[0],
  form: Form,
  { values }: RecordRow,
): Promise<{ readonly text: string; readonly ends: boolean } | undefined> {
  try {
    await form.save(client, { body: bodyOf(form, values) } as never);
    return undefined;
  } catch (error) {
    const ends = !(error instanceof ApiError && OF_THE_ROW.has(error.kind));
    return { text: failureText(error), ends };
  }
}
