import { findOffenders } from '../invariants/find-offenders.ts';
import { invariants } from '../invariants/invariants.ts';
import type { Environment, Said } from './operation.ts';
import { configOf, withDatabase } from './with-database.ts';

/** Asks a database every sentence that has to hold, and names what breaks one; 1 when one does not hold. */
export const verifyInvariants = (
  args: readonly string[],
  env: Environment,
  say: Said,
): Promise<number> =>
  withDatabase(configOf(args, env), say, async (engine) => {
    const broken = await findOffenders(engine, invariants, (number, milliseconds) =>
      say(`${number.padEnd(5)} ${(milliseconds / 1000).toFixed(1)} s`),
    );
    for (const { number, sentence, records } of broken) {
      say(`${number} does not hold: ${sentence}`);
      for (const { companyId, what } of records) say(`  company ${companyId}: ${what}`);
    }
    say(broken.length === 0 ? `all ${invariants.length} hold` : `${broken.length} do not hold`);
    return broken.length === 0 ? 0 : 1;
  });
