import { fromCallback, fromPromise } from 'xstate';
import type { Env } from '../env/ports.ts';
import type { Service } from '../service.ts';
import type { Ledger } from '../token/ledger.ts';
import { renew } from '../token/renew.ts';
import { tokenMachine } from '../token/token.machine.ts';

/** Held by the tab that renews, so that the tabs of one origin do it one after the other. */
export const LOCK_NAME = 'garment-mes.refresh';

/** The token machine over real ports. */
export const tokenLogic = (env: Env, service: Service, ledger: Ledger) =>
  tokenMachine.provide({
    actors: {
      lock: fromCallback(({ sendBack }) =>
        env.lock(LOCK_NAME, () => sendBack({ type: 'lock.granted' })),
      ),
      renew: fromPromise(({ signal }) => renew({ ledger, service, signal })),
    },
  });
