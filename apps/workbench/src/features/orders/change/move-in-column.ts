import type { KeyboardEvent } from 'react';

/** Up and down go to the colour above and below, as in every sheet of pieces; they never count. */
export function moveInColumn(event: KeyboardEvent<HTMLInputElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const cell = event.currentTarget.closest('td');
  if (step === undefined || cell === null || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const rows = [...(cell.closest('tbody')?.rows ?? [])];
  const row = rows[rows.findIndex((each) => each.contains(cell)) + step];
  const next = row?.cells[cell.cellIndex]?.querySelector('input');
  next?.focus();
  next?.select();
}
