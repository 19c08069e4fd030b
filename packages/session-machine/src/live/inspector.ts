import type { InspectionEvent } from 'xstate';
import type { Inspection, SessionOptions } from '../types.ts';

/** Passes on names and states only: contexts and payloads may contain secrets. */
export const inspector =
  (machine: Inspection['machine'], { env, inspect }: Pick<SessionOptions, 'env' | 'inspect'>) =>
  (seen: InspectionEvent): void => {
    if (seen.type !== '@xstate.snapshot' || !('value' in seen.snapshot)) return;
    const state = JSON.stringify(seen.snapshot.value);
    try {
      inspect?.({ machine, event: seen.event.type, state, at: env.now() });
    } catch (error) {
      env.report(error);
    }
  };
