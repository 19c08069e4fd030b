import { useActorRef } from '@xstate/react';
import { type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { longPressMachine } from './long-press.machine.ts';

/** Opens the context menu of an element that is pressed and held. */
export function useLongPress() {
  const actor = useActorRef(longPressMachine);
  const pressed = useRef<HTMLElement>(undefined);

  useEffect(() => {
    const subscription = actor.on('held', ({ x, y }) => {
      const menu = { bubbles: true, cancelable: true, clientX: x, clientY: y };
      pressed.current?.dispatchEvent(new MouseEvent('contextmenu', menu));
    });
    return () => subscription.unsubscribe();
  }, [actor]);

  return useMemo(() => {
    const cancel = () => actor.send({ type: 'pointer.lifted' });
    const handlers = {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || !event.isPrimary) return cancel();
        pressed.current = event.currentTarget;
        actor.send({ type: 'pointer.pressed', x: event.clientX, y: event.clientY });
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) =>
        actor.send({ type: 'pointer.moved', x: clientX, y: clientY }),
      onPointerUp: cancel,
      onPointerCancel: cancel,
    };
    return { handlers, cancel };
  }, [actor]);
}
