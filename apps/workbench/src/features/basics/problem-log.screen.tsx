import {
  CloseProblemLogBodyFields,
  CreateProblemLogBodyFields,
  ProblemLogRowFields,
  RecordReasonBodyFields,
  ResolveProblemLogBodyFields,
} from '@garment-mes/sdk/labels';
import {
  cancelProblemLog,
  closeProblemLog,
  countProblemLogs,
  createProblemLog,
  type LineProblemSetRow,
  listProblemLogs,
  type ProblemLogRow,
  resolveProblemLog,
  respondProblemLog,
} from '@garment-mes/sdk/mes2';
import { validateCreateProblemLog } from '@garment-mes/sdk/validators';
import { msg, t } from '#app/i18n.ts';
import { picturesControl } from '#screens/form/pictures-control.tsx';
import { statusChips } from '#screens/list/status-chips.ts';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';
import { NoticesPanel } from './problems/notices-panel.tsx';
import { OwnLineField, useMachineOfStop } from './problems/report-fields.tsx';

const claim = ([{ id, version }]: readonly [ProblemLogRow, ...ProblemLogRow[]]) => ({
  id,
  version,
});
const pictures = { field: 'images', Control: picturesControl(6), wide: true } as const;

const problems = defineRecord({
  list: listProblemLogs,
  create: createProblemLog,
  words: { create: msg('报告问题'), save: msg('报告问题') },
  label: ({ logNo, problemName }) => logNo || problemName,
  liveTopic: 'problem',
  fields: ProblemLogRowFields,
  chips: {
    operation: countProblemLogs,
    chips: ({ counts }) =>
      statusChips(
        ProblemLogRowFields,
        'status',
        (value) => counts.find(({ status }) => status === value)?.problemNum,
      ),
  },
  quickFilters: [
    'status',
    { param: 'lineDeptId', label: msg('产线'), reference: 'departments' },
    { param: 'problemTypeId', label: msg('问题类型'), reference: 'listProblemTypes' },
    ...(['level', 'reportDate'] as const),
    { param: 'overdue', label: msg('超时') },
  ],
  body: CreateProblemLogBodyFields,
  validate: validateCreateProblemLog,
  found: useMachineOfStop,
  opens: ['lineDeptId', 'orderId', 'machineId'],
  form: [
    { field: 'lineDeptId', Control: OwnLineField },
    { field: 'problemSetId', chosen: ({ level }: LineProblemSetRow) => ({ level }) },
    ...(['stationNo', 'machineId'] as const),
    { field: 'orderId', among: { status: ['1', '2', '3', '5'] } },
    { field: 'level', segments: true },
    { field: 'remark', wide: true },
    pictures,
  ],
  actions: {
    respond: {
      ...{ operation: respondProblemLog, label: msg('响应'), primary: true, body: claim },
      when: ({ status }) => status === 0,
    },
    resolve: {
      ...{ operation: resolveProblemLog, label: msg('解决'), primary: true },
      asked: ResolveProblemLogBodyFields,
      when: ({ status }) => status === 1,
      ask: [
        { field: 'cause', wide: true },
        { field: 'action', wide: true },
        { field: 'stopMin', hint: msg('空着为从报告到解决的班内分钟，只能改少') },
        pictures,
      ],
      begin: ([{ images }]) => ({ images }),
      body: (rows, { cause, action, ...more }) => ({
        ...{ ...claim(rows), ...more, cause: cause?.trim() ?? '', action: action?.trim() ?? '' },
      }),
    },
    close: {
      ...{ operation: closeProblemLog, label: msg('关闭'), primary: true },
      when: ({ status, mayClose }) => status === 2 && mayClose,
      confirm: () => t('确认问题已解决？'),
      body: (rows) => ({ ...claim(rows), isSolved: true }),
    },
    notSolved: {
      ...{ operation: closeProblemLog, label: msg('未解决') },
      when: ({ status, isOwn }) => status === 2 && isOwn,
      ask: [{ field: 'reason', wide: true }],
      asked: {
        reason: { ...CloseProblemLogBodyFields.reason, required: true },
      },
      confirm: () => t('再次通知响应人？'),
      body: (rows, { reason }) => ({ ...claim(rows), isSolved: false, reason: reason?.trim() }),
    },
    cancel: {
      ...{ operation: cancelProblemLog, label: msg('取消'), danger: true },
      when: ({ status }) => status === 0,
      ...{ ask: ['reason'], asked: RecordReasonBodyFields },
      confirm: ([{ logNo }]) => t('取消 {logNo}？', { logNo }),
      body: (rows, { reason }) => ({ ...claim(rows), reason: reason?.trim() ?? '' }),
    },
  },
  detail: [{ label: msg('通知'), Panel: NoticesPanel }],
});

/** What stopped the lines: reported, answered, solved and closed against the clock. */
export default function ProblemLog() {
  return <RecordScreen record={problems} />;
}
