import { BedStatus } from '@garment-mes/domain/cutting-bed';
import type { Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import { lockBed } from './cutting-bed.sql.ts';
import { refuseClaim } from './refuse-claim.ts';

const DONE: readonly BedStatus[] = [BedStatus.bundled, BedStatus.closed];

/**
 * Locks the bed and refuses a version that is no longer the current one. A bed that has its bundles
 * already passes: repeating the call is not a conflict.
 *
 * @throws {DomainError} `stale` or `record-missing`
 */
export async function requireBedVersion(
  tx: Tx,
  actor: Actor,
  id: string,
  version: number | null | undefined,
): Promise<void> {
  const bed = await lockBed(tx, actor, id);
  if (bed && (version === null || version === undefined)) return;
  if (bed && (bed.version === version || DONE.includes(bed.status))) return;
  await refuseClaim(tx, actor, { id, version: version ?? -1 }, () => undefined);
}
