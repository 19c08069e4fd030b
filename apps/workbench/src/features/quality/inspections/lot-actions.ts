import { RequestConcessionBodyFields } from '@garment-mes/sdk/labels';
import {
  type CheckRecordRow,
  confirmInspection,
  reinspectCheckRecord,
  requestConcession,
  submitCheckRecord,
} from '@garment-mes/sdk/mes2';
import { msg, t } from '#app/i18n.ts';
import { picturesControl } from '#screens/form/pictures-control.tsx';
import type { Action } from '#screens/list/list-definition.ts';
import { claimed, isOpen } from '../checks/check-actions.ts';
import { resultText } from './lot-plan.ts';

const FAILED = 2;
const SUBMITTED = 1;
const CLOSED = 4;

/** Ends the typing: the result follows from what was found. */
export const submit: Action<CheckRecordRow, typeof submitCheckRecord> = {
  ...{ operation: submitCheckRecord, label: msg('提交'), when: isOpen },
  confirm: ([lot]) => t('判定 {result}，确定提交？', { result: resultText(lot) }),
  body: claimed,
};

/** The word of the quality manager; nothing changes after it. */
export const confirm: Action<CheckRecordRow, typeof confirmInspection> = {
  ...{ operation: confirmInspection, label: msg('确认') },
  when: ({ status }) => status === SUBMITTED,
  confirm: ([lot]) =>
    t('确认后不可修改：{checkNo} {result}', { checkNo: lot.checkNo, result: resultText(lot) }),
  body: claimed,
};

/** Asks that a refused lot may go all the same. */
export const concession: Action<CheckRecordRow, typeof requestConcession> = {
  ...{ operation: requestConcession, label: msg('申请让步') },
  when: ({ result, status }) => result === FAILED && status === SUBMITTED,
  ask: ['reason', { field: 'images', Control: picturesControl(9) }],
  asked: RequestConcessionBodyFields,
  body: ([{ id, version }], { reason = '', images }) => ({
    ...{ id, version, reason },
    ...(images ? { images } : {}),
  }),
};

/** The next round of a refused lot, which it has once; the screen asks how much of it. */
export const again: Action<CheckRecordRow, typeof reinspectCheckRecord> = {
  ...{ operation: reinspectCheckRecord, label: msg('再检') },
  when: ({ result, status, hasNextRound }) =>
    result === FAILED && status === CLOSED && !hasNextRound,
  act: () => undefined,
};
