import type { Service } from '../service.ts';
import type { Ledger } from './ledger.ts';
import { wasAnswered } from './logic.ts';
import { redacted } from './redact.ts';

/** More winners than this in a row are not a race, they are a loop. */
const MAX_WINNERS = 3;

export interface RenewOptions {
  readonly ledger: Ledger;
  readonly service: Pick<Service, 'refresh'>;
  /** Aborted by a sign-out or by the time limit: nothing is stored after that. */
  readonly signal: AbortSignal;
}

/**
 * Renews the tokens once, under the lock when there is one. The store is read before and after the
 * call: another pair that was stored meanwhile wins, removed tokens mean a sign-out.
 * The outcome is the standing of the ledger afterwards.
 */
export async function renew({ ledger, service, signal }: RenewOptions): Promise<void> {
  for (let winners = 0; winners < MAX_WINNERS; winners++) {
    const sent = ledger.read().refresh;
    if (!sent || !ledger.isOurs() || ledger.standing() === 'usable') return;

    const ask = () => service.refresh(sent, { signal });
    const answer = await ask()
      .catch((error) => {
        // The answer may have been lost on the way: a server with a grace repeats it.
        if (signal.aborted || wasAnswered(error)) throw error;
        return ask();
      })
      .catch((error) => {
        throw redacted(error, sent);
      });

    signal.throwIfAborted();
    if (ledger.read().refresh !== sent) continue;
    return answer === 'refused' ? ledger.refuse(sent) : ledger.grant(answer);
  }
  throw new Error('The stored tokens keep changing.');
}
