import { refusals } from '@garment-mes/domain/refusals';
import type { Language } from '../operations.ts';

const [LENGTH, OWN, COMMON] = [
  refusals['password-length'],
  refusals['password-own'],
  refusals['password-common'],
];
const lengthIn = (text: string) => text.replace('{min}', '8').replace('{max}', '128');

/** What the page of the first company says. */
export const setupWords = {
  'zh-CN': {
    title: '建立第一家公司',
    intro:
      '填好后就可以登录。部门、岗位、颜色、尺码、工序等常用资料会按这种语言一起建好，以后都能修改。',
    name: '公司名称',
    code: '公司代码',
    codeHint: '1到4个字母或数字，印在条码里，以后不能改',
    admin: '管理员姓名',
    phone: '手机',
    username: '登录名',
    usernameHint: '不填就用手机号登录',
    password: '密码',
    passwordHint: '8到128个字符，用什么字符都可以；长一点比复杂更好',
    again: '再次输入密码',
    submit: '建立公司并登录',
    needed: '请填写',
    badCode: '只能是1到4个字母或数字',
    badPhone: '请填写11位手机号',
    badUsername: '2到64个字符，不能有空格',
    different: '两次输入的密码不同',
    length: lengthIn(LENGTH.zh),
    own: OWN.zh,
    common: COMMON.zh,
    checking: '正在核对链接…',
    working: '正在建立公司，请稍候…',
    incomplete: '链接不完整。请从服务器启动时打印的那一行完整复制。',
    failed: '请检查网络设置',
    retry: '重试',
    signIn: '去登录',
    other: 'English',
  },
  en: {
    title: 'Begin your company',
    intro:
      'Then you can sign in. Departments, jobs, colours, sizes, operations and other lists are made along with it, in this language; all of it can be changed later.',
    name: 'Company name',
    code: 'Company code',
    codeHint: '1 to 4 letters or digits; printed in barcodes and never changed',
    admin: 'Name of the administrator',
    phone: 'Mobile phone',
    username: 'User name',
    usernameHint: 'Left empty, the phone number signs in',
    password: 'Password',
    passwordHint: '8 to 128 characters of any kind; longer is better than complicated',
    again: 'Password once more',
    submit: 'Begin and sign in',
    needed: 'Fill this in',
    badCode: '1 to 4 letters or digits only',
    badPhone: 'A mobile number has 11 digits',
    badUsername: '2 to 64 characters without blanks',
    different: 'The two passwords differ',
    length: lengthIn(LENGTH.en),
    own: OWN.en,
    common: COMMON.en,
    checking: 'Checking the link…',
    working: 'The company is being set up…',
    incomplete:
      'The link is incomplete. Copy the whole line that the server printed when it started.',
    failed: 'Check the network',
    retry: 'Try again',
    signIn: 'Sign in',
    other: '中文',
  },
} as const satisfies Record<Language, Record<string, string>>;
