// Stand in when the service, which words its refusals itself, has sent no words.
const FAILED_ZH = '操作失败';
const FAILED_EN = 'The action failed';
const SIGN_IN_ZH = '请重新登录';
const SIGN_IN_EN = 'Please sign in again';

/**
 * Every way a call can fail: the sentence shown when the server sent none, and the statuses of the
 * envelope (HTTP 200) or of HTTP that mean it.
 * @see docs/errors.md
 */
const KINDS = {
  /** The input is wrong, or the record does not exist. */
  invalid: [FAILED_ZH, FAILED_EN, 10009],
  /** A rule of the factory refuses; also every status that has no kind of its own. */
  business: [FAILED_ZH, FAILED_EN, 10202],
  /** The right is missing. */
  permission: [FAILED_ZH, FAILED_EN, 10401],
  /** The record or its period is locked. */
  locked: [FAILED_ZH, FAILED_EN, 10402],
  /** Someone else changed the record meanwhile. */
  stale: [FAILED_ZH, FAILED_EN, 10102],
  /** The company named by the call is not the person's. */
  company: [FAILED_ZH, FAILED_EN, 12021],
  /** The server did not expect this. */
  unexpected: [FAILED_ZH, FAILED_EN, 9999],
  /** The database took too long: the message names QueryTimeoutException. */
  'query-timeout': ['请求超时！', 'The query timed out'],
  /** The time of the call is over. */
  timeout: ['请求超时', 'The request timed out'],
  /** No answer came. */
  network: ['请检查网络设置', 'Please check the network'],
  /** Something before the service answered. */
  gateway: ['服务器网关错误', 'Bad gateway', 502, 503, 504],
  /** The address is not one of the service. */
  'not-found': ['请求地址未找到', 'The address was not found', 404, 405],
  /** No token to be had, or four refused in a row: the person has to sign in. */
  unauthorised: [SIGN_IN_ZH, SIGN_IN_EN, 401],
  /** The refresh token or the code is refused. */
  'invalid-grant': [SIGN_IN_ZH, SIGN_IN_EN],
  /** The same creation is still being worked on. */
  conflict: [FAILED_ZH, FAILED_EN, 409],
  /** The body or the file is too large. */
  'too-large': ['内容过大', 'This is too large', 413],
  /** Too many calls. */
  'too-many': ['操作过于频繁', 'Too many requests', 429],
  /** Any other HTTP status. */
  server: ['服务器内部错误', 'The server failed', 500],
  /** The answer cannot be read: no JSON, no envelope. */
  decode: ['服务器返回的内容无法识别', 'The answer could not be read'],
  /** The call was made wrongly: a path parameter is missing, a query value has no wire form. */
  request: [FAILED_ZH, FAILED_EN],
  /** The caller cancelled. Shown to nobody. */
  aborted: [FAILED_ZH, FAILED_EN],
} as const satisfies Record<string, readonly [zh: string, en: string, ...statuses: number[]]>;

/** One of the ways a call can fail. The list is closed. */
export type ErrorKind = keyof typeof KINDS;

/** All kinds, in the order of docs/errors.md. */
export const errorKinds = /* @__PURE__ */ Object.keys(KINDS) as readonly ErrorKind[];

/** The sentence of a kind: English for an English session, Chinese otherwise. */
export const textOf = (kind: ErrorKind, language: string | undefined): string =>
  KINDS[kind][language?.startsWith('en') ? 1 : 0];

/** Kind of a status of the envelope or of HTTP. */
export const kindOfStatus = (status: number): ErrorKind =>
  errorKinds.find((kind) => (KINDS[kind] as readonly unknown[]).includes(status)) ??
  (status < 600 ? 'server' : 'business');
