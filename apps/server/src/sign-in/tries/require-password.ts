import type { Engine } from '../../database/engine.ts';
import { verifyPassword } from '../password.ts';
import { admit, countTry, takeBack } from './count-try.sql.ts';
import { LaneFull } from './lane.ts';

/** What is known of whose password is asked for. */
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
  who: { readonly username: string; readonly ip: string },
  account: A | undefined,
  md5Hex: string,
): Promise<A> {
  const tried = await countTry(engine, { ...who, userId: account?.id });
  const isRight = await verifyPassword(md5Hex, account?.passwordHash, tried.isKnown).catch(
    async (error: unknown) => {
      if (error instanceof LaneFull) await takeBack(engine, tried);
      throw error;
    },
  );
  if (!isRight || !account) throw tried.ifWrong;
  await admit(engine, tried, account.id);
  return account;
}
