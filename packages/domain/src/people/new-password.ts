import { DomainError } from '../domain-error.ts';
import { isCommonPassword } from './common-passwords.ts';

/** What is known of whoever chooses a password. */
export interface PasswordOwner {
  readonly name?: string | null | undefined;
  readonly username?: string | null | undefined;
  readonly mobile?: string | null | undefined;
}

const LENGTH = { min: 8, max: 128 };

/**
 * What a new password has to be: long enough, not soon guessed. Which signs it is made of is nobody's business.
 * @throws {DomainError} `password-length`, `password-own`, `password-common`
 */
export function requireNewPassword(password: string, owner: PasswordOwner): void {
  const length = [...password].length;
  if (length < LENGTH.min || length > LENGTH.max) throw new DomainError('password-length', LENGTH);
  const own = [owner.name, owner.username, owner.mobile].map((text) => text?.toLowerCase());
  if (own.includes(password.toLowerCase())) throw new DomainError('password-own', {});
  if (isCommonPassword(password)) throw new DomainError('password-common', {});
}
