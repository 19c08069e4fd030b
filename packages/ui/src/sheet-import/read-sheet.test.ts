import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { utils, type WorkSheet, write } from 'xlsx';
import { readSheet } from './read-sheet.ts';
import { bytesFault, looksZipped } from './sheet-bytes.ts';
import { encodingOf } from './text-sheet.ts';

const MOST = 10_000;

function workbook(
  rows: readonly (readonly unknown[])[],
  change: (sheet: WorkSheet) => void = () => undefined,
  date1904 = false,
): ArrayBuffer {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  change(sheet);
  utils.book_append_sheet(book, sheet, '订单');
  book.Workbook = { WBProps: { date1904 } };
  return write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer;
}
const cellsOf = (bytes: ArrayBuffer) => readSheet(bytes, MOST).lines.map(({ cells }) => cells);
const range = (from: string) => utils.decode_range(from);

test('a block of merged cells says in each of its cells what it says', () => {
  const bytes = workbook(
    [
      ['订单号', '颜色', 'M'],
      ['SO1', '黑色', 120],
      [null, '藏青', null],
      [null, '雾蓝', null],
      ['SO2', '黑色', 5],
    ],
    (sheet) => {
      sheet['!merges'] = [range('A2:A4'), range('C2:C4')];
    },
  );
  const { lines } = readSheet(bytes, MOST);
  expect(lines.map(({ cells }) => cells)).toEqual([
    ['SO1', '黑色', '120'],
    ['SO1', '藏青', '120'],
    ['SO1', '雾蓝', '120'],
    ['SO2', '黑色', '5'],
  ]);
  expect(lines.map(({ merged }) => merged)).toEqual([undefined, [0, 2], [0, 2], undefined]);
});

test('a block that reaches below the last row makes no rows', () => {
  const bytes = workbook([['订单号'], ['SO1']], (sheet) => {
    sheet['!merges'] = [range('A2:XFD1048576')];
  });
  expect(readSheet(bytes, MOST)).toEqual({
    heads: ['订单号'],
    lines: [{ row: 2, cells: ['SO1'] }],
  });
});

test('a title across the columns is no head, and of heads on two lines the lower one is', () => {
  const bytes = workbook(
    [['春季订单'], [], ['订单号', '尺码'], [null, 'M', 'L'], ['SO1', 1, 2]],
    (sheet) => {
      sheet['!merges'] = [range('A1:C1'), range('A3:A4'), range('B3:C3')];
    },
  );
  expect(readSheet(bytes, MOST)).toEqual({
    heads: ['订单号', 'M', 'L'],
    lines: [{ row: 5, cells: ['SO1', '1', '2'] }],
  });
});

test('days are counted from where the workbook counts them', () => {
  const rows = [['交期'], [{ t: 'n', v: 43_909, z: 'yyyy-mm-dd' }]];
  expect(cellsOf(workbook(rows, undefined, true))).toEqual([['2024-03-20']]);
  expect(cellsOf(workbook(rows))).toEqual([['2020-03-19']]);
});

test('a sheet is read to its last row, however far below the others it stands', () => {
  const bytes = workbook([['订单号'], ['SO1']], (sheet) => {
    sheet.A9001 = { t: 's', v: 'SO2' };
    sheet['!ref'] = 'A1:A9001';
  });
  expect(readSheet(bytes, 100).lines.map(({ row }) => row)).toEqual([2, 9_001]);
});

test('rows nobody sees are marked', () => {
  const bytes = workbook([['订单号'], ['SO1'], ['SO2']], (sheet) => {
    sheet['!rows'] = [{}, {}, { hidden: true }];
  });
  expect(readSheet(bytes, MOST).lines.map(({ hidden }) => hidden)).toEqual([undefined, true]);
});

test('numbers that lost digits, logical values, faults and formulas without a value are no texts', () => {
  const rows = [
    ['订单号'],
    [2 ** 60],
    [1e21],
    [true],
    [{ t: 'e', v: 42 }],
    [{ t: 'n', f: 'A2+1' }],
    [123_456_789_012_345],
  ];
  expect(cellsOf(workbook(rows)).flat()).toEqual([
    ...['1.15292E+18', '1E+21', 'TRUE', '#N/A', '#FORMULA!', '123456789012345'],
  ]);
});

test('what the sheet shows of a number is told beside its value', () => {
  const rows = [
    ['订单号', '数量', '单价'],
    [
      { t: 'n', v: 12_346, z: '00000000' },
      { t: 'n', v: 1200, z: '#,##0' },
      { t: 'n', v: 1.256, z: '0.00' },
    ],
  ];
  expect(readSheet(workbook(rows), MOST).lines).toEqual([
    { row: 2, cells: ['12346', '1200', '1.256'], shown: { 0: '00012346', 2: '1.26' } },
  ]);
});

test('signs nobody sees, the mark of a text and the dash of an empty cell are dropped', () => {
  const rows = [['订单号'], ['\ufeffSO\u200b1\u00a0'], ["'=SO2"], ['–'], ["it's"]];
  expect(cellsOf(workbook(rows)).flat()).toEqual(['SO1', '=SO2', "it's"]);
});

const TEXT = '订单号,颜色,备注\r\n00012346,黑色,"a,""b"""\r\n';
/** “订单号,颜色\n1,黑色” as Chinese Excel saves it. */
const GB18030 = Uint8Array.from([
  ...[0xb6, 0xa9, 0xb5, 0xa5, 0xba, 0xc5, 0x2c, 0xd1, 0xd5, 0xc9, 0xab, 0x0a],
  ...[0x31, 0x2c, 0xba, 0xda, 0xc9, 0xab],
]).buffer;
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;

test.each([TEXT, `\ufeff${TEXT}`, TEXT.replaceAll(',', '\t').replace('a\t', 'a,')])(
  'reads text in UTF-8',
  async (text) => {
    expect(await bytesFault(bytesOf(text))).toBeUndefined();
    expect(readSheet(bytesOf(text), MOST)).toEqual({
      heads: ['订单号', '颜色', '备注'],
      lines: [{ row: 2, cells: ['00012346', '黑色', 'a,"b"'] }],
      encoding: 'utf-8',
    });
  },
);

test('reads text of Chinese Excel, and any text as it is told to', async () => {
  expect(await bytesFault(GB18030)).toBeUndefined();
  expect(encodingOf(GB18030)).toBe('gb18030');
  expect(readSheet(GB18030, MOST)).toMatchObject({
    heads: ['订单号', '颜色'],
    lines: [{ cells: ['1', '黑色'] }],
    encoding: 'gb18030',
  });
  expect(readSheet(GB18030, MOST, 'utf-8').heads[0]).toContain('\ufffd');
});

test('text whose quotes do not end is refused, not cut', () => {
  expect(() => readSheet(bytesOf('订单号\n"SO1\nSO2'), MOST)).toThrow(
    expect.objectContaining({ code: 'broken' }),
  );
});

test('an archive that unpacks to more than it says is not read', async () => {
  const bytes = new Uint8Array(workbook([['订单号'], ['SO1']]));
  expect(looksZipped(bytes.buffer)).toBe(true);
  expect(await bytesFault(bomb())).toBe('too-large');
  expect(await bytesFault(workbook([['订单号'], ['SO1']]))).toBeUndefined();
});

/** One part of 300 MiB of zeros, whose directory says that it has ten bytes. */
function bomb(): ArrayBuffer {
  const packed = deflateRawSync(new Uint8Array(300 * 1024 * 1024), { level: 1 });
  const file = new Uint8Array(30 + packed.length + 46 + 22);
  const view = new DataView(file.buffer);
  view.setUint32(0, 0x504b0304);
  view.setUint16(8, 8, true);
  file.set(packed, 30);
  const directory = 30 + packed.length;
  view.setUint32(directory, 0x02014b50, true);
  view.setUint16(directory + 10, 8, true);
  view.setUint32(directory + 20, packed.length, true);
  view.setUint32(directory + 24, 10, true);
  const end = directory + 46;
  view.setUint32(end, 0x06054b50, true);
  view.setUint16(end + 10, 1, true);
  view.setUint32(end + 16, directory, true);
  return file.buffer;
}
