import { readFileSync } from 'node:fs';
import { account } from './account.ts';
import { backup } from './backup.ts';
import { checkIsolation } from './check-isolation.ts';
import { company } from './company.ts';
import { graduate } from './graduate.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyAudit } from './verify-audit.ts';
import { verifyInvariants } from './verify-invariants.ts';

export type Environment = Readonly<Record<string, string | undefined>>;
export type Said = (line: string) => void;

/** @returns the exit code: 0 when everything is as it has to be */
export type Operation = (args: readonly string[], env: Environment, say: Said) => Promise<number>;

export const OPERATE_HELP = readFileSync(
  new URL('./operate-help.txt', import.meta.url),
  'utf8',
).trimEnd();

const OPERATIONS: ReadonlyMap<string, Operation> = new Map([
  ['company', company],
  ['account', account],
  ['backup', backup],
  ['restore', restoreBackup],
  ['graduate', graduate],
  ['verify-audit', verifyAudit],
  ['check-isolation', checkIsolation],
  ['verify-invariants', verifyInvariants],
]);

/** @returns `undefined` for a name that is none */
export const operationOf = (name: string): Operation | undefined => OPERATIONS.get(name);
