import { fromPromise } from 'xstate';
import type { Env } from '../env/ports.ts';
import type { Service } from '../service.ts';
import { entrance, keptQuery } from '../session/logic.ts';
import { sessionMachine } from '../session/session.machine.ts';
import type { Ledger } from '../token/ledger.ts';

/** The session machine over real ports. */
export const sessionLogic = (
  { randomId, store, navigation }: Env,
  service: Service,
  ledger: Ledger,
  startWork: (signal: AbortSignal) => Promise<void>,
) =>
  sessionMachine.provide({
    guards: { enters: (_, by) => entrance({ store, navigation }) === by },
    actions: {
      dropCode: () => navigation.stripQuery(),
      reload: () => navigation.reload(),
    },
    actors: {
      exchange: fromPromise(async ({ signal }) => {
        const code = navigation.query('oauth_code') ?? '';
        const verifier = store.get('oauth_verifier') ?? '';
        // Forgotten before it is sent: whatever happens to the page, it is not sent again.
        store.remove('oauth_state');
        store.remove('oauth_verifier');
        navigation.stripQuery(keptQuery({ store, navigation }));
        store.remove('oauth_return');
        const answer = await service.exchangeCode(code, { signal, verifier });
        signal.throwIfAborted();
        if (answer === 'refused') return Promise.reject();
        store.clear();
        ledger.begin(randomId(), answer);
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
