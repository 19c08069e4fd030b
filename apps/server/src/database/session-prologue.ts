import type { Clock } from '../clock.ts';
import type { SystemOptions, TenantScope, TransactionOptions } from './engine.ts';

const DIGITS = /^-?\d{1,19}$/;
const ZONE = /^[A-Za-z][A-Za-z0-9_+\-/]{0,63}$/;

/** Longest a writing statement of a request may run. */
const WRITE_MS = 15_000;
/** Longest a statement of a list, a report or a job may run. */
export const LONG_STATEMENT_MS = 60_000;

/** Limit of each statement of a request. */
export const limitOf = ({ readOnly, statementMs }: TransactionOptions): number =>
  statementMs ?? (readOnly ? LONG_STATEMENT_MS : WRITE_MS);

/**
 * Opens a transaction as the application role. Values are checked digits and names, never free text.
 * @param clock read for `app_now()`; the database's own time without it
 */
export function tenantPrologue(
  scope: TenantScope,
  options: TransactionOptions = {},
  clock?: Clock,
): string {
  if (!DIGITS.test(scope.companyId)) throw new Error('companyId is not a number');
  if (!DIGITS.test(scope.userId)) throw new Error('userId is not a number');
  return [
    options.readOnly ? 'begin read only' : 'begin',
    'set local role garment_app',
    `set local app.company_id = '${scope.companyId}'`,
    `set local app.user_id = '${scope.userId}'`,
    `set local timezone = '${zone(scope.timeZone)}'`,
    `set local statement_timeout = ${limitOf(options)}`,
    ...clockSetting(clock, 'set local'),
  ].join('; ');
}

/** Opens a transaction as the owner. @param clock as in `tenantPrologue` */
export function systemPrologue(options: SystemOptions = {}, clock?: Clock): string {
  return [
    options.readOnly ? 'begin read only' : 'begin',
    `set local timezone = '${zone(options.timeZone ?? 'UTC')}'`,
    `set local statement_timeout = ${options.statementMs ?? LONG_STATEMENT_MS}`,
    ...clockSetting(clock, 'set local'),
  ].join('; ');
}

/** Statements that make `app_now()` answer with the moment that the clock shows; none without a clock. */
export const clockSetting = (clock: Clock | undefined, set: 'set' | 'set local'): string[] =>
  clock ? [`${set} app.now = '${clock().toISOString()}'`] : [];

function zone(name: string): string {
  if (!ZONE.test(name)) throw new Error('time zone is not a name');
  return name;
}
