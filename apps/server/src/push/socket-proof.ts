import { createHash, timingSafeEqual } from 'node:crypto';

/** What the server answers with; the other sub-protocols of a page carry its proofs. */
export const SOCKET_PROTOCOL = 'garment-mes';

/** An id that is the SHA-256 of a secret, in base64url: it may stand in a picture. */
const PROVABLE = /^pcQrCodeLogin([A-Za-z0-9_-]{43})$/;
const PROOF = /^proof\.([A-Za-z0-9._~-]{43,128})$/;
const CHALLENGE = /^challenge\.([A-Za-z0-9_-]{43})$/;

/** Whether a socket of this id has to bring the secret behind it. */
export const isProvable = (clientId: string): boolean => PROVABLE.test(clientId);

export interface SocketProof {
  /** The page knows the secret that its id is the hash of. */
  readonly isProven: boolean;
  /** S256 of the secret with which the page will bring a sign-in code, where it waits for one. */
  readonly challenge: string | undefined;
}

/** Reads what a page proves from the sub-protocols it offers: they stand in no address and no log. */
export function readProof(clientId: string, protocols: string | undefined): SocketProof {
  const offered = (protocols ?? '').split(',').map((each) => each.trim());
  const one = (pattern: RegExp) => offered.map((each) => pattern.exec(each)?.[1]).find(Boolean);
  const hash = PROVABLE.exec(clientId)?.[1];
  const secret = one(PROOF);
  const isProven =
    hash !== undefined &&
    secret !== undefined &&
    timingSafeEqual(
      Buffer.from(createHash('sha256').update(secret).digest('base64url')),
      Buffer.from(hash),
    );
  return { isProven, challenge: isProven ? one(CHALLENGE) : undefined };
}
