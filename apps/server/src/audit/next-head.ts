import { createHash } from 'node:crypto';

/** Head of a chain before its first link. */
export const NO_HEAD = '0'.repeat(64);

/** A link's head binds its entry's digest to everything before it; both are SHA-256 in hex. */
export const nextHead = (head: string, digest: string): string =>
  createHash('sha256').update(`${head}${digest}`).digest('hex');
