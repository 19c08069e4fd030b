import { invalid, locked, type Refusal, refused } from './refusal.ts';

/** Refusals of schedules, calendars, shifts, manpower, dies and machines. */
export const scheduleRefusals = {
  'schedule-endless': refused(
    '按此日历和产能无法完成剩余{num}件',
    'With this calendar and capacity {num} garments are never finished',
  ),
  'schedule-over': refused(
    '排产数不能超过待排{left}',
    'No more than the {left} unscheduled can be planned',
  ),
  'schedule-started': refused(
    '已开始的排程不能移动',
    'A schedule that has started cannot be moved',
  ),
  'schedule-below-done': refused(
    '排产数{num}不能小于已完成{done}',
    'The plan of {num} is below the {done} done',
  ),
  'schedule-line-busy': refused(
    '产线{line}已有在产排程{scheduleNo}',
    '{line} runs schedule {scheduleNo} already',
  ),
  'changeover-other-line': refused(
    '排程{scheduleNo}已不在本线，请刷新',
    'Schedule {scheduleNo} is on another line now: refresh',
  ),
  'layout-station': invalid('工位超出产线工位数{max}', 'The line has {max} stations only'),
  'layout-station-twice': invalid('工位{stationNo}重复', 'Station {stationNo} stands twice'),
  'layout-process-open': refused(
    '工序{process}还没有安排工位',
    'Operation {process} has no station yet',
  ),
  'schedule-unfinished': refused(
    '排程{scheduleNo}完成{done}，未达{num}，请填写原因',
    'Schedule {scheduleNo}: {done} of {num} done; give a reason',
  ),
  'schedule-reopen-late': refused('已超过{days}天，不能重开', 'It ended more than {days} days ago'),
  'stop-reason-required': refused('请填写停止原因', 'Give a reason to stop'),
  'table-time-taken': refused(
    '{table} {span} 已排 {scheduleNo}',
    '{table} {span} is taken by {scheduleNo}',
  ),
  'die-time-taken': refused(
    '刀模{moldNo}在{span}已被订单{orderNo}占用',
    'Die {moldNo} is taken by order {orderNo} at {span}',
  ),
  'die-life-short': refused(
    '刀模{moldNo}剩余寿命{left}次，计划{planned}次',
    'Die {moldNo} has {left} strokes left, {planned} are planned',
  ),
  'die-occupied': refused(
    '刀模{moldNo}已被订单{orderNo}占用，不能报废',
    'Die {moldNo} is taken by order {orderNo} and cannot be scrapped',
  ),
  'die-pair-planned': refused(
    '刀模{moldNo}与{material}有未完成排期，不能删除',
    'Die {moldNo} and {material} have open schedules',
  ),
  'die-life-below-used': invalid(
    '寿命次数不能小于已用次数{used}',
    'The life cannot be below the {used} strokes used',
  ),
  'workday-without-shift': invalid('工作日须有班次', 'A workday needs a shift'),
  'segments-overlap': invalid(
    '时段重叠：{first}与{second}',
    'Segments overlap: {first} and {second}',
  ),
  'segment-empty': invalid(
    '时段{span}的开始与结束相同',
    'Segment {span} begins and ends at the same time',
  ),
  'break-outside': invalid(
    '休息{span}须在两个时段之间',
    'Break {span} has to lie between two segments',
  ),
  'shift-too-long': invalid(
    '班次须在24小时内，且最晚在日切时间{latest}结束',
    'A shift ends within 24 hours and by {latest}, when the factory day turns',
  ),
  'shift-past-cutoff': refused(
    '班次{name}到{end}才结束，晚于日切时间{latest}，请先修改班次',
    'Shift {name} ends at {end}, after {latest}, when the factory day would turn: change the shift first',
  ),
  'shift-in-use': refused(
    '班次{name}被{count}个日历使用，不能删除',
    'Calendars use shift {name} ({count}): it cannot be deleted',
  ),
  'shift-counted': refused(
    '班次{name}的工时已核算到{date}，不能删除',
    'Hours of shift {name} are counted up to {date}: it cannot be deleted',
  ),
  'shift-day-counted': refused(
    '从哪天起不能早于{first}：{date}及以前的工时已核算',
    'From which day: not before {first}, hours up to {date} are counted',
  ),
  'shift-from-required': invalid(
    '从哪天起必填：班次已使用，之前的日期保留原时段',
    'From which day is required: the shift is in use, days before keep their hours',
  ),
  'calendar-no-workday': invalid('至少一个工作日', 'At least one workday'),
  'holiday-by-personnel': refused(
    '过去的日期只有人事可以设为法定假日',
    'Only personnel may make a past day a public holiday',
  ),
  'holiday-of-other-year': invalid('{date}不在{year}年', '{date} is not in {year}'),
  'holiday-twice': invalid('{date}重复', '{date} is listed twice'),
  'calendar-missing': invalid('{year}年日历未初始化', 'There is no calendar for {year}'),
  'absence-own': refused('不能审批自己的请假', 'You may not approve an absence of your own'),
  'absence-of-other': refused(
    '只有申请人、本人或审批人可以撤销',
    'Whoever entered it, the person or who decides withdraws it',
  ),
  'absence-begun': refused('请假已开始，不能撤销', 'The absence has begun and cannot be withdrawn'),
  'absence-minutes': invalid(
    '分钟不能大于班次计算的{most}',
    'No more than the {most} minutes of the shifts',
  ),
  'absence-rest-days': invalid(
    '所选时间内没有工作时间',
    'There is no working time in the chosen span',
  ),
  'manpower-past': refused('过去的日期只能查看', 'Past days can only be read'),
  'employee-not-of-dept': refused(
    '员工{employeeNo}不在{line}',
    'Employee {employeeNo} does not belong to {line}',
  ),
  'employee-lent': refused(
    '员工{employeeNo} 在{date}已借出',
    'Employee {employeeNo} is lent on {date} already',
  ),
  'schedule-order-state': refused(
    '订单{orderNo}{state}，不能排程',
    'Order {orderNo} is {state}: it cannot be scheduled',
  ),
  'schedule-order-suspended': refused('订单{orderNo}已暂停', 'Order {orderNo} is suspended'),
  'schedule-order-finished': refused(
    '订单{orderNo}已完成，不能重开',
    'Order {orderNo} is finished: no reopening',
  ),
  'schedule-running-fields': refused(
    '已开始的排程只能修改数量、人数和锁定',
    'Of a running schedule only quantity, heads and lock may change',
  ),
  'schedule-ended-edit': refused('已结束的排程不能修改', 'An ended schedule cannot be changed'),
  'schedule-end-before-start': refused(
    '锁定的排程要在开始之后结束，开始为{start}',
    'A locked schedule ends after its start, {start}',
  ),
  'schedule-fixed': refused('排程{scheduleNo}已锁定，不能移动', 'Schedule {scheduleNo} is locked'),
  'schedule-delete-state': refused(
    '排程{scheduleNo}{state}，不能删除',
    'Schedule {scheduleNo} is {state} and cannot be deleted',
  ),
  'schedule-split-num': invalid('拆分数须在1到{max}之间', 'Split off from 1 to {max} garments'),
  'not-sewing-line': invalid('{line}不是缝制产线，不能排缝制', '{line} is not a sewing line'),
  'line-missing': invalid('产线{line}没有产线资料', '{line} has no line profile'),
  'day-plan-past': refused('过去的日期不能修改', 'Past days cannot be changed'),
  'day-plan-rest': refused('{date}不上班，不能排产', 'Nobody works on {date}'),
  'day-plan-outside': refused(
    '{date}不在排程工期内，不能排产',
    'The schedule does not run on {date}',
  ),
  'day-plan-sum': refused(
    '各日合计{sum}≠排产数{num}',
    'The days add up to {sum}, not the {num} scheduled',
  ),
  'plan-reversed': invalid('{stage}结束不能早于开始', '{stage} cannot end before it starts'),
  'plan-past-delivery': refused(
    '倒排失败：交期{date}已过',
    'It cannot be planned back: the delivery date {date} has passed',
  ),
  'table-lays-running': refused(
    '已有床次开始，不能撤回',
    'A bed of it has started: it cannot be withdrawn',
  ),
  'table-beds-open': refused(
    '还有{count}个床次未提交，请填写原因',
    '{count} beds are not submitted: give a reason',
  ),
  'lay-planned': refused(
    '床次{layNo}已排在{table} {date}',
    'Lay {layNo} is planned on {table} {date} already',
  ),
  'lay-missing': invalid('裁剪方案没有床次{layNo}', 'The cut plan has no lay {layNo}'),
  'plan-not-approved': refused('裁剪方案未审核', 'The cut plan is not approved'),
  'segments-no-work': invalid('至少一个工作时段', 'At least one segment must be work'),
  'calendar-period-locked': locked('工资期{periodNo}已锁定', 'Wage period {periodNo} is locked'),
  'absence-overlap': refused(
    '员工{employeeNo} 在{date}已有请假（{type}）',
    'Employee {employeeNo} is absent on {date} already ({type})',
  ),
  'lend-too-many': refused(
    '{line} {date} 可用{available}人，不能借出{num}人',
    '{line} has {available} people on {date} and cannot lend {num}',
  ),
  'hours-sum': invalid('各时段合计{sum}≠目标数{target}', 'The hours add up to {sum}, not {target}'),
  'target-missing': invalid('目标数须大于0', 'The target must be above 0'),
  'machine-state': refused(
    '{machineNo} {status}，不能{action}',
    '{machineNo} is {status}: cannot {action}',
  ),
  'machine-bill-open': refused(
    '设备{machineNo}已有维修单{billNo}({status})',
    'Machine {machineNo} has bill {billNo} already ({status})',
  ),
  'machine-occupied': refused(
    '设备{machineNo}有未释放的占用，不能报废',
    'Machine {machineNo} is occupied and cannot be scrapped',
  ),
  'station-taken': refused(
    '工位{stationNo}已有设备{machineNo}，请先移出',
    'Station {stationNo} has machine {machineNo}: move it out first',
  ),
  'move-too-early': invalid('不能早于上次调位{date}', 'Not before the last move on {date}'),
  'move-in-future': invalid('开始时间不能晚于现在', 'A move cannot begin in the future'),
  'machine-moved-twice': invalid('设备{machineNo}重复', 'Machine {machineNo} stands twice'),
  'schedule-reopen-over': refused(
    '重开后排产数{num}超过计划数{plan}',
    'Reopened, {num} would be scheduled of {plan} planned',
  ),
  'schedule-has-ended': refused('排程已结束', 'The schedule has ended'),
  'table-day-over': refused(
    '{table} {date} 可用{available}分钟，已排{planned}，本次{asked}，超出{over}分钟',
    '{table} {date}: {available} min, {planned} planned, {asked} asked, {over} too many',
  ),
  'table-overlap': refused(
    '{table} {span}与{scheduleNo}重叠{minutes}分钟',
    '{table} {span} overlaps {scheduleNo} by {minutes} min',
  ),
  'fabric-not-released': refused(
    '面料未放行，请勾选缺料提交',
    'The fabric is not released: mark the submission as short of fabric',
  ),
  'curve-in-use': refused('有{count}个排程使用，不能删除', '{count} schedules use it'),
  'plan-headcount': invalid('计划人数不能小于0', 'The planned headcount cannot be below 0'),
  'dispatch-of-suspended': refused('订单已暂停，不能派工', 'The order is suspended: no dispatch'),
  'die-made-ahead': invalid(
    '制作日期不能晚于今天',
    'The date it was made cannot lie in the future',
  ),
  'die-life-missing': invalid('寿命次数须大于0', 'The life must be above 0'),
  'rest-day': invalid('{date}为休息日，仍要设置？', '{date} is a rest day. Set it all the same?'),
  'alarm-below-warning': invalid('报警须大于预警', 'The alarm must be above the warning'),
  'hour-over': refused('已过时段不能修改', 'Hours that have passed cannot change'),
  'die-fabric-missing': refused(
    '刀模{moldNo}未设可裁{material}的层数',
    'Die {moldNo} is not set up for {material}',
  ),
} as const satisfies Record<string, Refusal>;
