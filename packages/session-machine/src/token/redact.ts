import { SessionError } from '../session-error.ts';

/** Deeper chains of causes are not read; what they hide is not passed on either. */
const MOST_CAUSES = 5;

/** The error itself, or one that says nothing when the error mentions the secret anywhere. */
export function redacted(error: unknown, secret: string): unknown {
  const said: unknown[] = [error];
  let cause = error;
  for (let depth = 0; cause instanceof Error; depth++) {
    if (depth === MOST_CAUSES) return new SessionError('refresh-failed');
    said.push(cause.message, cause.stack, { ...cause });
    cause = cause.cause;
  }
  said.push(cause);
  try {
    if (!JSON.stringify(said).includes(secret)) return error;
  } catch {
    // What cannot be written down cannot be checked.
  }
  return new SessionError('refresh-failed');
}
