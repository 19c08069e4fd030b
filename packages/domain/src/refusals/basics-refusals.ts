import { invalid, type Refusal, refused } from './refusal.ts';

/** Refusals of plain records and of the settings of a company. */
export const basicsRefusals = {
  'too-long': invalid('{field}不能超过{max}个字', '{field} has {max} characters at most'),
  'number-too-large': invalid('{field}须小于{limit}', '{field} must be below {limit}'),
  'still-used': refused(
    '{what}{no}已被{count}个{user}使用，不能删除',
    '{what} {no} is used by {count} {user} and cannot be deleted',
  ),
  'already-set': refused('该{what}已有设置', 'There is a setting for this {what} already'),
  'customer-curve-set': refused(
    '客户和品类 {customer}/{category} 已设置',
    '{customer} has a setting for {category} already',
  ),
  'flow-enabled': refused(
    '该业务已有启用的审批流',
    'This business has an approval flow in use already',
  ),
  'base-currency': refused('本位币只能有一个', 'There is one base currency only'),
  'flow-without-nodes': invalid('请至少添加一个审批节点', 'Add a step of approval'),
  'flow-without-approver': refused(
    '审批流“{name}”第{nodeNo}步没有其他审批人',
    'Step {nodeNo} of the approval flow “{name}” has nobody else to decide it',
  ),
  'approval-waits': refused(
    '{title} 正在等待 {name} 审批',
    '{title} is waiting for the approval of {name}',
  ),
  'used-flag': refused(
    '{what} {name} 已被 {count} 个{user}使用，不能修改{field}',
    '{what} {name} is used by {count} {user}: {field} cannot change',
  ),
  'other-tree': invalid('上级不属于同一棵树', 'The entry above belongs to another tree'),
  'window-reversed': invalid('结束须晚于开始', 'A window ends after it starts'),
  'roll-sum': invalid(
    '出勤{present}+缺勤{absent}≠编制{roll}',
    '{present} present + {absent} absent are not the {roll} on the roll',
  ),
  'part-over-whole': invalid('{part}不能大于{whole}', '{part} cannot exceed {whole}'),
  'lending-line': invalid('请选择{field}', 'Choose {field}'),
  'manpower-confirmed': refused(
    '{line} {workDate} 已确认，不能修改',
    '{line} {workDate} is confirmed and cannot be changed',
  ),
  'board-exclusive': invalid('该指标当日已有{mode}值', 'The figure has a {mode} value that day'),
  'board-days': invalid('只能录入最近{days}天', 'Only the last {days} days can be entered'),
  'problem-name-long': invalid(
    '问题名称最多{max}个字',
    'The name of a problem has {max} characters at most',
  ),
  'escalation-step': invalid(
    '升级级别须在{min}到{max}之间',
    'Escalation steps are from {min} to {max}',
  ),
  'escalation-minutes': invalid(
    '升级第{step}级只能有一个分钟数',
    'Escalation step {step} has one number of minutes',
  ),
  'escalation-twice': invalid(
    '升级第{step}级重复通知同一岗位',
    'Escalation step {step} notifies the same people twice',
  ),
  'escalation-not-later': invalid(
    '升级第{step}级须在{minutes}分钟之后',
    'Escalation step {step} has to come later than minute {minutes}',
  ),
  'board-offline': refused('看板设备不在线', 'The board is not connected'),
  'level-twice': invalid('级别重复', 'A level stands twice'),
  'color-twice': invalid('颜色重复', 'A colour stands twice'),
  'colour-missing': invalid('请选择颜色', 'Choose a colour'),
  'keep-one-row': invalid('至少保留一行!', 'Keep at least one row'),
  'level-on-line': refused(
    '级别{level}已被产线使用，不能删除',
    'Level {level} is used by a line and cannot be removed',
  ),
  'curve-day-missing': invalid('第{day}天缺失', 'Day {day} is missing: days run on from 1'),
  'curve-day-twice': invalid('第{day}天重复', 'Day {day} stands twice: keep one'),
  'curve-too-long': invalid('天须从1连续，最多{max}天', 'The days run on from 1 to {max} at most'),
  'curve-default-stays': refused('默认曲线不能删除', 'The default curve cannot be deleted'),
  'curve-default-twice': invalid(
    '同品类难度只能有一条默认曲线',
    'A category and difficulty has one default curve',
  ),
  'split-rule-exists': invalid('该{scope}已有规则', 'This {scope} has a rule already'),
  'company-rule-stays': refused('公司规则不能删除', 'The rule of the company cannot be deleted'),
  'rfid-taken': invalid('芯片号已属于插卡{cardNo}', 'The chip belongs to card {cardNo}'),
  'card-number-form': invalid(
    '插卡号只能是字母数字',
    'A card number is made of letters and figures',
  ),
  'card-unregistered': refused(
    '插卡{cardNo}未登记，请先在插卡维护中新增',
    'Card {cardNo} is not registered: add it in slot card upkeep first',
  ),
  'card-out-of-use': refused(
    '插卡{cardNo}{state}，请交组长',
    'Card {cardNo} is {state}: give it to the line leader',
  ),
  'card-free': refused('插卡{cardNo}未绑定', 'Card {cardNo} is not bound'),
  'card-scrapped': refused('插卡{cardNo}已报废', 'Card {cardNo} is scrapped'),
  'sort-incomplete': invalid('请提交全部{what}的顺序', 'Send the order of every {what}'),
  'machine-dept-fixed': invalid('部门请在设备调位中修改', 'A machine changes its place by a move'),
  'warranty-before-purchase': invalid(
    '保修日期不能早于购置日期',
    'The warranty cannot end before the purchase',
  ),
  'setting-known': invalid(
    '{code} 是系统设置，请修改',
    '{code} is a setting of the product: change it',
  ),
  'grades-must-widen': invalid(
    '{level}级{figure}须{than}',
    'Level {level}: {figure} must be {than}',
  ),
} as const satisfies Record<string, Refusal>;
