import type { Wiring } from './live/wiring.ts';
import type { Side } from './tabs/logic.ts';
import type { TabsEvent } from './tabs/tabs.machine.ts';
import type { TabsApi } from './types.ts';

/** What a page asks of its tabs; what it asks before they are there waits for them. */
export function tabsApi(live: () => Wiring | undefined): TabsApi {
  const work = () => live()?.work;
  const send = (event: TabsEvent) => {
    if (work()) work()?.tabs.send(event);
    else live()?.early.push(event);
  };
  const closeAround = (key: string, side: Side) => send({ type: 'tabs.closed', key, side });
  return {
    open: (tab) => send({ type: 'tab.opened', tab }),
    activate: (key) => send({ type: 'tab.activated', key }),
    close: (key) => send({ type: 'tab.closed', key }),
    closeLeft: (key) => closeAround(key, 'left'),
    closeRight: (key) => closeAround(key, 'right'),
    closeOthers: (key) => closeAround(key, 'others'),
    closeAll: () => send({ type: 'tabs.removed' }),
    move: (key, to) => send({ type: 'tab.moved', key, to }),
    mark: (key, unsaved) => send({ type: 'tab.marked', key, unsaved }),
    retain: (permitted) => work()?.retain(permitted),
  };
}
