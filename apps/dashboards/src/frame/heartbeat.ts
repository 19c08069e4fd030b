import { useSyncExternalStore } from 'react';
import { createActor } from 'xstate';
import { companyTimeZone, serverNow } from '../session.ts';
import { heartbeatMachine } from './heartbeat.machine.ts';
import { wallClock } from './server-clock.ts';

export const heartbeat = createActor(heartbeatMachine, { input: { now: serverNow } });

const subscribe = (changed: () => void): (() => void) => {
  const subscription = heartbeat.subscribe(changed);
  return () => subscription.unsubscribe();
};

/** The server's time, ms; moves every second. */
export const useBeat = (): number =>
  useSyncExternalStore(subscribe, () => heartbeat.getSnapshot().context.at);

/** The wall clock of the company, ms as if UTC; moves every second. */
export const useWall = (): number => wallClock(companyTimeZone(), useBeat());
