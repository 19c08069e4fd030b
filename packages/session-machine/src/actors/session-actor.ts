import { fromPromise } from 'xstate';
import type { Env } from '../env/ports.ts';
import type { Service } from '../service.ts';
import { entrance, loginPause } from '../session/logic.ts';
import { sessionMachine } from '../session/session.machine.ts';
import type { Ledger } from '../token/ledger.ts';

/** The session machine over real ports. */
export const sessionLogic = (
  { now, store, navigation }: Env,
  service: Service,
  ledger: Ledger,
  startWork: (signal: AbortSignal) => Promise<void>,
  offersChallenge = false,
) =>
  sessionMachine.provide({
    guards: { enters: (_, by) => entrance({ store, navigation }) === by },
    delays: { loginPause: () => loginPause(store, now()) },
    actions: {
      reload() {
        navigation.stripQuery();
        navigation.reload();
      },
    },
    actors: {
      exchange: fromPromise(async ({ signal }) => {
        const code = navigation.query('oauth_code') ?? '';
        const verifier = offersChallenge ? store.get('oauth_verifier') : undefined;
        // Marked before it is sent: whatever happens to the page, it is not sent again.
        store.clear();
        store.remove('oauth_state');
        store.remove('oauth_verifier');
        store.set('oauth_used', code);
        const answer = await service.exchangeCode(code, { signal, verifier });
        signal.throwIfAborted();
        if (answer === 'refused') return Promise.reject();
        ledger.grant(answer);
      }),
      load: fromPromise(async ({ signal }) => {
        const [user, companies] = await Promise.all([
          service.getUser({ signal }),
          service.listCompanies({ signal }),
          startWork(signal),
        ]);
        return { user, companies };
      }),
      revoke: fromPromise(async ({ signal }) => {
        const { access } = ledger.read();
        // Gone at once: a refresh that ends during the call finds nothing to replace.
        ledger.drop();
        if (access) await service.revoke(access, { signal });
      }),
    },
  });
