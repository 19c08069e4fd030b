import { importOrders } from '@garment-mes/sdk/mes2';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '#app/api.tsx';
import { t } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import type { CheckedSheet } from './check-sheet.ts';
import { type ImportFault, portionsOf } from './import-rows.ts';

/** Outcome of a sheet of orders. */
interface Answer {
  readonly okNum: number;
  readonly errors: readonly ImportFault[];
}

/** Sends the orders without a fault portion by portion; what was not sent is reported like what was refused. */
export function useOrderImport() {
  const { client } = useWorkbench();
  const queries = useQueryClient();
  /** Rows that were answered; nothing while nothing is sent. */
  const [sent, setSent] = useState<number>();
  const [answer, setAnswer] = useState<Answer>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  async function send(sheet: CheckedSheet): Promise<void> {
    if (stop.current !== undefined) return;
    const control = new AbortController();
    stop.current = control;
    const errors: ImportFault[] = [];
    let okNum = 0;
    let done = 0;
    let ended: string | undefined;
    setSent(0);
    for (const rows of portionsOf(sheet)) {
      const reason = ended ?? (control.signal.aborted ? t('已停止，未发送') : undefined);
      if (reason !== undefined)
        errors.push(...rows.map(({ row }) => ({ row, field: null, text: reason })));
      else
        try {
          const found = await importOrders(client, { body: { rows: [...rows] } });
          okNum += found.okNum;
          errors.push(...found.errors);
        } catch (error) {
          ended = failureText(error);
          errors.push(...rows.map(({ row }) => ({ row, field: null, text: failureText(error) })));
        }
      done += rows.length;
      setSent(done);
    }
    stop.current = undefined;
    setSent(undefined);
    setAnswer({ okNum, errors });
    await queries.invalidateQueries();
  }
  return { send, sent, answer, stop: () => stop.current?.abort() };
}
