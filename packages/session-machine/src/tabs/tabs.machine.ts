import { assign, enqueueActions, setup } from 'xstate';
import * as logic from './logic.ts';
import type { Tab, TabList } from './types.ts';

export type TabsEvent =
  | { readonly type: 'tab.opened'; readonly tab: Tab }
  | { readonly type: 'tab.activated'; readonly key: string }
  | { readonly type: 'tab.closed'; readonly key: string }
  | { readonly type: 'tabs.closed'; readonly key: string; readonly side: logic.Side }
  | { readonly type: 'tab.moved'; readonly key: string; readonly to: number }
  | { readonly type: 'tab.marked'; readonly key: string; readonly unsaved: boolean }
  /** Only these keys are still permitted. */
  | { readonly type: 'tabs.permitted'; readonly keys: readonly string[] }
  | { readonly type: 'tabs.removed' };

export type TabsEmitted = { readonly type: 'dropped'; readonly tabs: readonly Tab[] };

/** The open screens. Empty and open are states; which tabs is a plain list. */
export const tabsMachine = setup({
  types: {} as { context: TabList; input: TabList; events: TabsEvent; emitted: TabsEmitted },
  guards: {
    isEmpty: ({ context }) => !context.tabs.length,
    isOpen: ({ context }) => context.tabs.length > 0,
  },
}).createMachine({
  id: 'tabs',
  context: ({ input }) => input,
  initial: 'empty',
  on: {
    'tab.opened': {
      actions: assign(({ context, event }) => logic.openTab(context, event.tab)),
    },
    'tab.activated': {
      actions: assign(({ context, event }) => logic.activateTab(context, event.key)),
    },
    'tab.closed': {
      actions: assign(({ context, event }) => logic.closeTab(context, event.key)),
    },
    'tabs.closed': {
      actions: assign(({ context, event }) => logic.closeAround(context, event.key, event.side)),
    },
    'tab.moved': {
      actions: assign(({ context, event }) => logic.moveTab(context, event.key, event.to)),
    },
    'tab.marked': {
      actions: assign(({ context, event }) => logic.markTab(context, event.key, event.unsaved)),
    },
    'tabs.permitted': {
      actions: enqueueActions(({ context, event, enqueue }) => {
        const kept = logic.retainTabs(context, event.keys);
        const tabs = context.tabs.filter((tab) => !kept.tabs.includes(tab));
        enqueue.assign(kept);
        if (tabs.length > 0) enqueue.emit({ type: 'dropped', tabs });
      }),
    },
    'tabs.removed': { actions: assign(logic.noTabs) },
  },
  states: {
    empty: { always: { guard: 'isOpen', target: 'open' } },
    open: { always: { guard: 'isEmpty', target: 'empty' } },
  },
});
