import { createHash, randomInt } from 'node:crypto';

/** Signs that are not mistaken for each other when they are read out. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 12;

/** A password to hand over: shown once, changed at the first sign-in. */
export const newFirstPassword = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** What the sign-in page would send of it. */
export const md5Of = (password: string): string => createHash('md5').update(password).digest('hex');
