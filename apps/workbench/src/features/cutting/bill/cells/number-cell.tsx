import type { KeyboardEvent } from 'react';
import styles from '../grid.module.css';
import { neighbour } from './cell-keys.ts';

interface NumberCellProps {
  /** Names the cell for faults and focus, as `cellName` writes it. */
  readonly cell: string;
  /** Cells of one column know each other by it. */
  readonly column: string;
  /** Said to people who cannot see the table. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly fault?: string | undefined;
  readonly readOnly?: boolean;
}

/** A figure typed in a table. Down goes to the cell below and fills it when it is still empty. */
export function NumberCell(props: NumberCellProps) {
  const { cell, column, label, value, onChange, fault, readOnly = false } = props;

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const next = neighbour(event.currentTarget, step);
    if (next === undefined) return;
    next.focus();
    next.select();
    if (step === 1 && Number(next.value) === 0 && value !== '') fill(next, value);
  }

  // The fault is a plain title: wrapping the input once it is wrong would take the focus from it.
  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      title={fault}
      aria-invalid={fault === undefined ? undefined : true}
      data-cell={cell}
      data-column={column}
      readOnly={readOnly}
      value={value}
      className={styles.input}
      onChange={({ target }) => onChange(plain(target.value))}
      onFocus={({ target }) => target.select()}
      onKeyDown={press}
    />
  );
}

/** Full-width digits and a Chinese full stop become plain; what is no number stays to be seen. */
const plain = (text: string): string => text.normalize('NFKC').replaceAll('。', '.').trim();

/** Sets the value the way typing does, so that the other cell is notified. */
function fill(input: HTMLInputElement, value: string): void {
  const prototype = Object.getPrototypeOf(input) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
