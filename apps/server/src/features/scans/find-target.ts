import { readBarcode, scannedCode } from '@garment-mes/domain/bundles';
import { DomainError } from '@garment-mes/domain/refusals';
import type { Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import { cardOutOfUse, requireInUse } from '../../records/cards/named-card.sql.ts';
import { companyOf } from './company.sql.ts';
import {
  bundleByBarcode,
  bundleOfProcess,
  bundleOnCard,
  type NamedBundle,
} from './scan-target.sql.ts';

export interface ScanTarget extends NamedBundle {
  /** Operation named by the request; undefined lets the server find it. */
  readonly orderProcessId?: string | undefined;
  /** Sequence number of the scanned coupon. */
  readonly couponSeq?: number | undefined;
}

const BUNDLE_SHAPED = /^B[0-9A-Z]{12,}(-\d+)?$/;

/** @throws {DomainError} `barcode-broken`, `barcode-foreign`, `barcode-unknown`, `card-out-of-use` or `record-missing` */
export async function findTarget(
  tx: Tx,
  actor: Actor,
  {
    id,
    barcode,
  }: { readonly id?: string | null | undefined; readonly barcode?: string | null | undefined },
): Promise<ScanTarget> {
  if (id) {
    const found = await bundleOfProcess(tx, actor, id);
    if (!found) throw new DomainError('record-missing', { what: '扎号工序' });
    return found;
  }
  const { text, code } = scannedText(barcode);
  if (code) {
    const company = await companyOf(tx, actor);
    if (company) requireOwnCode(code, company);
    const bundle = await bundleByBarcode(tx, actor, code.bundle);
    if (bundle) return { ...bundle, couponSeq: code.couponSeq };
  }
  const carried = text ? await bundleOnCard(tx, actor, text) : undefined;
  if (carried) return carried;
  const card = text ? await cardOutOfUse(tx, actor.companyId, text) : undefined;
  if (card) requireInUse(card);
  throw new DomainError('barcode-unknown', {});
}

/** A text as it was scanned: cards and tickets are read in any case and width. @throws {DomainError} `barcode-broken` when its check sign is wrong */
export function scannedText(barcode: string | null | undefined) {
  const text = scannedCode(barcode ?? '');
  const code = readBarcode(text);
  if (!code && BUNDLE_SHAPED.test(text)) throw new DomainError('barcode-broken', {});
  return { text, code };
}

/** @throws {DomainError} `barcode-foreign` */
export function requireOwnCode(
  { companyCode }: { readonly companyCode: string },
  company: { readonly code: string; readonly shortName: string },
): void {
  if (companyCode === company.code) return;
  throw new DomainError('barcode-foreign', { company: company.shortName });
}
