import { invalid, locked, type Refusal, refused } from './refusal.ts';

/** Refusals of the steps of a wage: confirmation, objection, adjustment, unlocking and payment. */
export const paySlipRefusals = {
  'wage-not-own': refused('只能{action}自己的工资', 'You may only {action} your own wage'),
  'wage-not-led': refused(
    '只有上级可代员工确认工资',
    'Only who leads a person confirms the wage in their place',
  ),
  'wage-own-behalf': refused('自己的工资请直接确认', 'Confirm your own wage yourself'),
  'wage-amount-changed': refused(
    '本期应发已由{seen}元变为{now}元，请核对后再确认',
    'Your pay changed from {seen} to {now} meanwhile: look at it, then confirm it',
  ),
  'objection-open': refused(
    '{employeeName} 的异议尚未答复，不能{action}',
    'The objection of {employeeName} waits for its answer: you cannot {action}',
  ),
  'objection-none': refused(
    '{employeeName} 没有未答复的异议',
    '{employeeName} has no objection that waits for an answer',
  ),
  'objection-own-answer': refused('不能答复自己的异议', 'Somebody else answers your own objection'),
  'adjust-system-kind': invalid(
    '重算差异由系统写入，不能录入',
    'Differences of a recalculation are written by the system alone',
  ),
  'adjust-amount-zero': invalid('金额须大于0', 'The amount is above 0'),
  'adjust-check-missing': invalid(
    '质量扣款须关联质检单',
    'A deduction for quality names its inspection',
  ),
  'adjust-row': invalid('第{row}行 {text}', 'Row {row}: {text}'),
  'adjust-row-locked': locked(
    '第{row}行 {employeeName}：工资期 {periodNo} 已锁定',
    'Row {row}, {employeeName}: wage period {periodNo} is locked',
  ),
  'adjust-decided': refused('调整{state}（{name}）', 'The adjustment is {state} ({name})'),
  'adjust-carry-nowhere': refused(
    '扣款超出保底{amount}元，且没有后续工资期可结转，请先新建工资期',
    '{amount} CNY would break the floor and there is no later period to take it: add one first',
  ),
  'adjust-carry-taken': refused(
    '该员工上次结转的扣款已在后续工资期审批，不能再改变',
    'What was carried over is approved in the later period: it no longer changes',
  ),
  'unlock-own-work': refused(
    '不能解锁自己{action}的工资',
    'You {action} these wages: somebody else unlocks them',
  ),
  'wage-paid-by': refused(
    '{employeeName} 的工资已由 {name} 于 {time} 发放',
    'The wage of {employeeName} was paid by {name} at {time}',
  ),
} as const satisfies Record<string, Refusal>;
