import { readFileSync, writeFileSync } from 'node:fs';
import { sealAudit } from '../audit/seal.sql.ts';
import { type AuditProblem, type ChainHead, verifyChains } from '../audit/verify-chains.ts';
import { prepareSchema } from '../prepare.ts';
import type { Environment, Said } from './operation.ts';
import { OperationRefused } from './operation-refused.ts';
import { ownFlags } from './own-flags.ts';
import { configOf, withDatabase } from './with-database.ts';

/** Walks the chains of the logs; 1 when an entry was altered, removed or slipped in. */
export async function verifyAudit(
  args: readonly string[],
  env: Environment,
  say: Said,
): Promise<number> {
  const { own, rest } = ownFlags(args, ['heads', 'write']);
  const recorded = own.heads === undefined ? [] : readHeads(own.heads);
  const { heads, problems } = await withDatabase(configOf(rest, env), say, async (engine) => {
    await prepareSchema(engine);
    await sealAudit(engine);
    return verifyChains(engine, recorded);
  });
  for (const { log, owner, seq, head } of heads)
    say(`${nameOf(log, owner).padEnd(32)} ${seq.padStart(8)} entries  ${head}`);
  for (const problem of problems) say(sentence(problem));
  say(problems.length === 0 ? 'every chain holds' : `${problems.length} places do not hold`);
  if (own.write !== undefined && problems.length === 0)
    writeFileSync(own.write, `${JSON.stringify(heads, undefined, 1)}\n`);
  return problems.length === 0 ? 0 : 1;
}

const nameOf = (log: string, owner: string) =>
  log === 'security' ? 'security log' : `business log of ${owner}`;

const sentence = ({ log, owner, rowId, what }: AuditProblem) =>
  `${nameOf(log, owner)}: ${what}${rowId === undefined ? '' : ` (${rowId})`}`;

function readHeads(path: string): ChainHead[] {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ChainHead[];
  } catch (error) {
    throw new OperationRefused(
      `the heads in ${path} cannot be read (${error instanceof Error ? error.message : error})`,
    );
  }
}
