import { DomainError } from '@garment-mes/domain/refusals';
import { FileAnswer } from '../http/answers/file-answer.ts';
import type { Feature } from '../operations.ts';
import type { AllowedOrigins } from './callbacks.ts';
import { QR_ADDRESS, requireQrClient } from './qr-client.ts';
import { qrPng } from './qr-png.ts';

/** The picture by which a phone signs a waiting page in. */
export const qrSignIn =
  (origins: () => AllowedOrigins): Feature<'getSignInQr'> =>
  () => ({
    async getSignInQr({ path: { clientId }, client }) {
      requireQrClient(clientId);
      // The picture leads a phone somewhere: only to an address this installation answers at.
      if (!origins().has(client.called)) throw new DomainError('callback-not-allowed', {});
      return new FileAnswer(
        'image/png',
        qrPng(`${client.called}${QR_ADDRESS}${clientId}`),
      ) as never;
    },
  });
