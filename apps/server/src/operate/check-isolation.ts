import { readIsolation } from '../database/catalog-check.ts';
import { shownWithoutCompany } from '../database/catalog-holes.ts';
import type { Environment, Said } from './operation.ts';
import { configOf, withDatabase } from './with-database.ts';

/** Says whether companies are kept apart in a database as it stands; 1 when something is not as it has to be. */
export const checkIsolation = (
  args: readonly string[],
  env: Environment,
  say: Said,
): Promise<number> =>
  withDatabase(configOf(args, env), say, async (engine) => {
    const { tables, complaints } = await readIsolation(engine);
    const shown = await engine.system(shownWithoutCompany);
    for (const complaint of complaints) say(complaint);
    for (const name of shown) say(`${name} shows rows without a company`);
    const wrong = complaints.length + shown.length;
    say(
      wrong === 0
        ? `${tables} tables keep companies apart`
        : `${wrong} places do not keep companies apart`,
    );
    return wrong === 0 ? 0 : 1;
  });
