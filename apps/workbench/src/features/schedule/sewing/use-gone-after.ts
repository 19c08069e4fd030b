import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { fadeMachine } from './fade.machine.ts';

/** Calls back once something has been there for so long; `undefined` while it is not there. */
export function useGoneAfter(milliseconds: number | undefined, onGone: () => void): void {
  const [state, send] = useMachine(fadeMachine);
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    send(milliseconds === undefined ? { type: 'hidden' } : { type: 'shown', milliseconds });
  }, [milliseconds, send]);
  const isGone = state.matches('gone');
  useEffect(() => {
    if (isGone) gone();
  }, [isGone]);
}
