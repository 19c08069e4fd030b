import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldAttributes, useFieldLabelId } from '../field/field-context.ts';
import { compareDecimals } from '../number-input/decimal.ts';
import { NumberInput, type NumberInputProps } from '../number-input/number-input.tsx';
import { useLabels } from '../ui-provider/ui-context.ts';
import styles from './number-range.module.css';

/** Decimals as text; `''` is open. */
export interface NumberRange {
  readonly from: string;
  readonly to: string;
}

/** What `<NumberRangeInput>` takes. */
export interface NumberRangeInputProps
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'defaultValue'>,
    Pick<NumberInputProps, 'places' | 'min' | 'max' | 'step' | 'unit' | 'disabled' | 'readOnly'> {
  /** Both numbers belong to the range. */
  value: NumberRange;
  /** Called while typing, as `<NumberInput>` does; a range that is turned round is marked. */
  onValueChange?: ((value: NumberRange) => void) | undefined;
}

/** From one number to another. Neither the wheel nor a binary fraction changes them. */
export function NumberRangeInput({
  value,
  onValueChange,
  className,
  places,
  min,
  max,
  step,
  unit,
  disabled,
  readOnly,
  ...divProps
}: NumberRangeInputProps) {
  const labels = useLabels();
  const labelId = useFieldLabelId();
  const { id, ...attributes } = useFieldAttributes({});
  const turned = value.from !== '' && value.to !== '' && compareDecimals(value.from, value.to) > 0;
  const end = (side: 'from' | 'to', name: string) => (
    <NumberInput
      {...attributes}
      {...(attributes['aria-invalid'] === undefined && turned ? { 'aria-invalid': true } : {})}
      // The field's label leads to the first; the second must not carry the same id.
      id={side === 'from' || id === undefined ? id : `${id}-to`}
      aria-label={name}
      title={turned ? labels.wrongOrder : undefined}
      value={value[side]}
      onValueChange={(next) => onValueChange?.({ ...value, [side]: next })}
      places={places}
      min={min}
      max={max}
      step={step}
      unit={unit}
      disabled={disabled}
      readOnly={readOnly}
    />
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend of its own.
    <div
      role="group"
      aria-labelledby={divProps['aria-label'] === undefined ? labelId : undefined}
      {...divProps}
      data-part="number-range"
      className={classNames(styles.range, className)}
    >
      {end('from', labels.atLeast)}
      <span aria-hidden className={styles.dash}>
        –
      </span>
      {end('to', labels.atMost)}
    </div>
  );
}
