import { expect, test } from 'vitest';
import type { EventObject } from 'xstate';
import { nothingVisited, rehearse, unvisited } from '../testing/rehearse.ts';
import { type ChannelContext, channelMachine } from './channel.machine.ts';

const life: EventObject[] = [
  { type: 'channel.wanted' },
  { type: 'channel.left' },
  { type: 'socket.opened' },
  { type: 'socket.closed', code: 1006 } as EventObject,
];
const traffic: EventObject[] = [
  { type: 'socket.heard', frame: '{}' } as EventObject,
  { type: 'page.shown' },
];
const rare: EventObject[] = [
  { type: 'socket.closed', code: 4401 } as EventObject,
  { type: 'network.changed', online: false } as EventObject,
  { type: 'network.changed', online: true } as EventObject,
  { type: 'pulse.beaten' },
  { type: 'binding.outdated' },
];

/** A page that is never late, or one that wakes up late each time it looks at the clock. */
const clock = (step: number) => {
  let at = 0;
  return () => {
    at += step;
    return at;
  };
};

const rehearsal = (late: boolean, events: EventObject[]) => ({
  machine: channelMachine,
  input: { now: clock(late ? 40_000 : 0), online: true },
  events,
  outputs: { authorise: ['token'], bind: [undefined] },
  project: ({ awaiting, online, denied }: ChannelContext) => [awaiting, online, denied],
});

test('every state meets every event, and every path of the definition runs', async () => {
  const visited = nothingVisited();
  for (const late of [false, true]) {
    expect(await rehearse(rehearsal(late, [...life, ...traffic]), visited)).toEqual([]);
    const all = rehearsal(late, [...life, ...traffic, ...rare]);
    expect(await rehearse({ ...all, paths: false }, visited)).toEqual([]);
  }
  expect(unvisited(channelMachine, visited)).toEqual([]);
}, 60_000);
