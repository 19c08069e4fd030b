import { timingSafeEqual } from 'node:crypto';
import { DomainError } from '@garment-mes/domain/refusals';
import { hashOf } from './secrets.ts';

/** SHA-256 in base64url: what S256 of RFC 7636 makes of a secret. */
const S256 = /^[A-Za-z0-9_-]{43}$/;
const STATE = /^[A-Za-z0-9._~-]{1,128}$/;
const VERIFIER = /^[A-Za-z0-9._~-]{43,128}$/;

/**
 * Reads the challenge of a page from the address of the sign-in page.
 *
 * @returns `undefined` where nothing is offered
 * @throws {DomainError} `invalid-value` for a method other than S256 and for what no S256 makes
 */
export function readChallenge(challenge: unknown, method: unknown): string | undefined {
  if (challenge === undefined && method === undefined) return undefined;
  if (method !== 'S256' || typeof challenge !== 'string' || !S256.test(challenge))
    throw new DomainError('invalid-value', { field: 'code_challenge' });
  return challenge;
}

/**
 * Reads the state of a page from the address of the sign-in page: it goes back with the code.
 *
 * @returns `undefined` where there is none
 * @throws {DomainError} `invalid-value` for what stands in no address as it is
 */
export function readState(state: unknown): string | undefined {
  if (state === undefined) return undefined;
  if (typeof state !== 'string' || !STATE.test(state))
    throw new DomainError('invalid-value', { field: 'state' });
  return state;
}

/**
 * Whether who brings a code is who asked for it. A code made without a challenge takes no secret either:
 * its sender had offered a challenge, and somebody removed it on the way.
 */
export function provesChallenge(challenge: string | null, verifier: string | undefined): boolean {
  if (challenge === null || verifier === undefined)
    return challenge === null && verifier === undefined;
  if (!VERIFIER.test(verifier)) return false;
  const made = Buffer.from(hashOf(verifier));
  const kept = Buffer.from(challenge);
  return made.length === kept.length && timingSafeEqual(made, kept);
}
