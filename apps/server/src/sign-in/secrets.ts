import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 random bits, as URL-safe text. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token or code: enough to recognise it, not to use it. */
export const hashOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** A token that only the holder of `parent` and the family's own secret can arrive at. */
export const derive = (familySecret: string, purpose: 'access' | 'refresh', parent: string) =>
  createHmac('sha256', familySecret).update(`${purpose}:${parent}`).digest('base64url');
