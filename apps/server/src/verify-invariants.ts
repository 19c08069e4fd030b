import { ConfigError, readConfig } from './config.ts';
import { findOffenders } from './invariants/find-offenders.ts';
import { invariants } from './invariants/invariants.ts';
import { openDatabase } from './open-database.ts';

/** Asks a database every sentence that has to hold; ends with 1 where one does not. */
const say = (line: string) => void process.stdout.write(`${line}\n`);

const config = readConfig(process.argv.slice(2), process.env);
if (config === 'help')
  throw new ConfigError('takes --data, --db and DATABASE_URL as the server does');
const database = await openDatabase({ ...config, reset: false }, say);
try {
  const broken = await findOffenders(database.engine, invariants, (number, milliseconds) =>
    say(`${number.padEnd(5)} ${(milliseconds / 1000).toFixed(1)} s`),
  );
  for (const { number, sentence, records } of broken) {
    say(`${number} does not hold: ${sentence}`);
    for (const { companyId, what } of records) say(`  company ${companyId}: ${what}`);
  }
  say(broken.length === 0 ? `all ${invariants.length} hold` : `${broken.length} do not hold`);
  process.exitCode = broken.length === 0 ? 0 : 1;
} finally {
  await database.close();
}
