import type { Env } from '../env/ports.ts';

/** What a server answers with when it takes the proofs beside it. */
const PROTOCOL = 'garment-mes';

export interface OwnChannel {
  /** Stands in addresses and pictures; whoever reads it cannot open a socket of this id. */
  readonly clientId: string;
  /** Sub-protocols of a socket of this id: they carry the secret that the id is the SHA-256 of. */
  readonly protocols: readonly string[];
}

/**
 * Draws a channel that only this page can open.
 *
 * @param challenge S256 of the secret with which the page will bring a sign-in code, when it waits for one
 */
export function ownChannel(
  { randomId, sha256 }: Pick<Env, 'randomId' | 'sha256'>,
  challenge?: string,
): OwnChannel {
  const secret = `${randomId()}${randomId()}`;
  return {
    clientId: `pcQrCodeLogin${sha256(secret)}`,
    protocols: [
      PROTOCOL,
      `proof.${secret}`,
      ...(challenge === undefined ? [] : [`challenge.${challenge}`]),
    ],
  };
}
