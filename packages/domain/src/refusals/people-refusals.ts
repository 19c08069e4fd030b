import { BodyStatus, invalid, locked, type Refusal, refused } from './refusal.ts';

/** Refusals of wages, members, companies and the records everything refers to. */
export const peopleRefusals = {
  'wage-locked': locked('工资期 {periodNo} 已锁定', 'Wage period {periodNo} is locked'),
  'wage-locked-adjust-next': locked(
    '工资期{periodNo}已锁定，请在{next}调整',
    'Wage period {periodNo} is locked: adjust in {next}',
  ),
  'wage-not-locked': refused('只有已锁定的工资可以发放', 'Only locked wages can be paid'),
  'wage-unreconciled': refused(
    '{process} 计件{paid}与扫描{scanned}相差{diff}件，请重新计算',
    '{process}: {paid} paid and {scanned} scanned differ by {diff}; calculate again',
    'I37',
  ),
  'wage-adjust-pending': refused('还有{count}条待审批调整', '{count} adjustments await approval'),
  'wage-objection-open': refused('还有{count}条未处理异议', '{count} objections are open'),
  'wage-suspects-open': refused(
    '还有{count}条可疑扫描未审',
    '{count} suspect scans are not reviewed',
  ),
  'wage-prices-unaudited': refused(
    '还有{count}道工序的工价未审核',
    'Prices of {count} operations are not audited',
  ),
  'wage-uncounted': refused(
    '{count}人的调整或工时未计入，请重新计算',
    'Adjustments or hours of {count} people are not counted: calculate again',
  ),
  'wages-of-all': refused(
    '只有能看全公司数据的人可以计算和锁定工资',
    'Only somebody who sees the whole company computes and locks wages',
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
  'department-planned': refused(
    '部门“{name}”有{count}个未结束的排程，请先结束或移走',
    '“{name}” has {count} open schedules: end or move them first',
  ),
  'phone-form': invalid('手机号格式不正确', 'The mobile number is not valid'),
  'id-card-wrong': invalid('身份证号不正确', 'The identity number is not right'),
  'under-age': invalid('年满{years}周岁方可录用', 'People are hired from the age of {years}'),
  'account-exists': refused(
    '手机号{phone}已有账号，请邀请加入',
    '{phone} has an account: invite it to join',
  ),
  'person-has-work': refused(
    '{name}已有扫描或工资记录，请办理离职',
    '{name} has scans or wages: let the person leave instead',
  ),
  'leave-before-work': refused(
    '{date}还有报工，离职日期不能早于这天',
    'There is work of {date}: nobody leaves before it',
    'I27',
  ),
  'shipments-open': refused('还有{count}个未完成的走货', '{count} shipments are not finished'),
  'file-kind': invalid('不支持的文件类型', 'Files of this kind are not kept'),
  'file-too-large': invalid('文件不能超过{max}MB', 'A file has {max} MB at most'),
  'picture-too-large': invalid(
    '图片不能超过{max}百万像素',
    'A picture has {max} megapixels at most',
  ),
  'upload-quota': refused(
    '文件已满：公司{gigabytes}GB，每人每天{files}个',
    'No more files: {gigabytes} GB a company, {files} a person and day',
  ),
  'file-in-use': refused('文件正在使用，不能删除', 'The file is in use and cannot be deleted'),
  'too-young': invalid('未满{years}周岁不能认证', 'Nobody below {years} is verified'),
  'badge-taken': invalid('工卡号已被{name}使用', 'The badge is used by {name}'),
  'invitation-void': refused('邀请已失效，请联系人事', 'The invitation is void: ask personnel'),
  'tree-own-child': refused('不能移动到自己的下级', 'A node cannot move under its own child'),
  'tree-has-children': refused(
    '请先删除或移走{count}个下级',
    'Delete or move its {count} children first',
  ),
  'tree-too-deep': invalid('层级不能超过{max}级', 'No deeper than {max} levels'),
  'tree-parent-unknown': invalid(
    '没有编码为 {code} 的上级',
    'There is no parent with the code {code}',
  ),
  'windows-overlap': invalid(
    '时间窗重叠：{first} 与 {second}',
    'Windows overlap: {first} and {second}',
  ),
  'month-ahead': invalid('月份不能晚于当前月', 'The month cannot lie ahead'),
  'template-variable': invalid(
    '模板含有未知变量 {name}',
    'The template has an unknown variable {name}',
  ),
  'callback-refused': invalid('回调地址不允许', 'This return address is not allowed'),
  'invitation-of-other': {
    status: BodyStatus.noPermission,
    zh: '该邀请不属于当前账号',
    en: 'The invitation is for another account',
  },
  'dispatch-type-in-use': refused(
    '派工单类型 {name} 已被 {count} 张派工单使用，不能修改是否外发',
    'Type {name} is used by {count} dispatches: outsourcing cannot change',
  ),
  'group-in-use': refused(
    '外发组 {name} 有 {count} 张派工单，只能停用',
    'Group {name} has {count} dispatches and can only be disabled',
  ),
  'board-value-twice': invalid(
    '该指标当日已有覆盖值',
    'The figure is overridden on this day already',
  ),
  'board-value-negative': invalid(
    '显示值不能小于0：{shown}',
    'The shown value cannot be below 0: {shown}',
  ),
  'warn-above-ok': invalid('预警线不能高于达成线', 'The warning cannot be above the goal'),
  'present-over-roll': invalid(
    '出勤{present}不能大于编制{roll}',
    '{present} present of {roll} on the roll',
  ),
  'input-twice': refused(
    '该产线{workDate}{shift}已填报，请修改原记录',
    '{shift} of {workDate} is filled in for this line: change that record',
  ),
  'hours-over-attendance': refused(
    '员工{employeeNo} 当日已记{booked}，出勤{attended}，最多再记{left}',
    'Employee {employeeNo}: {booked} of {attended} attended min are noted, at most {left} more',
  ),
  'hours-without-attendance': refused(
    '员工{employeeNo} {workDate} 无出勤',
    'Employee {employeeNo} was not at work on {workDate}',
  ),
  'attendance-no-stay': invalid('下班不能等于上班', 'Nobody goes at the time of coming'),
  'attendance-times': invalid('请填写上班和下班时间', 'Enter the time of coming and that of going'),
  'attendance-no-shift': invalid(
    '{workDate} 没有班次，请选择班次或手填分钟',
    'There is no shift on {workDate}: choose one, or type the minutes',
  ),
  'attendance-rest-day': invalid(
    '{workDate} 是{kind}，分钟请全部填为加班',
    '{workDate} is a {kind}: all minutes are overtime',
  ),
  'attendance-over-stay': invalid(
    '分钟不能大于上班到下班的{stay}',
    'No more than the {stay} min from coming to going',
  ),
  'attendance-twice': refused(
    '员工{employeeNo} {workDate} 已有考勤',
    'Employee {employeeNo} has attendance on {workDate} already',
  ),
  'attendance-absent': refused(
    '员工{employeeNo} {workDate} 已批准{absence}，确有出勤请勾选“仍然登记”',
    'Employee {employeeNo} is absent on {workDate} ({absence}): tick “Enter all the same” if he came',
  ),
  'attendance-below-hours': refused(
    '员工{employeeNo} {workDate} 已记工时{booked}分钟，出勤不能更少',
    'Employee {employeeNo}: {booked} min of {workDate} are noted as hours, attendance cannot be less',
  ),
  'hours-overlap': refused(
    '员工{employeeNo} 与 {span} {kind} 重叠',
    'Employee {employeeNo}: overlaps {kind} from {span}',
  ),
  'hours-nobody': refused(
    '{line} {workDate} 没有在岗人员',
    'Nobody of {line} was at work on {workDate}',
  ),
  'hours-of-problem': refused('问题单{no}已记工时', 'Hours of problem {no} are noted already'),
  'problem-open': refused('问题单{no}未关闭，不能记工时', 'Problem {no} is open: no hours yet'),
  'hours-span': invalid(
    '分钟不能大于开始到结束的{most}',
    'No more than the {most} min from start to end',
  ),
  'resolve-before-response': invalid(
    '解决时限不能小于响应时限',
    'The time to resolve cannot be shorter than the time to respond',
  ),
  'parent-own-child': refused('上级不能是自己的下级', 'A parent cannot be its own child'),
  'output-is-scanned': refused(
    '该产线按扫描计产，不能手工修正',
    'The output of this line is scanned and cannot be corrected by hand',
  ),
  'window-running': invalid('时段未结束，不能填写原因', 'The window has not ended: no reason yet'),
  'grade-thresholds': invalid(
    '{grade}级DHU须大于{better}级',
    'The DHU of grade {grade} must be above grade {better}',
  ),
  'overtime-factor': invalid(
    '{kind}加班倍数不能小于{least}',
    'The factor of {kind} overtime cannot be below {least}',
  ),
  'pairing-expired': invalid('配对码已过期', 'The pairing code has expired'),
  'too-many-attempts': invalid(
    '尝试次数过多，请{minutes}分钟后再试',
    'Too many attempts: wait {minutes} min',
  ),
  'send-too-soon': invalid('{seconds}秒内不能重复发送', 'Wait {seconds} s before sending again'),
  'job-without-failures': refused('没有失败项', 'Nothing failed in this job'),
  'job-not-repeatable': refused(
    '{job}不能在此重跑，请在其页面再执行一次',
    '{job} is not repeated here: run it again on its own page',
  ),
  'job-running': refused(
    '作业 {job} {date} 正在运行，已完成 {pct}%',
    'Job {job} {date} is running, {pct} % done',
  ),
} as const satisfies Record<string, Refusal>;
