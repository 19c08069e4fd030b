import type { FromReader, ToReader } from './import-messages.ts';
import { readSheet } from './read-sheet.ts';
import { bytesFault } from './sheet-bytes.ts';
import { SheetFault } from './sheet-fault.ts';

/** Of a worker only this much is needed, and the page has no types for more. */
const scope = globalThis as unknown as {
  onmessage: (event: { data: ToReader }) => void;
  postMessage: (message: FromReader) => void;
};

/** Lines that cross over at once; small enough that the page stays awake. */
const BATCH = 500;

scope.onmessage = ({ data }) => {
  void answer(data).catch((error: unknown) => {
    const known = error instanceof SheetFault ? error : new SheetFault('broken');
    scope.postMessage({ type: 'fault', code: known.code, rows: known.rows });
  });
};

async function answer({ bytes, mostRows, encoding: wanted }: ToReader): Promise<void> {
  const fault = await bytesFault(bytes);
  if (fault !== undefined) throw new SheetFault(fault);
  const { heads, lines, encoding } = readSheet(bytes, mostRows, wanted);
  scope.postMessage({ type: 'heads', heads, encoding });
  for (let from = 0; from < lines.length; from += BATCH)
    scope.postMessage({ type: 'lines', lines: lines.slice(from, from + BATCH) });
  scope.postMessage({ type: 'done' });
}
