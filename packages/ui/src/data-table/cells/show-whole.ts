import type { PointerEvent } from 'react';

/** Says the whole text of a cell or head that is cut, while the pointer is over it. */
export function showWhole({ target }: PointerEvent<HTMLElement>): void {
  const cell =
    target instanceof Element &&
    target.closest<HTMLElement>('[role="gridcell"], [role="columnheader"]');
  if (!cell) return;
  const parts = [cell, ...cell.querySelectorAll<HTMLElement>('*')];
  const isCut = parts.some(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1 && clientWidth > 1,
  );
  // Elements of rows are handed on: what was said of another text goes.
  if (isCut) cell.title = cell.textContent ?? '';
  else cell.removeAttribute('title');
}
