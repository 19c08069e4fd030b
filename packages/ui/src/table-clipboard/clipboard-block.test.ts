// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { pastedBlock, toHtml, toTsv } from './clipboard-block.ts';

const clipboard = (texts: Readonly<Record<string, string>>) =>
  ({ getData: (type: string) => texts[type] ?? '' }) as DataTransfer;

test('quotes what would break a spreadsheet apart', () => {
  expect(toTsv([['a\tb', '"c"', 'd']])).toBe('"a\tb"\t"""c"""\td');
});

test('writes a table in which formulas and long numbers are marked as text', () => {
  const html = toHtml([['<b>', '=1+1', '0012', '123456789012', '-5']]);
  expect(html).toContain('<td>&lt;b&gt;</td>');
  expect(html.match(/mso-number-format/g)).toHaveLength(3);
  expect(html).toContain('<td>-5</td>');
});

test('reads tabbed text first, else the cells of a table, and runs nothing of it', () => {
  const html = '<table><tr><td>a<br>b</td><td>2</td></tr></table><script>window.ran = 1</script>';
  expect(pastedBlock(clipboard({ 'text/plain': 'x\ty', 'text/html': html }))).toEqual([['x', 'y']]);
  expect(pastedBlock(clipboard({ 'text/html': html }))).toEqual([['a\nb', '2']]);
  expect('ran' in window).toBe(false);
});
