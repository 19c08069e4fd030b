import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** A place in the grid; row -1 is the head. */
export interface CellPlace {
  readonly row: number;
  readonly col: number;
}

interface Moves {
  readonly rows: number;
  readonly cols: number;
  readonly rowsInView: number;
  /** Brings a place into view before it takes the focus. */
  readonly reveal: (place: CellPlace) => void;
}

const FOCUSABLE = 'button, a[href], input, select, textarea, [tabindex="0"]';

/** The place an element of the grid belongs to. */
function placeOf(target: EventTarget): CellPlace | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-col]') : null;
  if (cell === null) return undefined;
  return { row: Number(cell.dataset.row), col: Number(cell.dataset.col) };
}

/** Where a key leads; `undefined` when it is not a key that moves. */
function destination(
  event: KeyboardEvent,
  { row, col }: CellPlace,
  { rows, cols, rowsInView }: Moves,
): CellPlace | undefined {
  const whole = event.ctrlKey || event.metaKey;
  const lastRow = rows - 1;
  switch (event.key) {
    case 'ArrowUp':
      return { row: whole ? 0 : row - 1, col };
    case 'ArrowDown':
      return { row: whole ? lastRow : row + 1, col };
    case 'ArrowLeft':
      return { row, col: col - 1 };
    case 'ArrowRight':
      return { row, col: col + 1 };
    case 'Home':
      return { row: whole ? 0 : row, col: 0 };
    case 'End':
      return { row: whole ? lastRow : row, col: cols - 1 };
    case 'PageUp':
      return { row: Math.max(0, row - rowsInView), col };
    case 'PageDown':
      return { row: row + rowsInView, col };
    default:
      return undefined;
  }
}

/** One tab stop for the whole grid: keeps the active cell, moves it, and stretches a range. */
export function useCellFocus(grid: RefObject<HTMLElement | null>, moves: Moves) {
  const [active, setActive] = useState<CellPlace>({ row: -1, col: 0 });
  const [anchor, setAnchor] = useState<CellPlace>();
  const wantsFocus = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the active cell moved.
  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    grid.current
      ?.querySelector<HTMLElement>(`[data-row="${active.row}"][data-col="${active.col}"]`)
      ?.focus({ preventScroll: true });
  }, [active]);

  function go(place: CellPlace, stretch: boolean) {
    const next = {
      row: Math.min(Math.max(-1, place.row), moves.rows - 1),
      col: Math.min(Math.max(0, place.col), moves.cols - 1),
    };
    setAnchor(stretch ? (anchor ?? active) : undefined);
    wantsFocus.current = true;
    moves.reveal(next);
    setActive(next);
  }

  /** @returns whether the key was one of ours */
  function press(event: KeyboardEvent<HTMLElement>): boolean {
    const onCell = event.target instanceof HTMLElement && event.target.dataset.col !== undefined;
    if (event.nativeEvent.isComposing || event.defaultPrevented) return false;
    if (!onCell) {
      const place = placeOf(event.target);
      if (event.key !== 'Escape' || place === undefined) return false;
      go(place, false);
      return true;
    }
    const next = destination(event, active, moves);
    if (next !== undefined) {
      event.preventDefault();
      go(next, event.shiftKey && next.row >= 0);
      return true;
    }
    if (event.key === 'Enter' || event.key === 'F2') {
      const inner = (event.target as HTMLElement).querySelector<HTMLElement>(FOCUSABLE);
      if (inner === null) return false;
      event.preventDefault();
      inner.focus();
      return true;
    }
    return false;
  }

  function pointDown(event: MouseEvent<HTMLElement>) {
    const place = placeOf(event.target);
    if (place === undefined || event.button !== 0) return;
    if (event.shiftKey && place.row >= 0) {
      event.preventDefault();
      go(place, true);
    } else {
      setAnchor(undefined);
      setActive(place);
    }
  }

  const range =
    anchor === undefined
      ? undefined
      : {
          top: Math.min(anchor.row, active.row),
          bottom: Math.max(anchor.row, active.row),
          from: Math.min(anchor.col, active.col),
          to: Math.max(anchor.col, active.col),
        };
  const inside: CellPlace = {
    row: Math.min(active.row, moves.rows - 1),
    col: Math.min(active.col, Math.max(0, moves.cols - 1)),
  };
  return { active: inside, range, press, pointDown };
}
