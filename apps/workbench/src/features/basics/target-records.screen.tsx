import {
  BuildTargetRecordsBodyFields,
  CreateTargetRecordBodyFields,
  TargetRecordRowFields,
  UpdateTargetRecordBodyFields,
} from '@garment-mes/sdk/labels';
import {
  buildTargetRecords,
  createTargetRecord,
  listTargetRecords,
  type TargetRecordRow,
  updateTargetRecord,
} from '@garment-mes/sdk/mes2';
import { validateCreateTargetRecord } from '@garment-mes/sdk/validators';
import { msg, t } from '#app/i18n.ts';
import { LineField } from '#garment/line-field.tsx';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';

const called = ({ deptName, workDate, windowFrom, windowTo }: TargetRecordRow) =>
  `${deptName} ${workDate} ${windowFrom}–${windowTo}`;
const claim = ({ id, version }: TargetRecordRow) => ({ id, version });

const records = defineRecord({
  list: listTargetRecords,
  create: createTargetRecord,
  words: { create: msg('补录时段'), save: msg('补录时段') },
  label: called,
  liveTopic: 'lineHour',
  fields: TargetRecordRowFields,
  columns: [
    ...(['deptName', 'workDate'] as const),
    {
      field: 'windowFrom',
      Cell: ({ row }) => `${row.windowFrom}–${row.windowTo}`,
      beside: ({ windowTo }) => windowTo,
    },
    ...(['orderNo', 'targetNum', 'actualNum', 'gapNum', 'dclPct', 'lossReason'] as const),
    ...(['problemNos', 'remark', 'fillByName', 'updateDate'] as const),
  ],
  begin: (today) => ({ days: { workDate: { from: today, to: today } } }),
  quickFilters: [
    'workDate',
    { param: 'deptId', label: msg('产线'), reference: 'departments' },
    { param: 'unfilled', label: msg('未达且未填') },
  ],
  body: CreateTargetRecordBodyFields,
  validate: validateCreateTargetRecord,
  form: [
    { field: 'deptId', Control: LineField },
    ...(['workDate', 'windowFrom', 'windowTo', 'targetNum'] as const),
    { field: 'actualNum', hint: msg('扫描计产的产线空着') },
  ],
  actions: {
    build: {
      ...{ operation: buildTargetRecords, label: msg('生成当日'), on: 'list' },
      ...{ ask: ['workDate', 'deptIds'], asked: BuildTargetRecordsBodyFields },
      begin: (_, today) => ({ workDate: today }),
      confirm: () => t('按目标产量生成产线的时段记录？'),
      body: (_, { workDate = '', deptIds = null }) => ({ workDate, deptIds }),
      ok: (made: readonly unknown[]) =>
        made.length === 0 ? t('当日没有目标产量') : t('已生成 {n} 个时段', { n: made.length }),
    },
    explain: {
      ...{ operation: updateTargetRecord, label: msg('填原因'), primary: true },
      asked: {
        ...UpdateTargetRecordBodyFields,
        lossReason: { ...UpdateTargetRecordBodyFields.lossReason, required: true },
      },
      when: ({ mayExplain }) => mayExplain,
      confirm: ([row]) => t('{what} 为何未达？', { what: called(row) }),
      ask: [
        { field: 'lossReason', segments: true, wide: true },
        { field: 'remark', wide: true },
      ],
      begin: ([{ lossReason, remark }]) => ({ lossReason, remark }),
      body: ([row], { lossReason, remark }) => ({
        ...{ ...claim(row), lossReason: lossReason ?? null, remark: remark?.trim() || null },
      }),
    },
    correct: {
      ...{ operation: updateTargetRecord, label: msg('修正实际') },
      asked: {
        ...UpdateTargetRecordBodyFields,
        actualNum: { ...UpdateTargetRecordBodyFields.actualNum, required: true },
        remark: { ...UpdateTargetRecordBodyFields.remark, required: true },
      },
      when: ({ mayCorrect }) => mayCorrect,
      confirm: ([row]) => t('{what} 实际多少件？', { what: called(row) }),
      ask: ['actualNum', { field: 'remark', wide: true }],
      begin: ([{ actualNum, remark }]) => ({ actualNum, remark }),
      body: ([row], { actualNum, remark }) => ({
        ...{ ...claim(row), actualNum: actualNum ?? null, remark: remark?.trim() || null },
      }),
    },
  },
});

/** The hour sheet of the lines: target, output and share of each window, and why one was missed. */
export default function TargetRecords() {
  return <RecordScreen record={records} />;
}
