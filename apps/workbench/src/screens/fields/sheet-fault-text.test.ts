import { SheetFault, type SheetFaultCode } from '@garment-mes/ui';
import { expect, test } from 'vitest';
import { sheetFaultText } from './sheet-fault-text.ts';

const LIMIT = 5000;

test.each<[SheetFaultCode, string]>([
  ['too-large', '文件过大，最多 20 MB'],
  ['not-a-sheet', '不是表格文件，请选择 .xlsx、.xls 或 .csv'],
  ['protected', '文件有密码，请去掉密码后再导入'],
  ['broken', '文件已损坏，无法读取'],
  ['empty', '第一个工作表没有数据'],
])('a sheet that is %s has a sentence of its own', (code, sentence) => {
  expect(sheetFaultText(new SheetFault(code), LIMIT)).toBe(sentence);
});
