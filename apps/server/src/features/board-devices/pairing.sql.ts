import { randomInt } from 'node:crypto';
import { DomainError } from '@garment-mes/domain/refusals';
import { type Engine, sql } from '../../database/engine.ts';
import type { Client } from '../../operations.ts';
import { hashOf } from '../../sign-in/secrets.ts';

const DIGITS = 6;
const CODE_SECONDS = 300;
const WRONG_TRIES = 5;
const WAIT_MINUTES = 10;

/** A screen that waits to be paired. */
export interface Waiting {
  readonly clientId: string;
  /** Origin of the page on the screen: the sign-in code is good there only. */
  readonly origin: string;
}

/** A new code for a screen; the one it had before is void. */
export async function newPairingCode(
  engine: Engine,
  { clientId, origin }: Waiting,
  now: Date,
  timeZone: string,
): Promise<{ pairCode: string; expireDate: string }> {
  const pairCode = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const made = await engine.system(
    async (tx) => {
      await tx.run(sql`
        delete from platform.board_pairing where client_id = ${clientId} or expire_date < ${now}`);
      return tx.one<{ expireDate: string }>(sql`
        insert into platform.board_pairing (code_hash, client_id, origin, expire_date)
        values (${hashOf(pairCode)}, ${clientId}, ${origin},
          ${now}::timestamptz + make_interval(secs => ${CODE_SECONDS}::int))
        on conflict (code_hash) do nothing returning expire_date`);
    },
    { timeZone },
  );
  // Another screen shows these digits just now.
  return made ? { pairCode, ...made } : newPairingCode(engine, { clientId, origin }, now, timeZone);
}

/**
 * Takes a code, once. Tries are counted before the code is looked at, for the address and for the person.
 * @throws {DomainError} `too-many-attempts`, `pairing-expired`
 */
export async function takePairingCode(
  engine: Engine,
  pairCode: string,
  userId: string,
  { ip }: Client,
  now: Date,
): Promise<Waiting> {
  const keys = [`pair address ${ip}`, `pair person ${userId}`];
  const tries = await engine.system((tx) =>
    tx.all<{ failures: number }>(sql`
      insert into platform.login_attempt as a (key, failures, last_date)
      select key, 1, ${now} from unnest(${keys}::text[]) as key
      on conflict (key) do update set
        failures = case
          when a.last_date < ${now}::timestamptz - make_interval(mins => ${WAIT_MINUTES}::int) then 1
          else a.failures + 1 end,
        last_date = case when a.failures >= ${WRONG_TRIES}::int
            and a.last_date >= ${now}::timestamptz - make_interval(mins => ${WAIT_MINUTES}::int)
          then a.last_date else ${now} end
      returning failures`),
  );
  if (tries.some(({ failures }) => failures > WRONG_TRIES))
    throw new DomainError('too-many-attempts', { minutes: WAIT_MINUTES });
  const found = await engine.system(async (tx) => {
    const taken = await tx.one<Waiting>(sql`
      delete from platform.board_pairing
      where code_hash = ${hashOf(pairCode.replaceAll(' ', ''))} and expire_date >= ${now}
      returning client_id, origin`);
    if (taken)
      await tx.run(sql`delete from platform.login_attempt where key = any(${keys}::text[])`);
    return taken;
  });
  if (!found) throw new DomainError('pairing-expired', {});
  return found;
}
