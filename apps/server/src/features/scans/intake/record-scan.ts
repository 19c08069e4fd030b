import type { Tx } from '../../../database/engine.ts';
import type { Services } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import type { ScanAnswer } from '../scan-answer.ts';
import { reportScans } from './report-scans.ts';
import type { ScanRequest } from './scan-input.ts';

/**
 * Reports garments of one bundle at one operation. The same request id answers the same.
 *
 * @throws {DomainError} when it is refused; nothing is kept then
 */
export async function recordScan(
  services: Services,
  tx: Tx,
  actor: Actor,
  request: ScanRequest,
): Promise<ScanAnswer> {
  const [verdict] = await reportScans(services, tx, [{ actor, request }]);
  if (!verdict) throw new Error('a report was not decided');
  if (verdict.refusal) throw verdict.refusal;
  return verdict.answer;
}
