import { CreateWageAdjustBodyFields, WageRecordRowFields } from '@garment-mes/sdk/labels';
import { listWageRecords } from '@garment-mes/sdk/mes2';
import { validateCreateWageAdjust } from '@garment-mes/sdk/validators';
import { msg } from '#app/i18n.ts';
import { PrintSlips } from '#garment/wages/slip-paper.tsx';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';
import { adjustIssues, makeAdjusts } from './slips/adjusts.tsx';
import { Slip, SlipLog } from './slips/slip.tsx';
import {
  answer,
  approve,
  confirm,
  confirmFor,
  isOpen,
  object,
  pay,
  unlock,
} from './slips/steps.ts';
import { WorkBehind } from './slips/work-behind.tsx';

const wages = defineRecord({
  list: listWageRecords,
  create: makeAdjusts,
  label: ({ employeeName, periodNo }) => `${employeeName} ${periodNo}`,
  edit: 'page',
  liveTopic: 'wage',
  fields: WageRecordRowFields,
  quickFilters: [
    { param: 'periodId', label: msg('工资期'), reference: 'listWagePeriods' },
    { param: 'deptId', label: msg('部门'), reference: 'departments' },
    'status',
    { param: 'hasObjection', label: msg('有异议') },
    { param: 'hasPending', label: msg('待审调整') },
    { param: 'isToppedUp', label: msg('有补足'), about: 'topUpAmount' },
  ],
  words: { create: msg('录入调整'), save: msg('保存') },
  body: CreateWageAdjustBodyFields,
  validate: validateCreateWageAdjust,
  check: adjustIssues,
  form: [
    { field: 'periodId', among: { status: ['0', '1'] } },
    {
      field: 'rows',
      rows: ['employeeId', 'kind', 'amount', 'reason', 'refId'],
      // Several adjustments in a row are mostly of one person.
      line: (lines) => ({ employeeId: lines.at(-1)?.employeeId ?? '' }),
      hint: msg('金额不带正负号，由类别决定；他人审批后计入工资'),
    },
  ],
  begins: {
    label: msg('调整'),
    when: isOpen,
    values: ({ periodId, employeeId }) => ({ periodId, rows: [{ employeeId }] as never }),
  },
  actions: {
    ...{ confirm, confirmFor, object, answer, approve, unlock, pay },
    print: { label: msg('打印工资条'), on: 'rows', open: PrintSlips },
  },
  detail: [
    { label: msg('工资条'), Panel: Slip },
    { label: msg('工作明细'), Panel: WorkBehind },
    { label: msg('日志'), Panel: SlipLog },
  ],
});

/** The pay slips of all periods: looked at, explained, objected to, adjusted, confirmed and paid. */
export default function WageRecords() {
  return <RecordScreen record={wages} />;
}
