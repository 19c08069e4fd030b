import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useStable } from '../../use-stable.ts';

/** A place in the grid; row -1 is the head. */
export interface CellPlace {
  readonly row: number;
  readonly col: number;
}

/** A rectangle of cells, all four sides included. */
export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly from: number;
  readonly to: number;
}

interface Moves {
  readonly rows: number;
  readonly cols: number;
  readonly rowsInView: number;
  /** Brings a place into view before it takes the focus. */
  readonly reveal: (place: CellPlace) => void;
  /** Called before another cell becomes the active one. */
  readonly leave: () => void;
  /** Whether a cell gets an input when it becomes the active one. */
  readonly editable: (place: CellPlace) => boolean;
}

const FOCUSABLE = 'button, a[href], input, select, textarea, [tabindex="0"]';

/** The place an element of the grid belongs to. */
export function placeOf(target: EventTarget | null): CellPlace | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-col]') : null;
  const row = cell?.closest<HTMLElement>('[data-row]');
  if (cell === null || row === null || row === undefined) return undefined;
  return { row: Number(row.dataset.row), col: Number(cell.dataset.col) };
}

/** Whether an element is a cell, or the input in its place. */
export const isCell = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.dataset.col !== undefined || target.dataset.part === 'cell-input');

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
      return { row, col: whole ? 0 : col - 1 };
    case 'ArrowRight':
      return { row, col: whole ? cols - 1 : col + 1 };
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

const rangeOf = (anchor: CellPlace, active: CellPlace): CellRange => ({
  top: Math.min(anchor.row, active.row),
  bottom: Math.max(anchor.row, active.row),
  from: Math.min(anchor.col, active.col),
  to: Math.max(anchor.col, active.col),
});

/** Gives on the places the mouse comes over until its button is let go of. */
function followMouse(element: HTMLElement, onPlace: (place: CellPlace) => void): void {
  const { ownerDocument } = element;
  const move = (event: globalThis.MouseEvent) => {
    if ((event.buttons & 1) === 0) return stop();
    const place = placeOf(event.target);
    if (place === undefined || !element.contains(event.target as Node)) return;
    onPlace(place);
  };
  const stop = () => {
    ownerDocument.removeEventListener('mousemove', move);
    ownerDocument.removeEventListener('mouseup', stop);
  };
  ownerDocument.addEventListener('mousemove', move);
  ownerDocument.addEventListener('mouseup', stop);
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
    const cell = grid.current?.querySelector<HTMLElement>(
      `[data-row="${active.row}"] [data-col="${active.col}"]`,
    );
    const input = cell?.querySelector<HTMLElement>('[data-part="cell-input"]');
    (input ?? cell)?.focus({ preventScroll: true });
  }, [active]);

  function go(place: CellPlace, stretch: boolean) {
    const next = {
      row: Math.min(Math.max(-1, place.row), moves.rows - 1),
      col: Math.min(Math.max(0, place.col), moves.cols - 1),
    };
    moves.leave();
    setAnchor(stretch ? (anchor ?? active) : undefined);
    wantsFocus.current = true;
    moves.reveal(next);
    setActive(next);
  }

  /** @returns whether the key was one of ours */
  function press(event: KeyboardEvent<HTMLElement>): boolean {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return false;
    if (!isCell(event.target)) {
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

  const stretchTo = useStable((place: CellPlace) => {
    if (place.row < 0 || (place.row === active.row && place.col === active.col)) return;
    setAnchor(anchor ?? active);
    grid.current?.ownerDocument.getSelection()?.removeAllRanges();
    wantsFocus.current = true;
    moves.reveal(place);
    setActive(place);
  });

  function pointDown(event: MouseEvent<HTMLElement>) {
    const place = placeOf(event.target);
    if (place === undefined || event.button !== 0) return;
    if (event.shiftKey && place.row >= 0) {
      event.preventDefault();
      go(place, true);
      return;
    }
    const input = event.target instanceof HTMLElement && event.target.dataset.part === 'cell-input';
    if (input) return followMouse(event.currentTarget, stretchTo);
    moves.leave();
    setAnchor(undefined);
    setActive(place);
    const onControl = event.target instanceof Element && event.target.closest(FOCUSABLE) !== null;
    if (onControl && !isCell(event.target)) return;
    wantsFocus.current = true;
    if (place.row < 0) return;
    // The press would otherwise take the focus from the input that the cell is about to get.
    if (moves.editable(place)) event.preventDefault();
    followMouse(event.currentTarget, stretchTo);
  }

  const inside: CellPlace = {
    row: Math.min(active.row, moves.rows - 1),
    col: Math.min(active.col, Math.max(0, moves.cols - 1)),
  };
  return { active: inside, range: anchor && rangeOf(anchor, active), press, pointDown, go };
}
