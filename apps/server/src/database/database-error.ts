/** A refusal of the database, with its SQLSTATE. Never shown to a person as it is. */
export class DatabaseError extends Error {
  override readonly name: string = 'DatabaseError';
  readonly code: string;
  readonly constraint: string | undefined;
  readonly table: string | undefined;
  readonly detail: string | undefined;

  constructor(
    message: string,
    code: string,
    more: { constraint?: string; table?: string; detail?: string } = {},
  ) {
    super(message);
    this.code = code;
    this.constraint = more.constraint;
    this.table = more.table;
    this.detail = more.detail;
  }
}

/** The statement ran longer than its limit and was ended. */
export class QueryTimeout extends DatabaseError {
  override readonly name = 'QueryTimeoutException';

  constructor(limitMs: number) {
    super(`statement ran longer than ${limitMs} ms`, '57014');
  }
}

/** The database cannot be reached or is being reopened. */
export class DatabaseUnavailable extends DatabaseError {
  override readonly name = 'DatabaseUnavailable';

  constructor(message: string) {
    super(message, '57P03');
  }
}

/** No PostgreSQL can be started on this machine; the sentence says why. */
export class NoNativeDatabase extends Error {
  override readonly name = 'NoNativeDatabase';
}

/** The database is of a version that this one cannot go on with; the sentence says what to do. */
export class OtherVersion extends Error {
  override readonly name = 'OtherVersion';
}

/** A statement was prepared before a migration changed what it returns; a new connection knows the new form. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof DatabaseError &&
  error.code === '0A000' &&
  error.message.includes('cached plan must not change result type');

/** Failures after which the same transaction may simply be tried again. */
export const isRetryable = (error: unknown): boolean =>
  isStalePlan(error) ||
  (error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01'));
