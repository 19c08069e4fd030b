import type { KeyboardEvent } from 'react';

const CELLS = '[data-cell]:not(:disabled):not([readonly])';

/** Puts the cursor on a cell and brings it into view. @returns whether there is such a cell */
export function focusCell(root: ParentNode, cell: string): boolean {
  const found = root.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cell)}"]`);
  const target = found ?? root.querySelector<HTMLElement>(`[data-section="${CSS.escape(cell)}"]`);
  if (target === null) return false;
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  target.focus();
  if (target instanceof HTMLInputElement) target.select();
  return true;
}

/** Enter goes to the next cell, with Shift to the one before; typed text is selected on arrival. */
export function moveOnEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target, key, shiftKey, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || event.ctrlKey || event.defaultPrevented) return;
  if (!(target instanceof HTMLInputElement) || target.dataset.cell === undefined) return;
  event.preventDefault();
  const cells = [...event.currentTarget.querySelectorAll<HTMLInputElement>(CELLS)];
  const next = cells[cells.indexOf(target) + (shiftKey ? -1 : 1)];
  next?.focus();
  next?.select();
}

/** The cell of the same column in the line above or below. */
export function neighbour(cell: HTMLElement, step: 1 | -1): HTMLInputElement | undefined {
  const column = cell.dataset.column;
  const table = cell.closest('table');
  if (table === null || column === undefined) return undefined;
  const same = [...table.querySelectorAll<HTMLInputElement>(`[data-column="${column}"]`)];
  return same[same.indexOf(cell as HTMLInputElement) + step];
}
