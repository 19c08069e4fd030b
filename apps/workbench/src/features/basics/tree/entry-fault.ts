import { t } from '#app/i18n.ts';
import { textFault } from '#screens/sheet/cell-faults.ts';
import type { SheetEntry } from './tree-sheet.ts';

const LONGEST_CODE = 32;
const LONGEST_NAME = 64;

/** What is wrong with an entry of a sheet before the service looks at it. */
export function entryFault({ code, name, cells }: SheetEntry): string | undefined {
  if (code === '') return t('请输入编码');
  if (code.length > LONGEST_CODE) return t('编码最多32个字');
  if (name === '') return t('请输入名称');
  if (name.length > LONGEST_NAME) return t('名称最多64个字');
  return textFault(code, cells.code, true) ?? textFault(name, cells.name, false);
}
