import { randomInt } from 'node:crypto';
import { DomainError } from '@garment-mes/domain/refusals';
import { type Engine, sql } from '../../database/engine.ts';
import { lineOf } from '../../http/client-address.ts';
import type { Client } from '../../operations.ts';
import { hashOf } from '../../sign-in/secrets.ts';
import { countAt, giveBackAt } from '../../sign-in/tries/pace.sql.ts';

const DIGITS = 6;
const CODE_SECONDS = 300;
/** Codes that one person may try. */
const OF_PERSON = { atOnce: 5, secondsEach: 120 };
/** Codes tried from one address, which a whole factory shares. */
const OF_ADDRESS = { atOnce: 60, secondsEach: 10 };

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
  const paces = [
    { ...OF_PERSON, key: hashOf(`pair person ${userId}`) },
    { ...OF_ADDRESS, key: hashOf(`pair address ${lineOf(ip)}`) },
  ];
  const wait = await engine.system((tx) => countAt(tx, paces));
  if (wait > 0) throw new DomainError('too-many-attempts', { minutes: Math.ceil(wait / 60) });
  const found = await engine.system(async (tx) => {
    const taken = await tx.one<Waiting>(sql`
      delete from platform.board_pairing
      where code_hash = ${hashOf(pairCode.replaceAll(' ', ''))} and expire_date >= ${now}
      returning client_id, origin`);
    if (taken) await giveBackAt(tx, paces);
    return taken;
  });
  if (!found) throw new DomainError('pairing-expired', {});
  return found;
}
