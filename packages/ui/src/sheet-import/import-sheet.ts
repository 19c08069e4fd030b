import { browserClock } from '../clock/clock.ts';
import type { FromReader, ToReader } from './import-messages.ts';
import type { SheetLine, SheetTexts } from './read-sheet.ts';
import { SHEET_BYTES } from './sheet-bytes.ts';
import { SheetFault } from './sheet-fault.ts';
import type { SheetEncoding } from './text-sheet.ts';

/** A file of five thousand rows takes about a second; what needs longer was made to. */
const LONGEST_MS = 30_000;

/** Of a worker this much is used. */
export interface ReadWorker {
  onmessage: ((event: MessageEvent<FromReader>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToReader, transfer: Transferable[]): void;
  terminate(): void;
}

const startReadWorker = (): ReadWorker =>
  new Worker(new URL('../sheet-import/import-worker.ts', import.meta.url), { type: 'module' });

/**
 * Reads the first sheet of a workbook, or a text file with separators, as texts, in a worker, so that the page stays
 * responsive.
 * @param mostRows rows under the heads
 * @param encoding of a text file; found out when left out
 * @throws SheetFault when it cannot be read; DOMException `AbortError` when the signal aborts
 */
export async function importSheet({
  file,
  mostRows,
  encoding,
  signal,
  startWorker = startReadWorker,
}: {
  file: Blob;
  mostRows: number;
  encoding?: SheetEncoding | undefined;
  signal?: AbortSignal | undefined;
  startWorker?: (() => ReadWorker) | undefined;
}): Promise<SheetTexts> {
  if (file.size > SHEET_BYTES) throw new SheetFault('too-large');
  const bytes = await file.arrayBuffer();
  signal?.throwIfAborted();
  const worker = startWorker();
  const over = Promise.withResolvers<SheetTexts>();
  const wait = browserClock.after(LONGEST_MS, () => over.reject(new SheetFault('too-slow')));
  const lines: SheetLine[] = [];
  let head: Omit<SheetTexts, 'lines'> = { heads: [] };
  worker.onerror = () => over.reject(new SheetFault('broken'));
  worker.onmessage = ({ data }) => {
    if (data.type === 'heads') head = { heads: data.heads, encoding: data.encoding };
    else if (data.type === 'lines') lines.push(...data.lines);
    else if (data.type === 'done') over.resolve({ ...head, lines });
    else over.reject(new SheetFault(data.code, data.rows));
  };
  const abort = () => over.reject(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  try {
    worker.postMessage({ bytes, mostRows, encoding }, [bytes]);
    return await over.promise;
  } finally {
    wait();
    signal?.removeEventListener('abort', abort);
    worker.terminate();
  }
}
