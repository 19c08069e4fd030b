import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import type { Tone } from '../tone.ts';
import styles from './filter-chips.module.css';

/** One chip of a row that filters. */
export interface FilterChip {
  readonly value: string;
  readonly label: string;
  /** Left out while it is not known. */
  readonly count?: number | undefined;
  readonly tone?: Tone | undefined;
}

/** What `<FilterChips>` takes. */
export interface FilterChipsProps extends Omit<ComponentProps<'fieldset'>, 'onChange'> {
  chips: readonly FilterChip[];
  /** Names the row. */
  label: string;
  /** `''` when none is pressed. */
  value: string;
  onValueChange?: ((value: string) => void) | undefined;
}

/** Numbers that filter. Pressing the pressed one lets go of it. */
export function FilterChips({
  chips,
  label,
  value,
  onValueChange,
  className,
  ...fieldsetProps
}: FilterChipsProps) {
  return (
    <fieldset
      {...fieldsetProps}
      aria-label={label}
      data-part="filter-chips"
      className={classNames(styles.chips, className)}
    >
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          aria-pressed={chip.value === value}
          data-tone={chip.tone ?? 'neutral'}
          className={styles.chip}
          onClick={() => onValueChange?.(chip.value === value ? '' : chip.value)}
        >
          {chip.label}
          {chip.count !== undefined && <span className={styles.count}>{chip.count}</span>}
        </button>
      ))}
    </fieldset>
  );
}
