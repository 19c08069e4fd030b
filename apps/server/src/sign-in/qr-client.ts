import { DomainError } from '@garment-mes/domain/refusals';
import { isProvable } from '../push/socket-proof.ts';

/** Where a phone confirms: the address in a sign-in picture, before the page's own id. */
export const QR_ADDRESS = '/login/qr/';

/** @throws {DomainError} `invalid-value` for an id that a waiting page does not make */
export function requireQrClient(clientId: string): void {
  if (!isProvable(clientId))
    throw new DomainError('invalid-value', { field: { zh: '客户端', en: 'Client' } });
}
