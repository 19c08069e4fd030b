import type { NamesIn } from '@garment-mes/domain/refusals';

/**
 * What an approval is about, by the kind of its flow. `[…]` is left out where a value in it is missing.
 */
export const matterTexts = {
  dosage: [
    '用料差异 订单 {orderNo} 床次 {bedNo}：{pct}%',
    'Fabric difference of order {orderNo} bed {bedNo}: {pct}%',
  ],
  overCut: [
    '超裁 订单 {orderNo} 床次 {bedNo}：{reason}',
    'Over-cut of order {orderNo} bed {bedNo}: {reason}',
  ],
  orderVersion: [
    '订单变更 {orderNo} V{versionNo}：{reason}',
    'Change of order {orderNo} V{versionNo}: {reason}',
  ],
  priceAudit: ['工价审核 {orderNo}：{reason}', 'Piece prices of {orderNo}: {reason}'],
  orderConfirm: ['订单确认 {orderNo}[：{reason}]', 'Confirmation of order {orderNo}[: {reason}]'],
  wageLock: ['工资锁定 {orderNo}[：{reason}]', 'Wage lock of order {orderNo}[: {reason}]'],
  wageUnlock: ['工资解锁 {orderNo}[：{reason}]', 'Wage unlock of order {orderNo}[: {reason}]'],
  wageRecordUnlock: [
    '工资解锁 工资期{periodNo} {num}人[：{reason}]',
    'Unlocking {num} wages of period {periodNo}[: {reason}]',
  ],
  concession: [
    '让步接收 订单 {orderNo} {checkNo} 批量{num}：{reason}',
    'Concession for order {orderNo}, {checkNo}, a lot of {num}: {reason}',
  ],
  stockReverse: [
    '冲销 {billNo}（订单 {orderNo}）：{reason}',
    'Reversal of {billNo} (order {orderNo}): {reason}',
  ],
  scheduleEnd: [
    '提前结束排程 {scheduleNo}[：{reason}]',
    'Schedule {scheduleNo} to end early[: {reason}]',
  ],
} as const satisfies Texts;

/** A problem of the floor that the service opens itself. */
const problemTexts = {
  feedingDifference: ['投料差异', 'Feeding difference'],
} as const satisfies Texts;

/** Sentences that stand in the hole of another, by the name of the hole. */
export const nestedTexts = { matter: matterTexts, problem: problemTexts } as const;

/** What happened, as the people concerned are notified of it. */
export const messageTexts = {
  ...matterTexts,
  ...problemTexts,
  feedingDiffered: [
    '投料单{feedingNo}[（{orderNo}）] 发出{issuedLen}米，收到{receivedLen}米',
    'Feeding slip {feedingNo}[ ({orderNo})]: {issuedLen} m issued, {receivedLen} m received',
  ],
  approvalRequested: ['{matter} 已提交审批', 'Sent for approval: {matter}'],
  approvalAsked: ['待审批：{matter}', 'Waiting for your approval: {matter}'],
  approvalAgreed: ['审批已同意：{matter}', 'Approved: {matter}'],
  approvalRefused: ['审批被拒绝：{matter}', 'Refused: {matter}'],
  bedOverCut: [
    '订单 {orderNo} 床次 {bedNo} 超裁：{reason}',
    'Order {orderNo} bed {bedNo} is over-cut: {reason}',
  ],
  bedRefused: [
    '订单 {orderNo} 床次 {bedNo} 审批未通过，已退回草稿：{reason}',
    'Order {orderNo} bed {bedNo} was refused and is a draft again: {reason}',
  ],
  bedApproved: [
    '订单 {orderNo} 床次 {bedNo} 审批已通过：{reason}',
    'Order {orderNo} bed {bedNo} was approved: {reason}',
  ],
  problemTried: ['试通知：[{line} ]{problem}', 'Trial: [{line} ]{problem}'],
  problemReported: ['{line} {problem}', '{line} {problem}'],
  problemUnanswered: [
    '第{minutes}分钟无人响应：{line} {problem}',
    'No response after {minutes} min: {line} {problem}',
  ],
  problemUnresolved: [
    '{minutes}分钟未解决：{line} {problem}',
    'Not resolved after {minutes} min: {line} {problem}',
  ],
  escalationStep: ['升级级别 {step}', 'Escalation step {step}'],
  problemNotSolved: [
    '[{logNo} ]{problem} 未解决[：{reason}]',
    '[{logNo} ]{problem} is not resolved[: {reason}]',
  ],
  patrolRedAgain: [
    '{line} {name} {process} 连续两轮红灯',
    '{line}: {name} at {process} is red in two rounds running',
  ],
  absenceTouches: ['请假影响排程 {schedules}', 'An absence affects schedules {schedules}'],
  bundlesIdle: [
    '{line}：{count}扎超过{hours}小时没有扫描',
    '{line}: {count} bundles without a scan for more than {hours} h',
  ],
  idleBundles: ['{bundles}[ 等{count}扎]', '{bundles}[, {count} bundles in all]'],
  dieBlunt: [
    '刀模 {moldNo} 已用 {usedNum}/{lifeNum} 次，已转保养',
    'Die {moldNo} has made {usedNum} of {lifeNum} strokes and goes to be sharpened',
  ],
  reportHandedOver: [
    '报工待处理 {employeeNo} {employeeName} {bundle} {operation} {num}件',
    'Report to settle: {employeeNo} {employeeName} {bundle} {operation} {num} pcs',
  ],
  lostCardRead: ['插卡{cardNo}已挂失，被{name}读到', 'Lost card {cardNo} was read by {name}'],
  scrappedCardRead: [
    '插卡{cardNo}已报废，被{name}读到',
    'Scrapped card {cardNo} was read by {name}',
  ],
  passwordChanged: [
    '您的密码已修改，其他设备已退出登录。不是您本人操作请联系管理员',
    'Your password was changed and your other sessions ended. If that was not you, tell the administrator',
  ],
  wageRecalculated: [
    '{periodNo} 工资已重新计算，金额有变化，请再次确认',
    'Your wage of {periodNo} was computed again and has changed: confirm it anew',
  ],
  wageObjected: ['{name} 对工资提出异议：{text}', '{name} objects to the wage: {text}'],
  wageAnswered: ['工资异议已答复：{text}', 'Your objection was answered: {text}'],
  wageChanged: ['工资金额有变化，请重新确认', 'The amount of your wage changed: confirm it again'],
  wageUnlocked: ['工资已解锁，请重新确认', 'Your wage was unlocked: confirm it again'],
  rollUpsChecked: ['汇总核对', 'Check of the totals'],
  rollUpsDiffer: [
    '汇总与明细不符，已按明细重算',
    'Totals differed from their details and were computed again',
  ],
  rollUpsDiffering: ['{from} — {to}：{tables}', '{from} — {to}: {tables}'],
} as const satisfies Texts;

type Texts = Readonly<Record<string, readonly [zh: string, en: string]>>;

export type MatterCode = keyof typeof matterTexts;
export type ProblemCode = keyof typeof problemTexts;
export type MessageCode = keyof typeof messageTexts;

/** A list is joined as the reader's language joins it; what is missing leaves out the part in brackets. */
type Value = string | number | null | undefined | readonly string[];

/** A hole that takes a sentence, and the codes of those it takes. */
type Hole = keyof typeof nestedTexts;
type NestedCode<Name extends Hole> = keyof (typeof nestedTexts)[Name] & MessageCode;

type ParamsOf<Code extends MessageCode> = {
  readonly [Name in NamesIn<(typeof messageTexts)[Code][0]>]: Name extends Hole
    ? Message<NestedCode<Name>> | string
    : Value;
};

/** What happened as it is stored: a code and the values of its sentence. It is rendered for each reader. */
export interface Message<Code extends MessageCode = MessageCode> {
  readonly code: Code;
  readonly params: Readonly<Record<string, Value | Message<MatterCode | ProblemCode>>>;
}

/** A message with exactly the values that its sentence names. */
export const message = <Code extends MessageCode>(
  code: Code,
  params: ParamsOf<Code>,
): Message<Code> => ({ code, params });
