import { sum } from '@garment-mes/domain/decimal';
import { formatMoney } from '@garment-mes/domain/formats';
import { WageRecordStatus } from '@garment-mes/domain/states';
import type { AnyOperation } from '@garment-mes/sdk';
import {
  ObjectWageRecordBodyFields,
  PayWageRecordsBodyFields,
  RecordIdsReasonBodyFields,
} from '@garment-mes/sdk/labels';
import {
  answerWageObjection,
  approveWageAdjusts,
  confirmWageRecords,
  objectWageRecord,
  payWageRecords,
  unlockWageRecords,
  type WageRecordRow,
} from '@garment-mes/sdk/mes2';
import { msg, t } from '#app/i18n.ts';
import type { Action } from '#screens/list/list-definition.ts';
import { AdjustsDrawer } from './adjusts.tsx';

type Step<Op extends AnyOperation> = Action<WageRecordRow, Op>;

const { calculated, confirmed, locked } = WageRecordStatus;

/** A wage that is not locked yet: it may be adjusted and objected to. */
export const isOpen = ({ status }: WageRecordRow): boolean =>
  status === calculated || status === confirmed;
const isOwn = ({ userId }: WageRecordRow, reader: string) => userId === reader;
/** An objection waits for its answer. */
const isObjected = ({ objection, answerText }: WageRecordRow) =>
  objection !== null && answerText === null;

export const confirm: Step<typeof confirmWageRecords> = {
  ...{ operation: confirmWageRecords, label: msg('确认'), primary: true },
  when: (row, reader) => row.status === calculated && isOwn(row, reader),
  confirm: ([{ payableAmount: amount }]) =>
    t('确认本期应发 {payableAmount} 元？', { payableAmount: formatMoney(amount) }),
  body: ([{ id, version, payableAmount }]) => ({
    ...{ ids: [id], seen: [{ id, version, payableAmount }], onBehalf: false },
  }),
};

export const confirmFor: Step<typeof confirmWageRecords> = {
  ...{ operation: confirmWageRecords, label: msg('代确认') },
  ...{ ask: ['reason'], asked: RecordIdsReasonBodyFields },
  when: (row, reader) =>
    row.status === calculated && row.isLed && !isOwn(row, reader) && !isObjected(row),
  body: ([{ id, version }], { reason = '' }) => ({
    ...{ ids: [id], seen: [{ id, version }], onBehalf: true, reason },
  }),
};

export const object: Step<typeof objectWageRecord> = {
  ...{ operation: objectWageRecord, label: msg('提出异议') },
  ...{ ask: ['text'], asked: ObjectWageRecordBodyFields },
  when: (row, reader) => isOpen(row) && isOwn(row, reader) && !isObjected(row),
  body: ([{ id, version }], { text = '' }) => ({ id, version, text }),
};

export const answer: Step<typeof answerWageObjection> = {
  ...{ operation: answerWageObjection, label: msg('答复'), when: isObjected },
  ...{ ask: ['text'], asked: ObjectWageRecordBodyFields },
  confirm: ([{ employeeName, objection }]) =>
    t('答复 {employeeName}：{objection}', { employeeName, objection: objection ?? '' }),
  body: ([{ id, version }], { text = '' }) => ({ id, version, text }),
};

export const approve: Step<typeof approveWageAdjusts> = {
  ...{ operation: approveWageAdjusts, label: msg('审批'), open: AdjustsDrawer },
  when: ({ pendingAdjust }) => pendingAdjust > 0,
};

export const unlock: Step<typeof unlockWageRecords> = {
  ...{ operation: unlockWageRecords, label: msg('解锁'), danger: true },
  ...{ ask: ['reason'], asked: RecordIdsReasonBodyFields },
  when: ({ status }) => status === locked,
  body: ([{ id }], { reason = '' }) => ({ ids: [id], reason }),
};

/** No sum for those who may not see what people get. */
const sumOf = (amounts: readonly (string | undefined)[]): string | undefined => {
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length < amounts.length ? undefined : sum(known).toString();
};

export const pay: Step<typeof payWageRecords> = {
  ...{ operation: payWageRecords, label: msg('发放'), on: 'rows', primary: true },
  ...{ ask: ['paidOn'], asked: PayWageRecordsBodyFields },
  begin: (_, today) => ({ paidOn: today }),
  when: ({ status }) => status === locked,
  confirm: (rows) =>
    t('{n} 人 合计 {sum} 元标记为已发？此操作不可撤销', {
      n: rows.length,
      sum: formatMoney(sumOf(rows.map(({ payableAmount }) => payableAmount))),
    }),
  body: (rows, { paidOn = '' }) => ({
    ...{ periodId: rows[0].periodId, ids: rows.map(({ id }) => id), paidOn: paidOn || null },
  }),
};
