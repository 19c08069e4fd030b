import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import { useLabels } from '../ui-provider/ui-context.ts';
import styles from './splitter.module.css';

/** What `<Splitter>` takes. */
export interface SplitterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the first panel, whose size changes. */
  label: string;
  first: ReactNode;
  second: ReactNode;
  /** Whether the panels are side by side or stacked. */
  direction?: 'row' | 'column' | undefined;
  /** Size of the first panel in pixels; kept by the splitter itself when left out. */
  size?: number | undefined;
  onSizeChange?: ((size: number) => void) | undefined;
  /** Pixels to start with, and to come back to by a double click. */
  defaultSize?: number | undefined;
  /** Bounds of the first panel in pixels; the second keeps `min` too. */
  min?: number | undefined;
  max?: number | undefined;
}

const STEP_PX = 16;

/**
 * Two panels and the line between them, dragged or moved by the arrow keys; Enter folds the first
 * panel away and brings it back.
 */
export function Splitter({
  label,
  first,
  second,
  direction = 'row',
  size,
  onSizeChange,
  defaultSize = 280,
  min = 120,
  max = 640,
  className,
  ...divProps
}: SplitterProps) {
  const labels = useLabels();
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultSize);
  const [folded, setFolded] = useState(false);
  const [dragging, setDragging] = useState(false);
  const now = size ?? own;
  const row = direction === 'row';

  function change(next: number) {
    const box = bar.current?.parentElement?.getBoundingClientRect();
    const room = (row ? box?.width : box?.height) || Number.POSITIVE_INFINITY;
    const held = Math.round(Math.max(min, Math.min(next, max, Math.max(min, room - min))));
    setFolded(false);
    setOwn(held);
    if (held !== now) onSizeChange?.(held);
  }

  function press(event: KeyboardEvent) {
    const by = row
      ? { ArrowLeft: -STEP_PX, ArrowRight: STEP_PX }
      : { ArrowUp: -STEP_PX, ArrowDown: STEP_PX };
    const step = (by as Record<string, number>)[event.key];
    if (step !== undefined) change(now + step);
    else if (event.key === 'Home') change(min);
    else if (event.key === 'End') change(max);
    else if (event.key === 'Enter') setFolded(!folded);
    else return;
    event.preventDefault();
  }

  function drag(event: PointerEvent) {
    const box = bar.current?.parentElement?.getBoundingClientRect();
    if (!dragging || box === undefined) return;
    change(row ? event.clientX - box.left : event.clientY - box.top);
  }

  return (
    <div
      {...divProps}
      data-part="splitter"
      data-direction={direction}
      data-state={folded ? 'folded' : 'open'}
      className={classNames(styles.splitter, className)}
    >
      <div
        id={id}
        hidden={folded}
        className={styles.panel}
        style={{ flex: `0 1 ${now}px`, [row ? 'minWidth' : 'minHeight']: 0 }}
      >
        {first}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved, a separator can. */}
      <div
        ref={bar}
        role="separator"
        tabIndex={0}
        aria-label={labels.resize(label)}
        aria-controls={id}
        aria-orientation={row ? 'vertical' : 'horizontal'}
        aria-valuenow={folded ? 0 : now}
        aria-valuemin={0}
        aria-valuemax={max}
        data-dragging={dragging || undefined}
        className={styles.bar}
        onKeyDown={press}
        onDoubleClick={() => change(defaultSize)}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.preventDefault();
          event.currentTarget.focus();
          event.currentTarget.setPointerCapture(event.pointerId);
          setDragging(true);
        }}
        onPointerMove={drag}
        onPointerUp={() => setDragging(false)}
        onPointerCancel={() => setDragging(false)}
      />
      <div className={classNames(styles.panel, styles.rest)}>{second}</div>
    </div>
  );
}
