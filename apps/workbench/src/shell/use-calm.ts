import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { type ActorRefFrom, createActor } from 'xstate';
import { calmMachine } from './calm.machine.ts';

/** Something that is set off as often as anybody likes, and done twice a second at most. */
export function useCalm(work: () => void): () => void {
  const calm = useRef<ActorRefFrom<typeof calmMachine>>(undefined);
  const tell = useEffectEvent(work);
  useEffect(() => {
    const actor = createActor(calmMachine);
    actor.on('told', () => tell());
    calm.current = actor.start();
    return () => {
      actor.stop();
    };
  }, []);
  return useCallback(() => calm.current?.send({ type: 'heard' }), []);
}
