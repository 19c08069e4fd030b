import { expect, test, vi } from 'vitest';
import { utils, write } from 'xlsx';
import type { FromReader, ToReader } from './import-messages.ts';
import { importSheet, type ReadWorker } from './import-sheet.ts';
import { readSheet } from './read-sheet.ts';
import { bytesFault } from './sheet-bytes.ts';
import { SheetFault } from './sheet-fault.ts';

const file = (rows: readonly (readonly unknown[])[], bookType: 'xlsx' | 'biff8' = 'xlsx') => {
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet(
      rows.map((row) => [...row]),
      { dateNF: 'yyyy-mm-dd', UTC: true },
    ),
    '订单',
  );
  utils.book_append_sheet(book, utils.aoa_to_sheet([['second']]), 'other');
  return write(book, { type: 'array', bookType }) as ArrayBuffer;
};

/** Does in this thread what the worker does in its own. */
function readerHere(stuck = false): ReadWorker {
  const worker: ReadWorker = {
    onmessage: null,
    onerror: null,
    terminate: vi.fn(),
    postMessage({ bytes, mostRows }: ToReader) {
      const send = (data: FromReader) =>
        queueMicrotask(() => worker.onmessage?.({ data } as MessageEvent<FromReader>));
      if (stuck) return;
      void (async () => {
        const code = await bytesFault(bytes);
        if (code) throw new SheetFault(code);
        const { heads, lines, encoding } = readSheet(bytes, mostRows);
        send({ type: 'heads', heads, encoding });
        send({ type: 'lines', lines });
        send({ type: 'done' });
      })().catch(({ code, rows }: SheetFault) => send({ type: 'fault', code, rows }));
    },
  };
  return worker;
}

const read = (bytes: BlobPart, mostRows = 5_000) =>
  importSheet({ file: new Blob([bytes]), mostRows, startWorker: () => readerHere() });

test.each(['xlsx', 'biff8'] as const)('reads the first sheet of %s as texts', async (kind) => {
  const day = new Date(Date.UTC(2024, 2, 20));
  const bytes = file(
    [[], ['订单号', ' 交\n期 ', 'M'], ['SO1', day, 120.5], [], [' SO2 ', '2024-02-30', '12O']],
    kind,
  );
  expect(await read(bytes)).toEqual({
    heads: ['订单号', '交 期', 'M'],
    lines: [
      { row: 3, cells: ['SO1', '2024-03-20', '120.5'] },
      { row: 5, cells: ['SO2', '2024-02-30', '12O'] },
    ],
  });
});

test('takes the last value of a formula and runs nothing', async () => {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet([['订单号'], ['x']]);
  sheet.A2 = { t: 's', v: 'SO7', f: 'HYPERLINK("http://x","SO7")' };
  utils.book_append_sheet(book, sheet, '1');
  expect((await read(write(book, { type: 'array' }))).lines[0]?.cells).toEqual(['SO7']);
});

const code = (work: Promise<unknown>) =>
  work.then(
    () => 'read',
    (error: unknown) => (error instanceof SheetFault ? error.code : String(error)),
  );

test('says what is wrong with a file that is none', async () => {
  expect(await code(read('\x89PNG\r\n\x1a\n'))).toBe('not-a-sheet');
  expect(await code(read('<table><tr><td>SO1</td></tr></table>'))).toBe('not-a-sheet');
  expect(await code(read('订单号,交期'))).toBe('empty');
  expect(await code(read(''))).toBe('not-a-sheet');
  expect(await code(read(file([['订单号'], ['SO1']]).slice(0, 900)))).toBe('broken');
  expect(await code(read(file([['订单号']])))).toBe('empty');
  expect(await code(read(file([[]])))).toBe('empty');
  expect(await code(read(new Uint8Array(20 * 1024 * 1024 + 1)))).toBe('too-large');
});

test('counts the rows of a sheet that has too many', async () => {
  const rows = [['订单号'], ...Array.from({ length: 300 }, (_, index) => [`SO${index}`])];
  await expect(read(file(rows), 100)).rejects.toMatchObject({ code: 'too-many-rows', rows: 300 });
});

test('does not unpack what says it unpacks to gibibytes', async () => {
  const bytes = file([['订单号'], ['SO1']]);
  const view = new DataView(bytes);
  for (let at = 0; at < view.byteLength - 4; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 0x7fffffff, true);
  expect(await bytesFault(bytes)).toBe('too-large');
});

test('stops when aborted, and the worker with it', async () => {
  const worker = readerHere(true);
  const control = new AbortController();
  const reading = importSheet({
    file: new Blob([file([['a'], ['b']])]),
    mostRows: 10,
    signal: control.signal,
    startWorker: () => worker,
  });
  await expect.poll(() => worker.onmessage).not.toBeNull();
  control.abort();
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  expect(worker.terminate).toHaveBeenCalled();
});
