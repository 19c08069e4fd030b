import type { TabsActor, Wiring } from './wiring.ts';

/** Stores the tabs whenever they change. */
export function keepTabs({ env, emit }: Wiring, tabs: TabsActor): void {
  const { store } = env;
  let stored = tabs.getSnapshot().context;
  tabs.on('dropped', (event) => emit('tabs-dropped', { tabs: event.tabs }));
  tabs.subscribe(({ context }) => {
    if (context === stored) return;
    if (context.tabs !== stored.tabs) store.set('tabs', JSON.stringify(context.tabs));
    store.set('tabsActive', context.active);
    const latest = context.recent[0];
    if (latest) store.set('lastNewTab', latest);
    stored = context;
  });
}
