import { invalid, type Refusal, refused } from './refusal.ts';

/** Refusals of the sign-in page and of what follows it. */
export const signInRefusals = {
  'wrong-credentials': refused('用户名或密码错误', 'Wrong user name or password'),
  'too-many-tries': refused('尝试过多，请{seconds}秒后再试', 'Too many tries; wait {seconds} s'),
  'account-disabled': refused('账号已被停用', 'This account is disabled'),
  'callback-not-allowed': invalid('回调地址不允许', 'This return address is not allowed'),
  'code-spent': invalid(
    '授权码无效或已使用，请重新登录',
    'The sign-in code is spent; sign in again',
  ),
} as const satisfies Record<string, Refusal>;
