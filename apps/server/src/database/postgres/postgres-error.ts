import type pg from 'pg';
import { DatabaseError, DatabaseUnavailable, QueryTimeout } from '../database-error.ts';

/** The driver's error as the engine's. @param limitMs that the statement had */
export function translate(error: unknown, limitMs: number): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const { code = '', message = String(error), ...rest } = error as Partial<pg.DatabaseError>;
  if (code === '57014') return new QueryTimeout(limitMs);
  // No SQLSTATE (these contain a digit, EPIPE does not), or one of the classes "connection" and "operator
  // intervention".
  if (!/^(?=.*\d)[0-9A-Z]{5}$/.test(code) || /^(08|57P)/.test(code))
    return new DatabaseUnavailable(message);
  return new DatabaseError(message, code, {
    ...(rest.constraint && { constraint: rest.constraint }),
    ...(rest.table && { table: rest.table }),
    ...(rest.detail && { detail: rest.detail }),
  });
}
