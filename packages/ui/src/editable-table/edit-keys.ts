import type { KeyboardEvent } from 'react';
import type { EditRow } from './edit-column.ts';
import type { Place } from './use-typed-cell.ts';

/** An editable table as its keys find it. */
interface PressedTable {
  readonly rows: readonly EditRow[];
  readonly lastColumn: number;
  readonly active: Place | undefined;
  readonly rowIndex: number;
  /** Something is typed that no row has yet. */
  readonly typing: boolean;
  readonly ranged: boolean;
  readonly changeable: boolean;
}

/** What the keys of an editable table do. */
interface EditActions {
  readonly go: (row: string | undefined, col: number, stretch?: boolean) => void;
  readonly tab: (event: KeyboardEvent, back: boolean) => void;
  readonly type: (text: string | undefined) => void;
  readonly commit: () => void;
  readonly clear: () => void;
  readonly fillDown: () => void;
  readonly fillRight: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Handles a key in an editable table; those of the input method and of what stands in a cell are left to them. */
export function pressEditKey(
  event: KeyboardEvent<HTMLElement>,
  { rows, lastColumn, active, rowIndex, typing, ranged, changeable }: PressedTable,
  act: EditActions,
): void {
  const { key, shiftKey } = event;
  const command = event.ctrlKey || event.metaKey;
  // Caps Lock writes letters large.
  const letter = key.toLowerCase();
  const composing = event.nativeEvent.isComposing || event.keyCode === 229;
  const target = event.target instanceof HTMLElement ? event.target : undefined;
  // Keys of an open list, of controls in custom cells and of the input method are theirs.
  const foreign =
    target?.closest('[data-kind="custom"]') !== null && target?.dataset.kind !== 'custom';
  if (composing || active === undefined || foreign) return;
  if (target?.closest('[data-col]') === null) return;
  if (target?.getAttribute('aria-expanded') === 'true') return;

  const at = (row: number) => rows[Math.min(Math.max(0, row), rows.length - 1)]?.id;
  const stop = (action: () => void) => {
    event.preventDefault();
    action();
  };
  if (key === 'Enter' && !event.altKey)
    stop(() => act.go(at(rowIndex + (shiftKey ? -1 : 1)), active.col));
  else if (key === 'Tab') act.tab(event, shiftKey);
  else if (key === 'ArrowUp' && !event.altKey)
    stop(() => act.go(at(rowIndex - 1), active.col, shiftKey));
  else if (key === 'ArrowDown' && !event.altKey)
    stop(() => act.go(at(rowIndex + 1), active.col, shiftKey));
  else if (key === 'ArrowLeft' && !typing) stop(() => act.go(active.row, active.col - 1, shiftKey));
  else if (key === 'ArrowRight' && !typing)
    stop(() => act.go(active.row, active.col + 1, shiftKey));
  else if (key === 'Home' && !typing) stop(() => act.go(command ? at(0) : active.row, 0));
  else if (key === 'End' && !typing)
    stop(() => act.go(command ? at(rows.length - 1) : active.row, lastColumn));
  else if (key === 'Escape' && typing) {
    // One Esc takes the typing back, the next one belongs to what is around the table.
    event.stopPropagation();
    event.nativeEvent.stopImmediatePropagation();
    stop(() => act.type(undefined));
  } else if (key === 'F2' && !typing) stop(() => startTyping(event, act.type));
  else if (!changeable) return;
  // The key is the page's; what is typed is put in before it is saved.
  else if (command && letter === 's' && typing) act.commit();
  else if (key === 'Delete' && !typing) stop(act.clear);
  else if (command && letter === 'z' && !shiftKey)
    stop(() => (typing ? act.type(undefined) : act.undo()));
  else if (command && (letter === 'y' || (letter === 'z' && shiftKey))) stop(act.redo);
  else if (command && letter === 'd' && !shiftKey) stop(act.fillDown);
  // Without a range the browser keeps its key for loading the page again.
  else if (command && letter === 'r' && !shiftKey && ranged) stop(act.fillRight);
}

function startTyping(event: KeyboardEvent<HTMLElement>, type: EditActions['type']): void {
  if (!(event.target instanceof HTMLInputElement)) return;
  type(event.target.value);
  event.target.setSelectionRange(event.target.value.length, event.target.value.length);
}
