import type { Wiring } from './wiring.ts';

/** Stores the tabs whenever they change, and what was healed of them at the start. */
export function keepTabs({ env, tabs, tell }: Wiring): void {
  const { store } = env;
  tabs.on('dropped', (event) => tell('tabs-dropped', { tabs: event.tabs }));
  tabs.subscribe(({ context }) => {
    store.set('tabs', JSON.stringify(context.tabs));
    store.set('tabsActive', context.active);
    store.set('lastNewTab', context.recent[0] ?? '');
  });
}
