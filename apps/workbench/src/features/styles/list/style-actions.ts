import { StyleStatus } from '@garment-mes/domain/states';
import { CreateStyleBodyFields } from '@garment-mes/sdk/labels';
import { approveStyle, changeStyleStatus, createStyle, type StyleRow } from '@garment-mes/sdk/mes2';
import { msg, t } from '#app/i18n.ts';
import type { Action } from '#screens/list/list-definition.ts';
import { ApproveStyle, PrintStyle } from './style-dialogs.tsx';

const { draft, approved, disabled } = StyleStatus;
type StatusAction = Action<StyleRow, typeof changeStyleStatus>;

const copyWhole: Action<StyleRow, typeof createStyle> = {
  operation: createStyle,
  ...{ label: msg('复制为新款'), ok: msg('添加成功') },
  // A style of a sheet may lack the category that every other one has.
  when: ({ categoryId }) => categoryId !== null,
  confirm: ([{ styleNo }]) => t('复制款式 {styleNo}', { styleNo }),
  ...{ ask: ['styleNo'], asked: CreateStyleBodyFields },
  body: ([style], { styleNo = '' }) => ({
    ...{ styleNo, styleName: style.styleName, gender: style.gender },
    ...{ categoryId: style.categoryId ?? '', sizeGroupId: style.sizeGroupId, copyOf: style.id },
  }),
};

const disable: StatusAction = {
  operation: changeStyleStatus,
  ...{ label: msg('停用'), when: ({ status }) => status === approved },
  confirm: ([{ styleNo }]) => t('停用款式 {styleNo}？停用后不能用于新订单', { styleNo }),
  body: (rows) => ({ ids: rows.map(({ id }) => id), status: disabled }),
};

const enable: StatusAction = {
  operation: changeStyleStatus,
  ...{ label: msg('启用'), when: ({ status }) => status === disabled },
  body: ([{ id }]) => ({ ids: [id], status: approved }),
};

const disableAll: StatusAction = {
  ...disable,
  ...{ label: msg('批量停用'), on: 'rows' },
  confirm: (rows) => t('停用 {count} 个款式？停用后不能用于新订单', { count: rows.length }),
};

/** What is done with a style in the list. */
export const styleActions = {
  approve: {
    operation: approveStyle,
    label: msg('批准'),
    when: ({ status }: StyleRow) => status === draft,
    open: ApproveStyle,
  },
  // Not the copy of a record, which types its head again and leaves its parts.
  copyWhole,
  disable,
  enable,
  print: { label: msg('打印工艺单'), open: PrintStyle },
  disableAll,
} as const;
