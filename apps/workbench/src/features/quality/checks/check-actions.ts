import { RecordReasonBodyFields } from '@garment-mes/sdk/labels';
import {
  type CheckRecordRow,
  confirmInspection,
  updateCheckRecord,
  voidCheckRecord,
} from '@garment-mes/sdk/mes2';
import { msg, t } from '#app/i18n.ts';
import type { Action, Rows } from '#screens/list/list-definition.ts';

export const isOpen = ({ status }: CheckRecordRow): boolean => status === 0;

/** Opens the page of taps; the screen takes it into its hands. */
export const tap: Action<CheckRecordRow, typeof updateCheckRecord> = {
  ...{ operation: updateCheckRecord, label: msg('继续录入'), primary: true },
  when: isOpen,
  act: () => undefined,
};

/** The same of a lot. */
export const tapLot: typeof tap = { ...tap, label: msg('录入') };

/** Opens the same page of a record that is no longer typed. */
export const look: Action<CheckRecordRow, never> = {
  label: msg('详情'),
  when: (row) => !isOpen(row),
  act: () => undefined,
};

/** The body of a step without more: which version the person has before them. */
export const claimed = ([{ id, version }]: Rows<CheckRecordRow>) => ({ id, version });

/** Makes an open record void; its own inspector may. */
export const takeBack: Action<CheckRecordRow, typeof voidCheckRecord> = {
  ...{ operation: voidCheckRecord, label: msg('作废'), danger: true },
  confirm: ([{ checkNo }]) => t('作废 {checkNo}？请填写原因', { checkNo }),
  ...{ ask: ['reason'], asked: RecordReasonBodyFields },
  body: ([{ id, version }], { reason = '' }) => ({ id, version, reason }),
  when: (row) => isOpen(row) && row.isMine,
};

/** Makes a submitted record void, or an open one of somebody else, by those who may confirm a lot. */
export const takeBackSubmitted: typeof takeBack = {
  ...takeBack,
  also: confirmInspection,
  when: (row) => row.status === 1 || (isOpen(row) && !row.isMine),
};
