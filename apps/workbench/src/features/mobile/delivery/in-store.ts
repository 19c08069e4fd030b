import { requireInStore } from '@garment-mes/domain/bundles';
import { DomainError, refusalText } from '@garment-mes/domain/refusals';
import type { BundleRow } from '@garment-mes/sdk/mes2';
import { failureText } from '#app/api.tsx';
import { currentLanguage } from '#app/i18n.ts';

/**
 * What the device itself knows of a bundle that is to leave the store; the rest is the server's.
 *
 * @throws {DomainError} where a bundle is another order's, on hold, or not in the store
 */
export function requireOfStore(
  { bundleLabel: bundleNo, status, holdReason, orderId }: BundleRow,
  ofOrder = orderId,
): void {
  if (orderId !== ofOrder) throw new DomainError('bundle-of-other-order', { bundleNo });
  requireInStore({ bundleNo, status, holdReason });
}

/** Why something did not work: a rule that the device asked itself, or what the server said. */
export const refusalWords = (error: unknown): string =>
  error instanceof DomainError ? refusalText(error, currentLanguage()) : failureText(error);
