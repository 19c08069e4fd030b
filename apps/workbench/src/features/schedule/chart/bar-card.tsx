import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { barIdOf } from './bar-id-of.ts';
import styles from './chart.module.css';
import type { ChartBar } from './chart-model.ts';
import { NAMES_PX } from './lane-row.tsx';

/** Rest of the pointer on a bar before its card comes. */
const WAIT_MS = 300;
const GAP_PX = 6;
const WIDTH_PX = 320;

interface BarCardOf {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly isCarrying: boolean;
}

/** Which bar has its card: the one under the pointer, or the one to which the keyboard came. */
export function useBarCard({ scroller, isCarrying }: BarCardOf) {
  const [at, setAt] = useState<string>();
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPressed = useRef(false);

  function leave() {
    clearTimeout(wait.current);
    setAt(undefined);
  }
  useEffect(() => () => clearTimeout(wait.current), []);

  return {
    scroller,
    id: isCarrying ? undefined : at,
    handlers: {
      onPointerOver(event: PointerEvent<HTMLElement>) {
        if (event.pointerType === 'touch') return;
        const id = barIdOf(event.target);
        if (id === at) return;
        clearTimeout(wait.current);
        if (id === undefined) setAt(undefined);
        else wait.current = setTimeout(() => setAt(id), WAIT_MS);
      },
      onPointerLeave: leave,
      onPointerDown() {
        isPressed.current = true;
        leave();
      },
      onFocus(event: FocusEvent<HTMLElement>) {
        // A press brings the focus as well, and wants to carry the bar.
        if (!isPressed.current) setAt(barIdOf(event.target));
        isPressed.current = false;
      },
      onBlur: leave,
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.key === 'Escape') leave();
        isPressed.current = false;
      },
      onScroll() {
        // The bar moved away under a pointer that rests.
        if (!scroller.current?.contains(document.activeElement)) leave();
      },
    },
  };
}

interface BarCardProps {
  readonly card: ReturnType<typeof useBarCard>;
  /** The bar as it is now; `undefined` while there is none to speak of. */
  readonly bar: ChartBar | undefined;
  readonly cardOf: (barId: string) => ReactNode;
}

/** What there is to know of a bar, beside it. It takes no pointer: bars under it stay in reach. */
export function BarCard({ card, bar, cardOf }: BarCardProps) {
  const { scroller } = card;
  const id = useId();
  const [place, setPlace] = useState<CSSProperties>();
  const barId = bar?.id;
  const [start, end] = [bar?.start, bar?.end];

  useLayoutEffect(() => {
    const ground = scroller.current;
    const element =
      barId === undefined ? null : ground?.querySelector<HTMLElement>(`[data-bar="${barId}"]`);
    if (!ground || !element || start === undefined || end === undefined) return;
    setPlace(beside(ground, element));
    element.setAttribute('aria-describedby', id);
    return () => element.removeAttribute('aria-describedby');
  }, [scroller, barId, start, end, id]);

  if (barId === undefined || place === undefined) return null;
  return (
    <div id={id} role="tooltip" className={styles.card} style={place}>
      {cardOf(barId)}
    </div>
  );
}

/** Under the bar, or above one of the lower half; within what is seen. */
function beside(ground: HTMLElement, element: HTMLElement): CSSProperties {
  const [seen, bar] = [ground.getBoundingClientRect(), element.getBoundingClientRect()];
  const most = Math.max(NAMES_PX, seen.width - WIDTH_PX - GAP_PX);
  const left = Math.min(most, Math.max(NAMES_PX, bar.left - seen.left));
  return (bar.top + bar.bottom) / 2 > (seen.top + seen.bottom) / 2
    ? { left, bottom: `calc(100% - ${Math.round(bar.top - seen.top - GAP_PX)}px)` }
    : { left, top: Math.round(bar.bottom - seen.top + GAP_PX) };
}
