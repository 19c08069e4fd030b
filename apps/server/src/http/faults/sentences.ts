import type { Language } from '../../operations.ts';

/** What the transport says to a person, where no rule of the factory spoke. */
const sentences = {
  success: ['操作成功', 'Done'],
  notFound: ['请求地址未找到', 'The address was not found'],
  methodNotAllowed: ['请求方法不允许', 'The method is not allowed here'],
  tooLarge: ['请求内容过大', 'The request is too large'],
  tooMany: ['请求过于频繁，请稍后再试', 'Too many requests; try again shortly'],
  manySignIns: [
    '正在登录的人太多，请过几秒再试',
    'Too many people are signing in just now; try again in a few seconds',
  ],
  unsupportedType: ['不支持的内容类型', 'The content type is not supported'],
  inFlight: ['相同的请求正在处理，请稍候', 'The same request is being worked on; wait a moment'],
  unavailable: ['服务暂时不可用，请稍后重试', 'The service is away for a moment; try again'],
  tooSlow: [
    '查询太慢，已停止；请缩小日期或筛选范围后再试',
    'This took too long and was stopped; choose fewer days or a narrower filter and try again',
  ],
  timeout: ['请求超时', 'The request timed out'],
  notBuilt: ['该功能还没有建成', 'This is not built yet'],
  unexpected: ['服务器内部错误', 'The server failed'],
} as const satisfies Record<string, readonly [zh: string, en: string]>;

export const sentence = (name: keyof typeof sentences, language: Language): string =>
  sentences[name][language === 'en' ? 1 : 0];
