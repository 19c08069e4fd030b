import { expect, test } from 'vitest';
import type { EventObject } from 'xstate';
import { nothingVisited, rehearse, unvisited } from '../testing/rehearse.ts';
import { type ChannelContext, channelMachine } from './channel.machine.ts';

const life: EventObject[] = [
  { type: 'channel.wanted' },
  { type: 'channel.left' },
  { type: 'socket.opened' },
  { type: 'socket.closed' },
];
const traffic: EventObject[] = [
  { type: 'socket.received', frame: '{}' } as EventObject,
  { type: 'page.shown' },
];
const rare: EventObject[] = [
  { type: 'socket.denied' },
  { type: 'network.returned' },
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

const rehearsal = (late: boolean, online: boolean, events: EventObject[]) => ({
  machine: channelMachine,
  input: { now: clock(late ? 40_000 : 0), online: () => online },
  events,
  outputs: { authorise: ['token'], bind: [undefined] },
  project: ({ awaiting, denied }: ChannelContext) => [awaiting, denied],
});

test('every state meets every event, and every path of the definition runs', async () => {
  const visited = nothingVisited();
  for (const [late, online] of [
    [false, true],
    [true, true],
    [false, false],
  ] as const) {
    expect(await rehearse(rehearsal(late, online, [...life, ...traffic]), visited)).toEqual([]);
    const all = rehearsal(late, online, [...life, ...traffic, ...rare]);
    expect(await rehearse({ ...all, paths: false }, visited)).toEqual([]);
  }
  expect(unvisited(channelMachine, visited)).toEqual([]);
}, 60_000);
