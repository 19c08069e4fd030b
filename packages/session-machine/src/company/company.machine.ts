import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { unprovided } from '../unprovided.ts';
import { inOrder, permissionKeys, pickCompany, RELIST_MS } from './logic.ts';
import type { Application, Company, MenuEntry } from './types.ts';

/** The menu follows the application list by this much. */
export const MENU_DELAY_MS = 300;

export type CompanyEvent =
  | {
      readonly type: 'companies.loaded';
      readonly companies: readonly Company[];
      /** The choice of the last page load. */
      readonly stored: string | undefined;
    }
  | { readonly type: 'company.chosen'; readonly id: string }
  /** The service answered 12021. */
  | { readonly type: 'company.rejected'; readonly at: number }
  | { readonly type: 'menu.outdated' }
  | { readonly type: 'company.retried' }
  | { readonly type: 'company.left' };

export type CompanyEmitted =
  | { readonly type: 'settled'; readonly company: Company; readonly switched: boolean }
  | { readonly type: 'rejected' }
  | {
      readonly type: 'menusLoaded';
      readonly menus: readonly MenuEntry[];
      /** Keys of the button permissions among them. */
      readonly keys: readonly string[];
    };

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
  types: {
    context: {} as CompanyContext,
    events: {} as CompanyEvent,
    emitted: {} as CompanyEmitted,
  },
  actors: {
    companies: fromPromise<readonly Company[]>(unprovided),
    applications: fromPromise<readonly Application[]>(unprovided),
    menus: fromPromise<readonly MenuEntry[]>(unprovided),
  },
  delays: { menuDelay: MENU_DELAY_MS },
  guards: {
    isEmpty: (_, companies: readonly Company[]) => companies.length === 0,
    isAnother: ({ context }, id: string) =>
      id !== context.company?.id && context.companies.some((company) => company.id === id),
    isSettled: ({ context }, at: number) => at - context.rejectedAt >= RELIST_MS,
  },
  actions: {
    forget: assign(nothing),
    settle: enqueueActions(
      (
        { context, enqueue },
        params: { companies: readonly Company[]; id: string | undefined; switched: boolean },
      ) => {
        const company = pickCompany(params.companies, params.id);
        const switched = params.switched && company?.id !== context.company?.id;
        enqueue.assign({ companies: inOrder(params.companies), company, error: undefined });
        if (company) enqueue.emit({ type: 'settled', company, switched });
      },
    ),
  },
}).createMachine({
  id: 'company',
  context: nothing,
  initial: 'unknown',
  on: {
    'companies.loaded': [
      {
        guard: { type: 'isEmpty', params: ({ event }) => event.companies },
        target: '.none',
        actions: 'forget',
      },
      {
        target: '.applications',
        actions: {
          type: 'settle',
          params: ({ event }) => ({
            companies: event.companies,
            id: event.stored,
            switched: false,
          }),
        },
      },
    ],
    'company.chosen': {
      guard: { type: 'isAnother', params: ({ event }) => event.id },
      target: '.applications',
      actions: {
        type: 'settle',
        params: ({ context, event }) => ({
          companies: context.companies,
          id: event.id,
          switched: true,
        }),
      },
    },
    'company.rejected': {
      guard: { type: 'isSettled', params: ({ event }) => event.at },
      target: '.listing',
      actions: [assign({ rejectedAt: ({ event }) => event.at }), emit({ type: 'rejected' })],
    },
    'company.left': { target: '.unknown', actions: 'forget' },
  },
  states: {
    unknown: { on: { 'company.rejected': {} } },
    none: { on: { 'company.retried': 'listing', 'company.rejected': {} } },
    listing: {
      invoke: {
        src: 'companies',
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event.output },
            target: 'none',
            actions: 'forget',
          },
          {
            target: 'applications',
            actions: {
              type: 'settle',
              params: ({ event }) => ({ companies: event.output, id: undefined, switched: true }),
            },
          },
        ],
        onError: {
          target: 'failed',
          actions: assign({ error: ({ event }) => event.error }),
        },
      },
      on: { 'company.rejected': {} },
    },
    failed: { on: { 'company.retried': 'listing' } },
    applications: {
      invoke: {
        src: 'applications',
        onDone: {
          target: 'pausing',
          actions: assign({ applications: ({ event }) => event.output }),
        },
        // The menu does not depend on the drawer: it is built all the same.
        onError: {
          target: 'pausing',
          actions: [assign({ applications: [] }), assign({ error: ({ event }) => event.error })],
        },
      },
    },
    pausing: { after: { menuDelay: 'menu' } },
    menu: {
      invoke: {
        src: 'menus',
        onDone: {
          target: 'ready',
          actions: [
            assign({ menus: ({ event }) => event.output }),
            emit(({ event }) => ({
              type: 'menusLoaded',
              menus: event.output,
              keys: permissionKeys(event.output),
            })),
          ],
        },
        onError: {
          target: 'menuFailed',
          actions: assign({ error: ({ event }) => event.error }),
        },
      },
    },
    menuFailed: { on: { 'company.retried': 'menu', 'menu.outdated': 'menu' } },
    ready: { on: { 'menu.outdated': 'menu', 'company.retried': 'applications' } },
  },
});
