import { sealAudit } from '../audit/seal.sql.ts';
import { verifyChains } from '../audit/verify-chains.ts';
import type { Engine } from '../database/engine.ts';
import type { Broken } from '../invariants/find-offenders.ts';
import type { Said } from './operation.ts';

/** @returns whether every invariant holds */
export function reportBroken(broken: readonly Broken[], say: Said): boolean {
  for (const { number, sentence } of broken) say(`${number} does not hold: ${sentence}`);
  return broken.length === 0;
}

/** @returns whether every chain of the logs holds */
export async function reportChains(engine: Engine, say: Said): Promise<boolean> {
  await sealAudit(engine);
  const { heads, problems } = await verifyChains(engine);
  say(`logs          ${heads.length} chains, ${problems.length} places that do not hold`);
  return problems.length === 0;
}
