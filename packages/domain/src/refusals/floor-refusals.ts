import { invalid, locked, type Refusal, refused } from './refusal.ts';

/** Refusals of bundles on their way through the lines: delivery, scans, splits, holds. */
export const floorRefusals = {
  'barcode-broken': invalid('条码校验位错误，请重扫', 'The check character is wrong: scan again'),
  'factory-unknown': invalid('未找到该工厂', 'No such factory'),
  'barcode-unknown': invalid('未找到该条码', 'No such barcode'),
  'barcode-foreign': invalid('条码不属于{company}', 'The barcode does not belong to {company}'),
  'scan-num': invalid('件数须为正整数', 'Pieces must be a whole number above 0'),
  'no-leader': refused(
    '没有可以转交的组长，请告诉管理员',
    'There is no leader to hand this to: please tell an administrator',
  ),
  'process-exhausted': refused(
    '扎号{bundleNo}/{process} 剩余{left}件',
    'Bundle {bundleNo}/{process}: {left} left',
    'I22',
  ),
  'process-closed': refused(
    '扎号{bundleNo}/{process} {status}，不能报工',
    'Bundle {bundleNo}/{process} is {status}: no work can be reported',
  ),
  'process-unresolved': refused(
    '扎号{bundleNo} 没有可做的工序',
    'Bundle {bundleNo} has no open operation',
  ),
  'process-not-of-bundle': refused(
    '扎号{bundleNo}没有所报的这道工序，请选择该扎的工序',
    'Bundle {bundleNo} has no such operation: choose one of its own',
  ),
  'output-missing': refused(
    '扎号{bundleNo}没有产出工序，不能在产线终端报工',
    'Bundle {bundleNo} has no operation that counts the output: report it on the phone',
  ),
  'checkpoint-ahead': refused(
    '扎号{bundleNo} 前关键工序只完成{done}件，最多报{max}件',
    'Bundle {bundleNo}: the earlier checkpoint has {done} done, at most {max} can be reported',
    'I23',
  ),
  'checkpoint-behind': refused(
    '扎号{bundleNo}/{process} 后关键工序已报{done}件，不能冲正：请先冲正后面的报工',
    'Bundle {bundleNo}/{process}: {done} are reported at a later checkpoint. Reverse those first, then this one',
  ),
  'scan-reversed': refused('该扫描已冲正', 'This scan is reversed already'),
  'scan-not-reversible': refused('冲正记录不能再冲正', 'A reversal cannot be reversed'),
  'reversal-late': refused(
    '超过{minutes}分钟，请组长冲正',
    'More than {minutes} minutes ago: ask the line leader',
  ),
  'reversal-of-other': refused(
    '这笔报工不是你的，也不是你报的，请该产线组长冲正',
    'This report is neither yours nor made by you: ask the leader of its line',
  ),
  'booking-for-other': refused(
    '不能替{employeeNo} {employeeName}报工：请本人报工，或由其组长、产线终端报工',
    'You cannot report work for {employeeNo} {employeeName}: they report it themselves, or their leader or the line terminal does',
  ),
  'employee-left': refused('工号{employeeNo}已离职', 'Employee {employeeNo} has left', 'I27'),
  'employee-unknown': invalid('工号{employeeNo}不存在', 'There is no employee {employeeNo}'),
  'machine-not-running': refused(
    '设备{machineNo}未启用',
    'Machine {machineNo} is not running',
    'I27',
  ),
  'bundle-on-hold': refused(
    '扎号{bundleNo}已冻结：{reason}',
    'Bundle {bundleNo} is on hold: {reason}',
  ),
  'bundle-split': refused(
    '扎号{bundleNo}已拆扎，请扫{children}',
    'Bundle {bundleNo} was split: scan {children}',
  ),
  'scan-of-split': refused(
    '扎号{bundleNo}已拆为{children}，拆扎前的报工不能冲正',
    'Bundle {bundleNo} was split into {children}: what was reported before stays',
  ),
  'bundle-void': refused('扎号{bundleNo}已作废', 'Bundle {bundleNo} is void'),
  'bundle-state': refused(
    '扎号{bundleNo}{status}，不能{action}',
    'Bundle {bundleNo} is {status}: cannot {action}',
  ),
  'bundle-not-delivered': refused(
    '扎号{bundleNo}未发料，不能报工',
    'Bundle {bundleNo} is not delivered to a line yet',
  ),
  'bundle-in-delivery': refused(
    '扎号{bundleNo}已在发料单{deliveryNo}({status})',
    'Bundle {bundleNo} is in delivery {deliveryNo} ({status})',
    'I20',
  ),
  'bundle-held-delivery': refused(
    '扎号{bundleNo}已冻结({reason})，不能发料',
    'Bundle {bundleNo} is on hold ({reason}) and cannot be delivered',
  ),
  'bundle-of-other-order': invalid(
    '扎号{bundleNo}不属于本订单',
    'Bundle {bundleNo} belongs to another order',
  ),
  'delivery-num': invalid(
    '扎号{bundleNo} 件数须在1到{max}之间',
    'Bundle {bundleNo}: the count is from 1 to {max}',
  ),
  'delivery-count-missing': invalid(
    '扎号{bundleNo}还没有数：每扎都要填收到件，没有收到的填0并选择原因',
    'Bundle {bundleNo} is not counted: give the pieces of every bundle, 0 with a reason for one that did not come',
  ),
  'delivery-diff-reason': invalid(
    '扎号{bundleNo} 请选择差异原因',
    'Bundle {bundleNo}: give the reason of the difference',
  ),
  'delivery-bundle-scanned': refused(
    '扎号{bundleNo}已有扫描，不能退回',
    'Bundle {bundleNo} has scans and cannot go back',
  ),
  'process-skip': refused(
    '扎号{bundleNo}/{process} {status}，不能{action}',
    'Bundle {bundleNo}/{process} is {status}: cannot {action}',
  ),
  'scan-not-suspect': refused('该扫描无需审查', 'This scan is not up for review'),
  'group-section': refused(
    '外发组{group}不做所选工序',
    'Group {group} does not do these operations',
  ),
  'process-not-waiting': refused(
    '扎号{bundleNo}/{process} {status}，不能外发',
    'Bundle {bundleNo}/{process} is {status} and cannot go out',
  ),
  'line-not-assigned': refused(
    '{line}没有{orderNo}的派工或排程',
    '{line} has no dispatch or schedule of {orderNo}',
    'I21',
  ),
  'split-sum': invalid('合计{sum}，应为{num}', 'The parts add up to {sum}, not {num}'),
  'split-parts': invalid('至少拆为两扎', 'Split into two parts at least'),
  'bundle-scanned': refused(
    '扎号{bundleNo}已有扫描，不能删除',
    'Bundle {bundleNo} has scans and cannot be deleted',
    'I14',
  ),
  'bundle-scrapped': refused(
    '扎号{bundleNo}已报废{num}件，不能删除',
    'Bundle {bundleNo} has {num} scrapped garments and cannot be deleted',
    'I14',
  ),
  'bundle-in-difference': refused(
    '扎号{bundleNo}在发料单{deliveryNo}有差异，先处理差异',
    'Bundle {bundleNo} is in the difference of delivery {deliveryNo}: settle it first',
  ),
  'bundle-no-missing': invalid(
    '扎号{bundleNo}不存在，最大{last}',
    'There is no bundle {bundleNo}; the last is {last}',
  ),
  'batch-reversed': invalid('止扎号须大于等于起扎号', 'The last bundle cannot be before the first'),
  'reprint-reason': invalid('请选择补打原因', 'Choose why it is printed again'),
  'bundle-rework-open': refused(
    '扎号{bundleNo}有未完成返修，不能拆扎',
    'Bundle {bundleNo} has open rework and cannot be split',
  ),
  'bundle-card-bound': refused(
    '插卡{cardNo}已绑{bundleNo}，先解绑',
    'Card {cardNo} is bound to {bundleNo}: release it first',
  ),
  'bundle-panels-short': refused(
    '扎号{bundleNo}缺件 {part} {from}–{to}层',
    'Bundle {bundleNo} lacks {part} of plies {from}–{to}',
  ),
  'scan-order-locked': locked(
    '订单 {orderNo} 工资已锁定，不能报工',
    'The wages of order {orderNo} are locked',
    'I41',
  ),
  'order-suspended': refused(
    '订单{orderNo}已暂停，不能{action}',
    'Order {orderNo} is suspended: cannot {action}',
  ),
} as const satisfies Record<string, Refusal>;
