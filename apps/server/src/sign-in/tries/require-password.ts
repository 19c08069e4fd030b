import type { Engine } from '../../database/engine.ts';
import type { Client } from '../../operations.ts';
import { verifyPassword } from '../password.ts';
import { newSecret } from '../secrets.ts';
import { admit, countTry, takeBack } from './count-try.sql.ts';
import { LaneFull } from './lane.ts';

/** Whose password is asked for. */
export interface Asked {
  readonly id: string;
  readonly passwordHash: string;
}

/**
 * Asks for the password of an account, at the pace at which it may be guessed.
 *
 * @param account `undefined` for a name that nobody has: it takes as long and is answered in the same words
 * @throws {DomainError} `wrong-credentials`, or `too-many-tries` with the seconds to wait
 * @throws {LaneFull} when too many passwords are looked at already; the try does not count
 */
export async function requirePassword<A extends Asked>(
  engine: Engine,
  username: string,
  account: A | undefined,
  md5Hex: string,
  client: Pick<Client, 'ip' | 'device' | 'keepDevice'>,
): Promise<A> {
  const { ip, device } = client;
  const trier = { username, userId: account?.id, ip };
  const tried = await countTry(engine, device === undefined ? trier : { ...trier, device });
  const isRight = await verifyPassword(md5Hex, account?.passwordHash, tried.isKnown).catch(
    async (error: unknown) => {
      if (error instanceof LaneFull) await takeBack(engine, tried);
      throw error;
    },
  );
  if (!isRight || !account) throw tried.ifWrong;
  const kept = device ?? newSecret();
  await admit(engine, tried, account.id, kept);
  client.keepDevice(kept);
  return account;
}
