import type { KeyboardEvent } from 'react';
import { type CellPlace, isCell, type useCellFocus } from './use-cell-focus.ts';

/** What the keys of a grid can do besides moving. */
export interface GridActions {
  readonly active: CellPlace;
  readonly editable: boolean;
  /** Something is under the hand in the active cell. */
  readonly typing: boolean;
  readonly startTyping: (input: HTMLInputElement) => void;
  readonly cancelTyping: () => void;
  readonly clear: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly find: (() => void) | undefined;
  readonly leaveGrid: () => void;
  /** Chooses the active row; with Shift the stretch from the last one. */
  readonly choose: ((extend: boolean) => void) | undefined;
  /** The rows of the page; pressed again, everything there is. */
  readonly chooseAll: (() => void) | undefined;
  readonly open: (() => void) | undefined;
  /** Opens or folds the active line; whether it was the other way before. */
  readonly fold: ((opened: boolean) => boolean) | undefined;
}

/** Handles the keys of a grid. While an input method composes all keys are left to it. */
export function pressGridKey(
  event: KeyboardEvent<HTMLElement>,
  actions: GridActions,
  focus: ReturnType<typeof useCellFocus>,
): void {
  if (event.nativeEvent.isComposing || event.keyCode === 229) return;
  const action = actionOf(event, actions, focus);
  if (action === 'move') focus.press(event);
  if (typeof action !== 'function') return;
  event.preventDefault();
  event.stopPropagation();
  action();
}

/** What a key does; `move` where it moves the active cell, nothing where it belongs to others. */
function actionOf(
  event: KeyboardEvent<HTMLElement>,
  actions: GridActions,
  focus: ReturnType<typeof useCellFocus>,
): (() => void) | 'move' | undefined {
  const { active, typing, editable } = actions;
  const command = event.ctrlKey || event.metaKey;
  const { key, shiftKey, target } = event;
  // Caps Lock writes letters large.
  const letter = key.toLowerCase();
  const goBy = (rows: number, cols: number) => () =>
    focus.go({ row: active.row + rows, col: active.col + cols }, false);
  const back = shiftKey ? -1 : 1;

  if (command && letter === 'f' && actions.find !== undefined) return actions.find;
  if (!isCell(target)) return 'move';
  if (typing) {
    if (key === 'Escape') return actions.cancelTyping;
    if (key === 'Enter') return goBy(back, 0);
    if (key === 'Tab') return goBy(0, back);
    return key === 'ArrowUp' || key === 'ArrowDown' ? 'move' : undefined;
  }
  if (key === 'Tab') {
    // One tab stop: from the last place in the grid the browser moves on by itself.
    if (!shiftKey) actions.leaveGrid();
    return undefined;
  }
  if (editable && target instanceof HTMLInputElement) {
    if (key === 'F2') return () => actions.startTyping(target);
    if (key === 'Enter') return goBy(back, 0);
  }
  if (command && letter === 'z' && !shiftKey) return actions.undo;
  if (command && (letter === 'y' || (letter === 'z' && shiftKey))) return actions.redo;
  if (command && letter === 'a' && actions.chooseAll !== undefined) return actions.chooseAll;
  if (key === 'Delete') return actions.clear;
  const { choose } = actions;
  if (key === ' ' && choose !== undefined && !editable) return () => choose(shiftKey);
  if (key === 'Enter' && actions.open !== undefined) return actions.open;
  if ((key === 'ArrowRight' || key === 'ArrowLeft') && active.col === 0 && !command)
    if (actions.fold?.(key === 'ArrowRight')) return () => undefined;
  return 'move';
}
