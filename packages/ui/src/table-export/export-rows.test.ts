// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { CFB, read, utils } from 'xlsx';
import type { DataColumn } from '../data-table/columns/data-column.ts';
import { readSheet } from '../sheet-import/read-sheet.ts';
import type { FromWorker, ToWorker } from './export-messages.ts';
import { exportRows, type SheetWorker } from './export-rows.ts';
import { SheetWriter } from './write-sheet.ts';

interface Order {
  readonly orderNo: string;
  readonly metres: string;
  readonly date: string;
}
const columns: readonly DataColumn<Order>[] = [
  { id: 'date', header: '交期', kind: 'date', cell: ({ date }) => date },
  { id: 'orderNo', header: '订单号', cell: ({ orderNo }) => orderNo },
  { id: 'metres', header: '米数', kind: 'number', cell: ({ metres }) => metres },
  { id: 'actions', header: '操作', fixed: true, cell: () => '修改' },
];
const orders = (count: number): Order[] =>
  Array.from({ length: count }, (_, index) => ({
    orderNo: index === 0 ? '=HYPERLINK("x")' : `SO${index}`,
    metres: '660.500',
    date: '2024-03-20',
  }));

/** Does in this thread what the worker does in its own. */
class SheetWorkerHere implements SheetWorker {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  terminate = vi.fn();
  #writer: SheetWriter | undefined;
  postMessage(message: ToWorker): void {
    if (message.type === 'begin') this.#writer = new SheetWriter(message.sheet);
    else if (message.type === 'rows') {
      this.#writer?.add(message.rows);
      this.#answer({ type: 'taken', rows: message.rows.length });
    } else if (this.#writer !== undefined) {
      const bytes = this.#writer.finish(message.kind);
      // A worker can hand over a buffer of bytes alone: a view of one is refused.
      expect(Object.prototype.toString.call(bytes)).toBe('[object ArrayBuffer]');
      this.#answer({ type: 'done', bytes });
    }
  }
  #answer(data: FromWorker): void {
    queueMicrotask(() => this.onmessage?.({ data } as MessageEvent<FromWorker>));
  }
}

test.each(['xlsx', 'xls'] as const)('writes what is seen into %s', async (kind) => {
  const shares: number[] = [];
  const file = await exportRows({
    columns,
    rows: orders(1_200),
    kind,
    sheetName: '列表',
    startWorker: () => new SheetWorkerHere(),
    onProgress: (share) => shares.push(share),
  });
  const book = read(await file.arrayBuffer(), { cellNF: true });
  expect(book.SheetNames).toEqual(['列表']);
  const sheet = book.Sheets.列表 ?? {};
  const [head, first] = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, UTC: true });
  expect(head).toEqual(['交期', '订单号', '米数']);
  expect(first).toEqual([new Date('2024-03-20T00:00:00Z'), '=HYPERLINK("x")', 660.5]);
  expect(sheet.A2).toMatchObject({ t: 'n', z: 'yyyy-mm-dd' });
  expect(sheet.B2).toMatchObject({ t: 's', z: '@' });
  expect(sheet.B2).not.toHaveProperty('f');
  expect(sheet.C1201).toMatchObject({ t: 'n', v: 660.5 });
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.length).toBeGreaterThan(3);
});

test.each(['xlsx', 'xls'] as const)(
  'what is written into %s is read back as it was',
  async (kind) => {
    const rows = ['=1+1', '-cmd', '0012', '–', '1234567890123456789'];
    const file = await exportRows({
      columns: [
        { id: 'no', header: '编号', cell: (_, at) => String(at) },
        { id: 'text', header: '备注', cell: (text) => text },
      ],
      rows,
      kind,
      sheetName: '列表',
      startWorker: () => new SheetWorkerHere(),
    });
    const { heads, lines } = readSheet(await file.arrayBuffer(), 10);
    expect(heads).toEqual(['编号', '备注']);
    expect(lines.map(({ cells }) => cells[1])).toEqual(rows.with(3, ''));
  },
);

test('the head of a sheet stays in view, filters, and its columns are as wide as what they hold', async () => {
  const file = await exportRows({
    columns: [
      { id: 'picture', header: '款图', picture: true, cell: () => 'img' },
      ...columns,
      { id: 'name', header: '名称', cell: () => '很长的一个面料名称在这里写着' },
    ],
    rows: orders(3),
    kind: 'xlsx',
    sheetName: '列表',
    startWorker: () => new SheetWorkerHere(),
  });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts = CFB.read(bytes, { type: 'array' }) as {
    readonly FileIndex: readonly { readonly name: string; readonly content: Uint8Array }[];
  };
  const sheet = parts.FileIndex.find(({ name }) => name === 'sheet1.xml');
  const text = new TextDecoder().decode(Uint8Array.from(sheet?.content ?? []));
  expect(text).toContain(
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
  );
  expect(text).toContain('<autoFilter ref="A1:D4"/>');
  expect(new DOMParser().parseFromString(text, 'text/xml').querySelector('parsererror')).toBeNull();
  const { A1, '!cols': widths = [] } = read(bytes, { cellStyles: true }).Sheets.列表 ?? {};
  expect(A1).toMatchObject({ v: '交期' });
  const [date = 0, , metres = 0, name = 0] = widths.map(({ wpx }) => wpx);
  expect(date).toBeGreaterThan(80);
  expect(metres).toBeLessThan(date);
  expect(name).toBeGreaterThan(180);
});

test('stops when aborted, and the worker with it', async () => {
  const worker = new SheetWorkerHere();
  const stop = new AbortController();
  const running = exportRows({
    columns,
    rows: orders(5_000),
    kind: 'xlsx',
    sheetName: '列表',
    signal: stop.signal,
    startWorker: () => worker,
    onProgress: () => stop.abort(),
  });
  await expect(running).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test('refuses more rows than the old format holds, before it starts', async () => {
  const startWorker = vi.fn(() => new SheetWorkerHere());
  const rows = orders(1).flatMap((row) => Array.from({ length: 65_536 }, () => row));
  await expect(
    exportRows({ columns, rows, kind: 'xls', sheetName: '列表', startWorker }),
  ).rejects.toThrow(RangeError);
  expect(startWorker).not.toHaveBeenCalled();
});
