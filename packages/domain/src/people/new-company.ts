import { DomainError } from '../domain-error.ts';
import { isMobile } from './personal-numbers.ts';

/** What a company begins with. */
export interface CompanyFacts {
  /** One to four capital letters and digits; printed in barcodes, never changed. */
  readonly code: string;
  readonly name: string;
  /** Name of the first administrator. */
  readonly admin: string;
  readonly phone: string;
  /** What the administrator signs in with; the phone where it is left out. */
  readonly username?: string;
}

/** What a company begins with, checked. */
export type BegunFacts = Required<CompanyFacts>;

const LONGEST_NAME = 128;
const LONGEST_PERSON = 64;
const SIGN_IN_NAME = /^[^\s]{2,64}$/;

/**
 * What a company begins with, without blanks around it and its code in capitals; the sign-in name in small letters.
 * @throws {DomainError} `required`, `too-long`, `invalid-value`
 */
export function requireCompany(given: CompanyFacts): BegunFacts {
  const facts = {
    code: given.code.trim().toUpperCase(),
    name: given.name.trim(),
    admin: given.admin.trim(),
    phone: given.phone.trim(),
    username: (given.username ?? given.phone).trim().toLowerCase(),
  };
  for (const [key, field] of Object.entries(FIELDS))
    if (facts[key as keyof BegunFacts] === '') throw new DomainError('required', { field });
  if (!/^[A-Z0-9]{1,4}$/.test(facts.code))
    throw new DomainError('invalid-value', { field: FIELDS.code });
  if (facts.name.length > LONGEST_NAME)
    throw new DomainError('too-long', { field: FIELDS.name, max: LONGEST_NAME });
  if (facts.admin.length > LONGEST_PERSON)
    throw new DomainError('too-long', { field: FIELDS.admin, max: LONGEST_PERSON });
  if (!isMobile(facts.phone)) throw new DomainError('invalid-value', { field: FIELDS.phone });
  if (!SIGN_IN_NAME.test(facts.username))
    throw new DomainError('invalid-value', { field: FIELDS.username });
  return facts;
}

const FIELDS = {
  code: { zh: '公司代码', en: 'The company code' },
  name: { zh: '公司名称', en: 'The company name' },
  admin: { zh: '管理员', en: 'The administrator' },
  phone: { zh: '手机', en: 'The phone' },
  username: { zh: '登录名', en: 'The user name' },
} as const;
