import { useRef } from 'react';
import { useCellText } from '../../use-cell-text.ts';
import styles from '../data-table.module.css';

/**
 * The one real input of the table, on its active cell. It holds the focus with everything selected,
 * so that the first key or the first composed character replaces the value.
 */
export function CellInput({
  label,
  value,
  draft,
  decimal,
  align,
  onDraft,
  onBlur,
}: {
  label: string;
  value: string;
  /** Text under the hand; `undefined` while nothing was typed. */
  draft: string | undefined;
  decimal: boolean;
  align: string;
  onDraft: (text: string) => void;
  onBlur: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const presses = useCellText(input, value, draft !== undefined, onDraft);
  return (
    <input
      ref={input}
      {...presses}
      type="text"
      data-part="cell-input"
      data-align={align}
      data-typing={draft === undefined ? undefined : ''}
      tabIndex={0}
      aria-label={label}
      autoComplete="off"
      spellCheck={false}
      inputMode={decimal ? 'decimal' : undefined}
      className={styles.cellInput}
      value={draft ?? value}
      onChange={(event) => onDraft(event.target.value)}
      onFocus={(event) => draft === undefined && event.currentTarget.select()}
      onBlur={onBlur}
      // Its text is selected; dragging means a range of cells, not that text.
      onDragStart={(event) => event.preventDefault()}
    />
  );
}
