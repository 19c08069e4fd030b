import { expect, test } from 'vitest';
import { nothingVisited, rehearse, unvisited } from '../testing/rehearse.ts';
import { noTabs } from './logic.ts';
import { tabsMachine } from './tabs.machine.ts';
import type { TabList } from './types.ts';

const tab = (key: string) => ({ title: key, key, path: key });

test('every state meets every event, and every path of the definition runs', async () => {
  const visited = nothingVisited();
  const differences = await rehearse(
    {
      machine: tabsMachine,
      input: noTabs,
      events: [
        { type: 'tab.opened', tab: tab('/a') },
        { type: 'tab.opened', tab: tab('/b') },
        { type: 'tab.activated', key: '/a' },
        { type: 'tab.closed', key: '/a' },
        { type: 'tabs.closed', key: '/b', side: 'others' },
        { type: 'tab.moved', key: '/b', to: 0 },
        { type: 'tab.marked', key: '/a', unsaved: true },
        { type: 'tabs.permitted', keys: ['/b'] },
        { type: 'tabs.permitted', keys: ['/a', '/b'] },
        { type: 'tabs.removed' },
      ] as never,
      outputs: {},
      project: ({ tabs, active }: TabList) => [tabs.map(({ key }) => key), active],
    },
    visited,
  );
  expect(differences).toEqual([]);
  expect(unvisited(tabsMachine, visited)).toEqual([]);
}, 60_000);
