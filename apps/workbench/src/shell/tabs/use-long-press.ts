import { useActorRef } from '@xstate/react';
import { type MouseEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { longPressMachine } from './long-press.machine.ts';

/** Opens the context menu of an element that is pressed and held. */
export function useLongPress() {
  const actor = useActorRef(longPressMachine);
  const pressed = useRef<HTMLElement>(undefined);
  const finger = useRef(false);
  const held = useRef(false);
  const ours = useRef<Event>(undefined);

  useEffect(() => {
    const subscription = actor.on('held', ({ x, y }) => {
      const menu = { bubbles: true, cancelable: true, clientX: x, clientY: y };
      held.current = true;
      ours.current = new window.MouseEvent('contextmenu', menu);
      pressed.current?.dispatchEvent(ours.current);
    });
    return () => subscription.unsubscribe();
  }, [actor]);

  return useMemo(() => {
    const cancel = () => actor.send({ type: 'pointer.lifted' });
    const handlers = {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        held.current = false;
        finger.current = event.pointerType === 'touch';
        // The menu has a clock of its own for fingers, and a shorter one.
        if (finger.current) event.preventDefault();
        if (event.button !== 0 || !event.isPrimary) return cancel();
        pressed.current = event.currentTarget;
        actor.send({ type: 'pointer.pressed', x: event.clientX, y: event.clientY });
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) =>
        actor.send({ type: 'pointer.moved', x: clientX, y: clientY }),
      onPointerUp: cancel,
      onPointerCancel: cancel,
      // Some platforms open the menu of a held finger after half a second: ours takes a second.
      onContextMenu: (event: MouseEvent) => {
        if (finger.current && event.nativeEvent !== ours.current) event.preventDefault();
      },
      // Lifting the finger is no click any more.
      onClickCapture: (event: MouseEvent) => {
        if (held.current) event.stopPropagation();
        held.current = false;
      },
    };
    return { handlers, cancel };
  }, [actor]);
}
