/**
 * Every way a call can fail, with the sentence shown when the server sent none.
 * @see docs/errors.md
 */
const TEXTS = {
  /** 10009: the input is wrong, or the record does not exist. */
  invalid: ['输入有误', 'Some input is not valid'],
  /** 10202 and every status without a kind of its own: a rule of the factory refuses. */
  business: ['操作失败', 'The action failed'],
  /** 10401: the right is missing. */
  permission: ['没有权限', 'You may not do this'],
  /** 10402: the record or its period is locked. */
  locked: ['已锁定', 'This is locked'],
  /** 10102: someone else changed the record meanwhile. */
  stale: ['数据已被他人修改，请刷新后重试', 'Someone else changed this, please refresh'],
  /** 12021: the company named by the call is not the person's. */
  company: ['请重新选择企业', 'Please choose the company again'],
  /** 9999: the server did not expect this. */
  unexpected: ['操作失败', 'The action failed'],
  /** The database took too long: the message names QueryTimeoutException. */
  'query-timeout': ['请求超时！', 'The query took too long'],
  /** The time of the call is over. */
  timeout: ['请求超时', 'The request timed out'],
  /** No answer came. */
  network: ['请检查网络设置', 'Please check the network'],
  /** 502, 503, 504: something before the service answered. */
  gateway: ['服务器网关错误', 'Bad gateway'],
  /** 404, 405: the address is not one of the service. */
  'not-found': ['请求地址未找到', 'The address was not found'],
  /** 401, or no token to be had: the person has to sign in. */
  unauthorised: ['请重新登录', 'Please sign in again'],
  /** 400 invalid_grant: the refresh token or the code is refused. */
  'invalid-grant': ['请重新登录', 'Please sign in again'],
  /** 409: the same creation is still being worked on. */
  conflict: ['请求正在处理，请稍候', 'This is being worked on, please wait'],
  /** 413: the body or the file is too large. */
  'too-large': ['内容过大', 'This is too large'],
  /** 429: too many calls. */
  'too-many': ['操作过于频繁，请稍后再试', 'Too many requests, please wait'],
  /** Any other HTTP status. */
  server: ['服务器内部错误', 'The server failed'],
  /** The answer cannot be read: no JSON, no envelope. */
  decode: ['服务器返回的内容无法识别', 'The answer could not be read'],
  /** The call was made wrongly: a path parameter is missing, a query value has no wire form. */
  request: ['请求参数有误', 'The request is not complete'],
  /** The caller cancelled. Shown to nobody. */
  aborted: ['已取消', 'Cancelled'],
} as const satisfies Record<string, readonly [zh: string, en: string]>;

export type ErrorKind = keyof typeof TEXTS;

/** All kinds, in the order of docs/errors.md. */
export const errorKinds = /* @__PURE__ */ Object.keys(TEXTS) as readonly ErrorKind[];

/** The sentence of a kind: English for an English session, Chinese otherwise. */
export const textOf = (kind: ErrorKind, language: string | undefined): string =>
  TEXTS[kind][language?.startsWith('en') ? 1 : 0];

const STATUSES: Readonly<Record<number, ErrorKind>> = {
  400: 'server',
  401: 'unauthorised',
  404: 'not-found',
  405: 'not-found',
  409: 'conflict',
  413: 'too-large',
  429: 'too-many',
  500: 'server',
  502: 'gateway',
  503: 'gateway',
  504: 'gateway',
  9999: 'unexpected',
  10009: 'invalid',
  10102: 'stale',
  10202: 'business',
  10401: 'permission',
  10402: 'locked',
  12021: 'company',
};

/** Kind of a status of the envelope (HTTP 200) or of HTTP. */
export const kindOfStatus = (status: number): ErrorKind =>
  STATUSES[status] ?? (status < 600 ? 'server' : 'business');
