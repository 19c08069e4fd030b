import { invalid, locked, type Refusal, refused } from './refusal.ts';

/** Refusals of wages, members, companies and the records everything refers to. */
export const peopleRefusals = {
  'wage-locked': locked('工资期 {periodNo} 已锁定', 'Wage period {periodNo} is locked'),
  'wage-locked-adjust-next': locked(
    '工资期{periodNo}已锁定，请在{next}调整',
    'Wage period {periodNo} is locked: adjust in {next}',
  ),
  'wage-not-locked': refused('只有已锁定的工资可以发放', 'Only locked wages can be paid'),
  'wage-unreconciled': refused(
    'I37 {process} 计件{paid}与扫描{scanned}相差{diff}件，请重新计算',
    'I37 {process}: {paid} paid and {scanned} scanned differ by {diff}; calculate again',
  ),
  'wage-adjust-pending': refused('还有{count}条待审批调整', '{count} adjustments await approval'),
  'wage-objection-open': refused('还有{count}条未处理异议', '{count} objections are open'),
  'wage-suspects-open': refused(
    '还有{count}条可疑扫描未审',
    '{count} suspect scans are not reviewed',
  ),
  'wage-own-adjust': refused(
    '不能审批自己录入的调整',
    'You may not approve an adjustment of your own',
  ),
  'wage-period-overlap': refused('工资期与{periodNo}重叠', 'The period overlaps {periodNo}'),
  'wage-paid': refused('工资期 {periodNo} 已发放', 'Wage period {periodNo} is paid'),
  'period-unlocked': refused('工资期 {periodNo} 未锁定', 'Wage period {periodNo} is not locked'),
  'last-admin': refused('公司至少保留一名管理员', 'A company keeps one administrator at least'),
  'only-admin': refused(
    '您是 {company} 唯一的管理员，请先移交',
    'You are the only administrator of {company}: hand over first',
  ),
  'wages-unpaid': refused('您在 {company} 有未发放的工资', 'You have unpaid wages at {company}'),
  'department-occupied': refused(
    '部门“{name}”有{count}名员工，不能删除',
    'Department “{name}” has {count} people and cannot be deleted',
  ),
  'badge-taken': invalid('工卡号已被{name}使用', 'The badge is used by {name}'),
  'invitation-void': refused('邀请已失效，请联系人事', 'The invitation is void: ask personnel'),
  'tree-own-child': refused('不能移动到自己的下级', 'A node cannot move under its own child'),
  'tree-has-children': refused(
    '请先删除或移走{count}个下级',
    'Delete or move its {count} children first',
  ),
  'tree-too-deep': invalid('层级不能超过{max}级', 'No deeper than {max} levels'),
  'windows-overlap': invalid(
    '时间窗重叠：{first}与{second}',
    'Windows overlap: {first} and {second}',
  ),
  'month-ahead': invalid('月份不能晚于当前月', 'The month cannot lie ahead'),
  'template-variable': invalid(
    '模板含有未知变量 {name}',
    'The template has an unknown variable {name}',
  ),
  'callback-refused': invalid('回调地址不允许', 'The callback address is not allowed'),
} as const satisfies Record<string, Refusal>;
