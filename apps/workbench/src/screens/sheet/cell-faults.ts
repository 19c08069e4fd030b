import { t } from '#app/i18n.ts';

/** A cell as the spreadsheet names it: column 0 of row 5 is `A5`. */
export function cellName(column: number, row: number): string {
  let letters = '';
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26))
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  return `${letters}${row}`;
}

const LOST_DIGITS = /^-?\d(\.\d+)?E\+\d{1,3}$/i;
const FORMULA_FAULT =
  /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FORMULA!|ERROR!)$/;
const LOGICAL = /^(true|false)$/i;
const DAY = /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/;
const PRIVATE = /\p{Co}/u;

/**
 * What is wrong with a cell that is read as text, or nothing: what a spreadsheet made of a text that was typed into it.
 * @param cell its name in the spreadsheet
 * @param isCode a number by which a record is known
 */
export function textFault(text: string, cell: string, isCode: boolean): string | undefined {
  if (FORMULA_FAULT.test(text)) return t('{cell} 的公式没有结果：{text}', { cell, text });
  if (LOST_DIGITS.test(text))
    return t('{cell} 的“{text}”丢失了末尾数字，请把单元格设为文本再填写', { cell, text });
  if (!isCode) return undefined;
  if (LOGICAL.test(text)) return t('{cell} 的“{text}”是逻辑值，不是编号', { cell, text });
  if (DAY.test(text))
    return t('{cell} 的“{text}”是日期，不是编号，请把单元格设为文本再填写', { cell, text });
  const [sign] = PRIVATE.exec(text) ?? [];
  if (sign === undefined) return undefined;
  const code = `U+${sign.codePointAt(0)?.toString(16).toUpperCase()}`;
  return t('{cell} 有无法识别的字 {code}', { cell, code });
}
