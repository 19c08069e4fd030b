import { DomainError, refusalText } from '@garment-mes/domain/refusals';
import type { Tx } from '../database/engine.ts';
import type { OperationId } from '../generated/operations.ts';
import type { Call, Services } from '../operations.ts';

/** Records that one batch call may name. */
export const MOST_IDS = 500;

export interface BatchOutcome {
  readonly okIds: string[];
  readonly fails: { id: string; text: string }[];
}

/**
 * Works on each id in a transaction of its own, in the order of the ids: what a rule refuses of one leaves
 * the others done.
 *
 * @throws {DomainError} `too-many-ids`
 */
export async function eachAlone(
  { engine }: Services,
  { scope, language }: Pick<Call<OperationId>, 'scope' | 'language'>,
  ids: readonly string[],
  work: (tx: Tx, id: string) => Promise<unknown>,
): Promise<BatchOutcome> {
  if (ids.length > MOST_IDS) throw new DomainError('too-many-ids', { max: MOST_IDS });
  const outcome: BatchOutcome = { okIds: [], fails: [] };
  for (const id of [...new Set(ids)].sort(byId)) {
    try {
      await engine.tenant(scope, (tx) => work(tx, id));
      outcome.okIds.push(id);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      outcome.fails.push({ id, text: refusalText(error, language) });
    }
  }
  return outcome;
}

const byId = (a: string, b: string): number => (BigInt(a) < BigInt(b) ? -1 : 1);
