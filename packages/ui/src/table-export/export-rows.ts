import type { DataColumn } from '../data-table/columns/data-column.ts';
import { fitColumns } from '../data-table/columns/fit-columns.ts';
import { cellValue } from '../data-table/rows/cell-text.ts';
import type { FromWorker, ToWorker } from './export-messages.ts';
import { sheetTitle } from './file-name.ts';
import { sheetCell } from './sheet-cell.ts';
import type { SheetKind } from './write-sheet.ts';

/** Rows that cross over to the worker at once; small enough that the page stays awake. */
const BATCH = 500;
/** Lines of the old file format; beyond it rows would be lost silently. */
const XLS_ROWS = 65_535;
const XLSX_ROWS = 1_048_575;

/** Pixels of a column nobody knows. */
const FALLBACK = 120;

/** Row actions and pictures say nothing in a file or on paper. */
export const saysWords = <Row>({ fixed, picture }: DataColumn<Row>): boolean => !fixed && !picture;

const TYPES: Readonly<Record<SheetKind, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
};

/** Of a worker this much is used. */
export interface SheetWorker {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToWorker): void;
  terminate(): void;
}

export const startSheetWorker = (): SheetWorker =>
  new Worker(new URL('../table-export/export-worker.ts', import.meta.url), { type: 'module' });

/**
 * Writes rows as they are seen into the file of a spreadsheet, in a worker.
 * @param columns the columns shown, in their order
 * @param onProgress called with a share of 0 to 1
 * @throws DOMException `AbortError` when the signal aborts; RangeError when the format holds fewer
 *   rows; Error when the worker fails
 */
export async function exportRows<Row>({
  columns,
  rows,
  kind,
  sheetName,
  signal,
  onProgress,
  startWorker = startSheetWorker,
}: {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  kind: SheetKind;
  sheetName: string;
  signal?: AbortSignal | undefined;
  onProgress?: ((share: number) => void) | undefined;
  startWorker?: (() => SheetWorker) | undefined;
}): Promise<Blob> {
  const most = kind === 'xls' ? XLS_ROWS : XLSX_ROWS;
  if (rows.length > most) throw new RangeError(`A ${kind} file holds ${most} rows.`);
  signal?.throwIfAborted();
  const written = columns.filter(saysWords);
  const fits = fitColumns(written, rows);
  const worker = startWorker();
  const stop = Promise.withResolvers<never>();
  const abort = () => stop.reject(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  worker.onerror = (event) => stop.reject(new Error(event.message || 'The export failed.'));
  const answer = (message: ToWorker): Promise<FromWorker> => {
    const answer = Promise.withResolvers<FromWorker>();
    worker.onmessage = ({ data }) => answer.resolve(data);
    worker.postMessage(message);
    return Promise.race([answer.promise, stop.promise]);
  };
  try {
    worker.postMessage({
      type: 'begin',
      sheet: {
        name: sheetTitle(sheetName),
        heads: written.map(({ header }) => header),
        widths: written.map(({ id, width = FALLBACK }) => fits.get(id)?.width ?? width),
      },
    });
    for (let from = 0; from < rows.length; from += BATCH) {
      const batch = rows
        .slice(from, from + BATCH)
        .map((row, index) =>
          written.map((column) => sheetCell(cellValue(column, row, from + index), column.kind)),
        );
      await answer({ type: 'rows', rows: batch });
      onProgress?.(Math.min(1, (from + BATCH) / rows.length) * 0.9);
    }
    const done = await answer({ type: 'end', kind });
    onProgress?.(1);
    return new Blob(done.type === 'done' ? [done.bytes] : [], { type: TYPES[kind] });
  } finally {
    signal?.removeEventListener('abort', abort);
    worker.terminate();
  }
}

/** Hands a file to the browser to be saved. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  const address = URL.createObjectURL(file);
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
