import { commonPasswords, type PasswordOwner } from '@garment-mes/domain/people';
import { DomainError } from '@garment-mes/domain/refusals';
import { md5Of } from './first-password.ts';

let common: ReadonlySet<string> | undefined;

/** What pages refuse as common, in the way people write it. */
const commonMd5s = (): ReadonlySet<string> => {
  common ??= new Set(
    [...commonPasswords()].flatMap((text) =>
      /[a-z]/.test(text) ? [text, text.toUpperCase(), capitalised(text)].map(md5Of) : [md5Of(text)],
    ),
  );
  return common;
};

const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/**
 * What can be asked of a password of which only the MD5 arrives; its length is asked by the page.
 * @throws {DomainError} `password-own`, `password-common`
 */
export function requireNewMd5(md5: string, { name, username, mobile }: PasswordOwner): void {
  const own = [name, username, mobile].flatMap((text) =>
    text ? [text, text.toLowerCase(), text.toUpperCase()].map(md5Of) : [],
  );
  if (own.includes(md5)) throw new DomainError('password-own', {});
  if (md5 === md5Of('') || commonMd5s().has(md5)) throw new DomainError('password-common', {});
}
