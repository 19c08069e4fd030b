import { SheetFault } from '@garment-mes/ui';
import { failureText } from '#app/api.tsx';
import { t } from '#app/i18n.ts';

/**
 * What a person reads of a file that could not be read.
 * @param limit rows the page takes at once
 */
export function sheetFaultText(error: unknown, limit: number): string {
  if (!(error instanceof SheetFault)) return failureText(error);
  switch (error.code) {
    case 'too-large':
      return t('文件过大，最多 20 MB');
    case 'not-a-sheet':
      return t('不是表格文件，请选择 .xlsx、.xls 或 .csv');
    case 'protected':
      return t('文件有密码，请去掉密码后再导入');
    case 'broken':
      return t('文件已损坏，无法读取');
    case 'empty':
      return t('第一个工作表没有数据');
    case 'too-many-rows':
      return t('共 {rows} 行，一次最多导入 {limit} 行', { rows: error.rows ?? `${limit}+`, limit });
    case 'too-slow':
      return t('读取超时，文件内容异常');
  }
}
