import { createHash } from 'node:crypto';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../database/engine.ts';
import type { Actor } from './actor.ts';

/** Digest of the content of a request: another content under the same id is refused. */
export const hashOf = (payload: unknown): string =>
  createHash('sha256').update(JSON.stringify(payload)).digest('hex');

/**
 * Claims a device's request id. An id that is being worked on makes this wait for its end; one that is
 * done hands back the answer it got, read in a second statement because the first may not see it yet.
 *
 * @returns the stored answer, `undefined` when the work is ours to do
 * @throws {DomainError} `request-reused` when the id came with other content before
 */
export async function claimRequest<Answer>(
  tx: Tx,
  { companyId }: Actor,
  requestId: string,
  payload: unknown,
): Promise<Answer | undefined> {
  const hash = hashOf(payload);
  const claimed = await tx.run(sql`
    insert into mes2.scan_request (company_id, request_id, payload_hash)
    values (${companyId}, ${requestId}, ${hash}) on conflict do nothing`);
  if (claimed > 0) return undefined;
  const known = await tx.one<{ payloadHash: string; response: Answer }>(sql`
    select payload_hash, response from mes2.scan_request
    where company_id = ${companyId} and request_id = ${requestId}`);
  if (known?.payloadHash !== hash) throw new DomainError('request-reused', { requestId });
  return known.response;
}

export const keepAnswer = (
  tx: Tx,
  { companyId }: Actor,
  requestId: string,
  answer: object,
): Promise<number> =>
  tx.run(sql`
    update mes2.scan_request set response = ${JSON.stringify(answer)}::json
    where company_id = ${companyId} and request_id = ${requestId}`);
