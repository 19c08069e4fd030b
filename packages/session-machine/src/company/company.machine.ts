import { assign, emit, enqueueActions, fromPromise, raise, setup } from 'xstate';
import { unprovided } from '../unprovided.ts';
import { inOrder, pickCompany, RELIST_MS } from './logic.ts';
import type { Application, Company, CompanyStatus, MenuEntry } from './types.ts';

/** The menu follows the application list by this much. */
export const MENU_DELAY_MS = 300;

/** A company is picked: one that was chosen, or the best of a list. */
interface Picking {
  /** `undefined`: those that are known already. */
  readonly companies?: readonly Company[];
  readonly id: string | undefined;
  /** Another company than before counts as a switch. */
  readonly switching: boolean;
}

export type CompanyEvent =
  /** `id`: the choice of the last page load. */
  | (Required<Picking> & { readonly type: 'companies.loaded' })
  | (Picking & { readonly type: 'company.chosen'; readonly id: string })
  /** The service answered 12021. */
  | { readonly type: 'company.rejected'; readonly at: number }
  | { readonly type: 'menu.outdated' }
  | { readonly type: 'company.retried' }
  | { readonly type: 'company.left' };

export type CompanyEmitted =
  | { readonly type: 'settled'; readonly company: Company; readonly switched: boolean }
  | { readonly type: 'rejected' }
  | { readonly type: 'menusLoaded'; readonly menus: readonly MenuEntry[] };

export interface CompanyContext {
  readonly companies: readonly Company[];
  readonly company: Company | undefined;
  readonly applications: readonly Application[];
  readonly menus: readonly MenuEntry[];
  /** What the last failed call rejected with. */
  readonly error: unknown;
  /** Wall clock of the last 12021. */
  readonly rejectedAt: number;
}

const nothing: CompanyContext = {
  companies: [],
  company: undefined,
  applications: [],
  menus: [],
  error: undefined,
  rejectedAt: Number.NEGATIVE_INFINITY,
};

/** Which company is in use, and what may be opened in it. */
export const companyMachine = setup({
  types: {} as {
    context: CompanyContext;
    events: CompanyEvent;
    emitted: CompanyEmitted;
    tags: CompanyStatus;
  },
  actors: {
    companies: fromPromise<readonly Company[]>(unprovided),
    applications: fromPromise<readonly Application[]>(unprovided),
    menus: fromPromise<readonly MenuEntry[]>(unprovided),
  },
  delays: { menuDelay: MENU_DELAY_MS },
  guards: {
    isEmpty: ({ event }) => !(event as Required<Picking>).companies.length,
    isAnother: ({ context, event }) => {
      const { id } = event as Picking;
      return id !== context.company?.id && context.companies.some((company) => company.id === id);
    },
    isSettled: ({ context, event }) =>
      (event as { at: number }).at - context.rejectedAt >= RELIST_MS,
  },
  actions: {
    forget: assign(nothing),
    keepError: assign({ error: ({ event }) => (event as unknown as { error: unknown }).error }),
    settle: enqueueActions(({ context, event, enqueue }) => {
      const { companies = context.companies, id, switching } = event as Picking;
      const company = pickCompany(companies, id);
      const switched = switching && company?.id !== context.company?.id;
      enqueue.assign({ companies: inOrder(companies), company, error: undefined });
      if (company) enqueue.emit({ type: 'settled', company, switched });
    }),
  },
}).createMachine({
  id: 'company',
  context: nothing,
  initial: 'unknown',
  on: {
    'companies.loaded': [
      { guard: 'isEmpty', target: '.none', actions: 'forget' },
      { target: '.applications', actions: 'settle' },
    ],
    'company.chosen': { guard: 'isAnother', target: '.applications', actions: 'settle' },
    'company.rejected': {
      guard: 'isSettled',
      target: '.listing',
      actions: [assign({ rejectedAt: ({ event }) => event.at }), emit({ type: 'rejected' })],
    },
    'company.left': { target: '.unknown', actions: 'forget' },
  },
  states: {
    unknown: { tags: 'unknown', on: { 'company.rejected': {} } },
    none: { tags: 'none', on: { 'company.retried': 'listing', 'company.rejected': {} } },
    listing: {
      tags: 'loading',
      invoke: {
        src: 'companies',
        onDone: {
          actions: raise(({ event }) => ({
            type: 'companies.loaded',
            companies: event.output,
            id: undefined,
            switching: true,
          })),
        },
        onError: { target: 'failed', actions: 'keepError' },
      },
      on: { 'company.rejected': {} },
    },
    failed: { tags: 'failed', on: { 'company.retried': 'listing' } },
    applications: {
      tags: 'loading',
      invoke: {
        src: 'applications',
        onDone: {
          target: 'pausing',
          actions: assign({ applications: ({ event }) => event.output }),
        },
        // The menu does not depend on the drawer: it is built all the same.
        onError: { target: 'pausing', actions: [assign({ applications: [] }), 'keepError'] },
      },
    },
    pausing: { tags: 'loading', after: { menuDelay: 'menu' } },
    menu: {
      tags: 'loading',
      invoke: {
        src: 'menus',
        onDone: {
          target: 'ready',
          actions: [
            assign({ menus: ({ event }) => event.output }),
            emit(({ event }) => ({ type: 'menusLoaded', menus: event.output })),
          ],
        },
        onError: { target: 'menuFailed', actions: 'keepError' },
      },
    },
    menuFailed: {
      tags: 'menu-failed',
      on: { 'company.retried': 'menu', 'menu.outdated': 'menu' },
    },
    ready: {
      tags: 'ready',
      on: { 'menu.outdated': 'menu', 'company.retried': 'applications' },
    },
  },
});
