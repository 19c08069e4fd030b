import { DomainError, refusalRule, refusalStatus, refusalText } from '@garment-mes/domain/refusals';
import { DatabaseError, DatabaseUnavailable, QueryTimeout } from '../../database/database-error.ts';
import type { Language } from '../../operations.ts';
import { LaneFull } from '../../sign-in/tries/lane.ts';
import { HttpProblem } from './http-problem.ts';
import { invalidInput } from './invalid-input.ts';
import { sentence } from './sentences.ts';

export interface Failure {
  readonly http: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Something that a developer must look at, not a refusal. */
  readonly unexpected?: boolean;
}

/** The one place where an error becomes an answer. No statement, path or stack reaches a person. */
export function failureOf(error: unknown, language: Language, requestId: string): Failure {
  const plain = asRefusal(error);
  if (plain instanceof DomainError) {
    const text = refusalText(plain, language);
    const message = refusalRule(plain) ?? text;
    return { http: 200, body: { status: refusalStatus(plain), message, data: text } };
  }
  if (error instanceof HttpProblem)
    return { http: error.status, body: error.body, headers: error.headers };
  if (error instanceof QueryTimeout) {
    const message = `QueryTimeoutException: ${error.message}`;
    return { http: 200, body: { status: 9999, message, data: sentence('tooSlow', language) } };
  }
  if (error instanceof DatabaseUnavailable || (error instanceof DatabaseError && isAway(error)))
    return transport(503, sentence('unavailable', language), { 'retry-after': '2' });
  if (error instanceof LaneFull)
    return transport(429, sentence('manySignIns', language), { 'retry-after': '3' });
  return fromFastify(error, language) ?? unexpected(language, requestId);
}

/** Refusals of the database that mean a refusal of ours. */
function asRefusal(error: unknown): unknown {
  if (error instanceof DatabaseError) {
    if (error.code === '23505')
      return new DomainError('already-used', { field: { zh: '记录', en: 'Record' } });
    if (error.code === '23503')
      return new DomainError('record-missing', { what: { zh: '关联记录', en: 'Linked record' } });
    if (/^(22|23)/.test(error.code))
      return new DomainError('invalid-value', { field: { zh: '输入', en: 'Input' } });
    if (error.code === '42501')
      return new DomainError('no-permission', { name: { zh: '数据', en: 'data' } });
  }
  return invalidInput(error) ?? error;
}

const isAway = ({ code }: DatabaseError) => /^(53|57P|08)/.test(code);

const transport = (http: number, message: string, headers = {}): Failure => ({
  http,
  body: { status: http, message, data: null },
  headers,
});

function fromFastify(error: unknown, language: Language): Failure | undefined {
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413)
    return transport(413, sentence('tooLarge', language));
  if (statusCode === 415) return transport(415, sentence('unsupportedType', language));
  if (statusCode === 408) return transport(408, sentence('timeout', language));
  if (statusCode === 404) return transport(404, sentence('notFound', language));
  return undefined;
}

const unexpected = (language: Language, requestId: string): Failure => ({
  ...transport(500, `${sentence('unexpected', language)} ${requestId}`),
  unexpected: true,
});
