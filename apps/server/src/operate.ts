import { ConfigError } from './config.ts';
import { DatabaseUnavailable, NoNativeDatabase } from './database/database-error.ts';
import { FolderLocked } from './database/lock.ts';
import { OPERATE_HELP, type Operation, operationOf } from './operate/operation.ts';
import { OperationRefused } from './operate/operation-refused.ts';

/** Operation of the server: checks, backups, and the move to another database. */
const say = (line: string) => void process.stdout.write(`${line}\n`);
const EXPECTED = [
  ConfigError,
  DatabaseUnavailable,
  FolderLocked,
  NoNativeDatabase,
  OperationRefused,
];

const [name = '--help', ...args] = process.argv.slice(2);
const operation: Operation | undefined = operationOf(name);
try {
  if (operation) process.exitCode = await operation(args, process.env, say);
  else if (name === '--help') say(OPERATE_HELP);
  else throw new ConfigError(`there is no ${name}; see --help`);
} catch (error) {
  const isExpected = EXPECTED.some((kind) => error instanceof kind);
  const text = error instanceof Error ? (isExpected ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
