import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import { throttleMachine } from './throttle.machine.ts';

/** @returns a function that may be called at any rate; `work` runs twice a second at most */
export function useThrottle(work: () => void): () => void {
  const throttle = useRef<ActorRefFrom<typeof throttleMachine>>(undefined);
  const run = useEffectEvent(work);
  useEffect(() => {
    const actor = createActor(throttleMachine);
    actor.on('due', () => run());
    throttle.current = actor.start();
    return () => {
      actor.stop();
    };
  }, []);
  return useCallback(() => throttle.current?.send({ type: 'called' }), []);
}
