import { DomainError } from '@garment-mes/domain/refusals';

/** Where a phone confirms: the address in a sign-in picture, before the page's own id. */
export const QR_ADDRESS = '/login/qr/';

/** A waiting page's id: drawn by the page itself, at least 80 bits of it. */
const CLIENT_ID = /^pcQrCodeLogin[A-Za-z0-9_-]{16,51}$/;

/** Random signs before the challenge of a page that offered one; without one an id is shorter. */
const BEFORE_CHALLENGE = 'pcQrCodeLogin'.length + 8;
const WITH_CHALLENGE = BEFORE_CHALLENGE + 43;

/** What the waiting page will prove when it brings the code: its id ends in it. */
export const challengeOf = (clientId: string): string | undefined =>
  clientId.length === WITH_CHALLENGE ? clientId.slice(BEFORE_CHALLENGE) : undefined;

/** @throws {DomainError} `invalid-value` for an id that a waiting page does not make */
export function requireQrClient(clientId: string): void {
  if (!CLIENT_ID.test(clientId))
    throw new DomainError('invalid-value', { field: { zh: '客户端', en: 'Client' } });
}
