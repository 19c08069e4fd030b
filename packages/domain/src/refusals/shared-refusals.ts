import { BodyStatus, invalid, locked, type Refusal, refused } from './refusal.ts';

/** Refusals that any area may answer. */
export const sharedRefusals = {
  'invalid-quantity': invalid('数值无效：{quantity}', 'Not a valid number: {quantity}'),
  'invalid-value': invalid('{field}无效', '{field} is not valid'),
  'invalid-date': invalid('日期无效：{date}', 'Not a valid date: {date}'),
  required: invalid('请填写{field}', 'Fill in {field}'),
  'out-of-range': invalid('{field}须在{min}到{max}之间', '{field} must be from {min} to {max}'),
  'dates-reversed': invalid('{to}不能早于{from}', '{to} cannot be before {from}'),
  'range-start-missing': invalid('请选择时间范围', 'Choose the time span'),
  'range-too-long': invalid('日期范围不能超过{max}天', 'The range may span {max} days at most'),
  'report-range-too-long': invalid('日期范围最多{max}天', 'Dates may span {max} days at most'),
  'order-or-fewer-days': invalid(
    '请选择订单或缩小到{max}天内',
    'Choose an order, or {max} days at most',
  ),
  'details-fewer-days': invalid(
    '明细最多查询{max}天，请改用汇总',
    'Details span {max} days at most: use the summary',
  ),
  'window-too-wide': invalid('查看区间最多{max}天', 'The window spans {max} days at most'),
  'too-many-day-columns': invalid('日期列最多{max}天', 'There are columns for {max} days at most'),
  'already-used': invalid('{field}已存在', '{field} is already in use'),
  'code-taken': invalid('{field}已存在：{code}', '{field} is already in use: {code}'),
  'record-missing': invalid('{what}不存在', '{what} does not exist'),
  'record-foreign': invalid(
    '{what}不存在或不属于当前公司',
    '{what} does not exist or belongs to another company',
  ),
  'unknown-field': invalid('查询字段无效：{key}', 'Unknown search field: {key}'),
  'too-many-ids': invalid('一次最多{max}条', 'At most {max} at a time'),
  'request-reused': invalid(
    '请求号{requestId}已用于其他内容',
    'Request {requestId} was already used for other content',
    'I25',
  ),
  stale: {
    status: BodyStatus.stale,
    zh: '{what} {no} 已被 {name} 于 {time} {verb}，请刷新',
    en: '{what} {no} was {verb} by {name} at {time}; reload',
  },
  'changed-meanwhile': {
    status: BodyStatus.stale,
    zh: '{what} 已被 {name} 于 {time} 修改，请核对后重试',
    en: '{what} was changed by {name} at {time}; check it and try again',
  },
  'deleted-meanwhile': {
    status: BodyStatus.stale,
    zh: '{what} 已被 {name} 于 {time} 删除，仍需要时请重新新增',
    en: '{what} was deleted by {name} at {time}; add it again if it is still needed',
  },
  'no-permission': {
    status: BodyStatus.noPermission,
    zh: '没有权限：{name}',
    en: 'No permission: {name}',
  },
  'wrong-company': {
    status: BodyStatus.wrongCompany,
    zh: '您不属于该公司',
    en: 'You are not a member of this company',
  },
  'wrong-state': refused(
    '{what}{no}{state}，不能{action}',
    '{what} {no} is {state}: cannot {action}',
  ),
  'reason-required': refused('请填写{action}原因', 'Give a reason to {action}'),
  'own-work': refused('不能{action}自己提交的{what}', 'You may not {action} a {what} of your own'),
  'in-use': refused(
    '{what}{no}已被{count}个{user}使用，只能停用',
    '{what} {no} is used by {count} {user}; it can only be disabled',
  ),
  'period-locked': locked('工资期 {periodNo} 已锁定', 'Wage period {periodNo} is locked'),
  'company-closing': refused(
    '公司注销中，不能修改',
    'The company is being closed; nothing can be changed',
  ),
} as const satisfies Record<string, Refusal>;
