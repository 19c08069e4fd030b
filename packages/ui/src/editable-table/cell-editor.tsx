import { type ChangeEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { Combobox } from '../combobox/combobox.tsx';
import { useCellText } from '../use-cell-text.ts';
import { optionsOf, readCell, shownText } from './cell-value.ts';
import type { TypedColumn } from './edit-column.ts';
import styles from './editable-table.module.css';

/**
 * The one real input of the table, on its active cell. It holds the focus with everything selected,
 * so that the first key or the first composed character replaces the value.
 */
export function CellEditor<Row>({
  column,
  row,
  draft,
  fault,
  faultId,
  wantsFocus,
  onDraft,
  onCommit,
  onPick,
}: {
  column: TypedColumn<Row>;
  row: Row;
  /** Text under the hand; `undefined` while nothing was typed. */
  draft: string | undefined;
  fault: string | undefined;
  faultId: string;
  wantsFocus: RefObject<boolean>;
  onDraft: (text: string) => void;
  onCommit: () => void;
  onPick: (text: string) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const locked = column.locked?.(row) ?? false;
  const value = readCell(column, row);
  const presses = useCellText(input, value, draft !== undefined, onDraft);

  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, [wantsFocus]);

  const shared = {
    ref: input,
    'aria-label': column.header,
    'aria-invalid': fault !== undefined || undefined,
    'aria-describedby': fault === undefined ? undefined : faultId,
    'aria-required': column.required || undefined,
    readOnly: locked,
  };
  if (column.kind === 'select')
    return (
      <Combobox
        {...shared}
        className={styles.select}
        clearable={false}
        placeholder=""
        options={column.search ?? optionsOf(column, row)}
        value={value}
        valueLabel={shownText(column, row)}
        onValueChange={onPick}
      />
    );
  return (
    <input
      {...shared}
      {...presses}
      type="text"
      autoComplete="off"
      spellCheck={false}
      data-typing={draft === undefined ? undefined : ''}
      inputMode={column.kind === 'number' ? 'decimal' : undefined}
      className={styles.input}
      data-align={column.align ?? (column.kind === 'number' ? 'end' : 'start')}
      value={draft ?? value}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onDraft(event.target.value)}
      onFocus={(event) => draft === undefined && event.currentTarget.select()}
      onBlur={onCommit}
    />
  );
}
