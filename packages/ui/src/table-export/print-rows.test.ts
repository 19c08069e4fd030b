// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { printDocument, printHtml } from './print-rows.ts';

const html = printDocument({
  title: '订单 <1>',
  note: '打印时间 2024/3/20',
  columns: [
    { id: 'no', header: '订单号', cell: ({ no }: { no: string }) => no },
    { id: 'pieces', header: '件数', align: 'end', cell: () => 240 },
    { id: 'picture', header: '款图', picture: true, cell: () => '/files/1' },
    { id: 'actions', header: '操作', fixed: true, cell: () => '修改' },
  ],
  rows: [{ no: 'SO1' }, { no: '<script>' }],
});

test('prints the columns shown, without row actions and pictures, and nothing as markup', () => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.title).toBe('订单 <1>');
  expect([...page.querySelectorAll('thead th')].map((cell) => cell.textContent)).toEqual([
    '订单号',
    '件数',
  ]);
  expect([...page.querySelectorAll('tbody td')].map((cell) => cell.textContent)).toEqual([
    'SO1',
    '240',
    '<script>',
    '240',
  ]);
  expect(page.querySelector('script')).toBeNull();
});

test('a printed list has the head of its company; many columns are printed in landscape', () => {
  const columns = Array.from({ length: 9 }, (_, at) => ({
    id: String(at),
    header: `列${at}`,
    cell: () => at,
  }));
  const print = (shown: typeof columns) =>
    printDocument({ company: '晨曦制衣', title: '外发组', note: '', columns: shown, rows: [] });
  const page = new DOMParser().parseFromString(print(columns), 'text/html');
  expect(page.body.firstElementChild?.textContent).toBe('晨曦制衣');
  expect(print(columns)).toContain('size: landscape');
  expect(print(columns.slice(1))).toContain('size: auto');
});

test('a figure is never broken into two lines, however many columns there are', () => {
  const columns = Array.from({ length: 17 }, (_, at) => ({
    id: String(at),
    header: `列${at}`,
    ...(at === 0 ? { kind: 'date' as const } : { align: 'end' as const, kind: 'number' as const }),
    cell: () => '1,234.56',
  }));
  const text = printDocument({ title: '报工报表', note: '', columns, rows: [{}] });
  const page = new DOMParser().parseFromString(text, 'text/html');
  expect(page.querySelectorAll('td.whole')).toHaveLength(17);
  expect(text).toContain('6.5pt');
});

test('a short word is never broken, a long one may be', () => {
  const text = printDocument({
    ...{ title: '班次', note: '', rows: [{}] },
    columns: ['NIGHT', '周六半天 NIGHT', 'ABCDEFGHIJKLMN'].map((cell) => ({
      ...{ id: cell, header: '编码', cell: () => cell },
    })),
  });
  const page = new DOMParser().parseFromString(text, 'text/html');
  expect([...page.querySelectorAll('td.words')].map((cell) => cell.textContent)).toEqual([
    'NIGHT',
    '周六半天 NIGHT',
  ]);
});

test('totals stand below the last row, and a browser that saves the document calls it by its name', () => {
  const page = new DOMParser().parseFromString(
    printDocument({
      name: '订单 晨曦制衣 2024-03-20',
      title: '订单',
      note: '',
      columns: [
        { id: 'no', header: '订单号', cell: ({ no }: { no: string }) => no },
        { id: 'pieces', header: '件数', sum: true, cell: () => 240 },
        { id: 'price', header: '单价', cell: () => 1 },
      ],
      rows: [{ no: 'SO1' }, { no: 'SO2' }],
      totals: { label: '合计', sums: { pieces: '480', price: '2' } },
    }),
    'text/html',
  );
  expect(page.title).toBe('订单 晨曦制衣 2024-03-20');
  expect(page.querySelector('h1')?.textContent).toBe('订单');
  const last = [...page.querySelectorAll('tbody tr:last-child td')];
  expect(last.map((cell) => cell.textContent)).toEqual(['合计', '480', '']);
});

test('prints a document of its own and takes it away afterwards', async () => {
  const printing = printHtml(html);
  const frame = document.querySelector('iframe') ?? expect.fail('no frame');
  const page = frame.contentWindow ?? expect.fail('no window');
  const print = vi.fn(() => page.dispatchEvent(new Event('afterprint')));
  Object.assign(page, { print, focus: () => undefined });
  frame.dispatchEvent(new Event('load'));
  await printing;
  expect(print).toHaveBeenCalledOnce();
  expect(document.querySelector('iframe')).toBeNull();
});
