import type { Service } from '../service.ts';
import type { Ledger } from './ledger.ts';
import { wasAnswered } from './logic.ts';
import { redacted } from './redact.ts';
import type { Renewal } from './types.ts';

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
 * call: whoever stored another pair meanwhile has won, and whoever removed them has signed out.
 */
export async function renew({ ledger, service, signal }: RenewOptions): Promise<Renewal> {
  for (let winners = 0; winners < MAX_WINNERS; winners++) {
    if (ledger.standing() === 'usable') return { kind: 'renewed' };
    const sent = ledger.read().refresh;
    if (sent === undefined) return { kind: 'gone' };

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
    if (answer === 'refused') {
      ledger.refuse(sent);
      return { kind: 'refused', alive: ledger.standing() === 'usable' };
    }
    ledger.grant(answer);
    return { kind: 'renewed' };
  }
  throw new Error('The stored tokens keep changing.');
}
