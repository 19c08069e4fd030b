import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { ControlFrame, inputClass } from '../control/control-frame.tsx';
import { useFieldAttributes, useFieldUnit } from '../field/field-context.ts';
import { addDecimals, compareDecimals, readDecimal, toPlaces } from './decimal.ts';
import styles from './number-input.module.css';

/** What `<NumberInput>` takes. */
export interface NumberInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'min' | 'max' | 'step' | 'type'> {
  /** A decimal as text (`'660.000'`), `''` when there is none. Never a binary fraction. */
  value: string;
  /** Called while typing, with `''` as long as the text is no number. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Places after the point; typed ones beyond are rounded when the person leaves. */
  places?: number | undefined;
  min?: string | undefined;
  max?: string | undefined;
  /** What the arrow keys add. */
  step?: string | undefined;
  unit?: string | undefined;
  icon?: ReactNode;
}

/** A number typed as text, so that the wheel cannot change it and no digit is lost. */
export function NumberInput({
  value,
  onValueChange,
  places,
  min,
  max,
  step = '1',
  unit,
  icon,
  className,
  onChange,
  onBlur,
  onKeyDown,
  onCompositionEnd,
  ...inputProps
}: NumberInputProps) {
  // The text under the hand, valid for the value it led to; any other value replaces it.
  const [draft, setDraft] = useState<{ text: string; value: string }>();
  const shown = draft !== undefined && draft.value === value ? draft.text : value;
  const attributes = useFieldAttributes(inputProps);
  const wrong = readDecimal(shown) === undefined || outside(value, min, max);

  function take(text: string) {
    const next = readDecimal(text) ?? '';
    setDraft({ text, value: next });
    if (next !== value) onValueChange?.(next);
  }

  function settle() {
    if (readDecimal(shown) === undefined) return;
    const settled = value === '' || places === undefined ? value : toPlaces(value, places);
    setDraft(undefined);
    if (settled !== value) onValueChange?.(settled);
  }

  function stepByKey(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    const up = event.key === 'ArrowUp';
    if (event.defaultPrevented || event.nativeEvent.isComposing || inputProps.readOnly) return;
    if (event.key === 'Enter') settle();
    if (!up && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const next = addDecimals(value === '' ? '0' : value, up ? step : negated(step));
    if (!outside(next, min, max)) take(next);
  }

  return (
    <ControlFrame
      part="number-input"
      invalid={attributes['aria-invalid'] ?? (wrong || undefined)}
      disabled={inputProps.disabled}
      readOnly={inputProps.readOnly}
      icon={icon}
      unit={useFieldUnit(unit)}
      className={className}
    >
      <input
        inputMode="decimal"
        autoComplete="off"
        {...inputProps}
        {...attributes}
        type="text"
        aria-invalid={attributes['aria-invalid'] ?? (wrong || undefined)}
        value={shown}
        className={classNames(inputClass, styles.number)}
        onChange={(event) => {
          onChange?.(event);
          const text = event.target.value;
          const composing =
            event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
          if (composing) setDraft({ text, value });
          else take(text);
        }}
        onCompositionEnd={(event) => {
          onCompositionEnd?.(event);
          take(event.currentTarget.value);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          settle();
        }}
        onKeyDown={stepByKey}
      />
    </ControlFrame>
  );
}

const negated = (step: string): string => (step.startsWith('-') ? step.slice(1) : `-${step}`);

function outside(value: string, min: string | undefined, max: string | undefined): boolean {
  const decimal = readDecimal(value);
  if (decimal === undefined || decimal === '') return false;
  return (
    (min !== undefined && compareDecimals(decimal, min) < 0) ||
    (max !== undefined && compareDecimals(decimal, max) > 0)
  );
}
