import { BodyStatus, invalid, type Refusal, refused } from './refusal.ts';

/** Refusals of the sign-in page and of what follows it. */
export const signInRefusals = {
  'wrong-credentials': refused('用户名或密码错误', 'Wrong user name or password'),
  'too-many-tries': refused('尝试过多，请{seconds}秒后再试', 'Too many tries; wait {seconds} s'),
  'account-disabled': refused('账号已被停用', 'This account is disabled'),
  'first-password': {
    status: BodyStatus.noPermission,
    zh: '请先修改初始密码',
    en: 'Change your first password before anything else',
  },
  'password-length': invalid(
    '密码为{min}到{max}个字符',
    'A password has {min} to {max} characters',
  ),
  'password-own': invalid(
    '密码不能是自己的姓名、手机号或登录名',
    'A password is not the own name, phone or sign-in name',
  ),
  'password-common': invalid(
    '这个密码太常见，容易被猜到，请换一个',
    'This password is common and soon guessed; choose another one',
  ),
  'password-same': invalid('新密码与当前密码相同', 'The new password is the present one'),
  'password-of-own': refused('自己的密码请用“修改密码”', 'Change your own password yourself'),
  'password-of-admin': refused(
    '{name}是管理员，密码只能由平台重设',
    '{name} is an administrator, whose password the platform alone resets',
  ),
  'password-elsewhere': refused(
    '{name}还属于别的公司，密码只能由平台重设',
    '{name} belongs to another company as well: the platform alone resets the password',
  ),
  'callback-not-allowed': invalid('回调地址不允许', 'This return address is not allowed'),
  'code-spent': invalid(
    '授权码无效或已使用，请重新登录',
    'The sign-in code is spent; sign in again',
  ),
  'setup-link-spent': refused(
    '链接无效、已使用或已过期，请重新启动服务器，用它打印的新链接',
    'This link is wrong, used or out of date; start the server again and use the new one it prints',
  ),
  'company-begun': refused('已经有公司了，请登录', 'There is a company already; sign in'),
} as const satisfies Record<string, Refusal>;
