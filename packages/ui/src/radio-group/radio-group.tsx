import * as Radix from '@radix-ui/react-radio-group';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldAttributes, useFieldLabelId } from '../field/field-context.ts';
import type { Option } from '../select/option.ts';
import styles from './radio-group.module.css';

/** What `<RadioGroup>` takes. */
export interface RadioGroupProps
  extends Omit<ComponentProps<typeof Radix.Root>, 'asChild' | 'children'> {
  options: readonly Option[];
  /** `segments` joins them into one bar, for two to five short words. */
  variant?: 'dots' | 'segments' | undefined;
}

/** One of a few, all in view. */
export function RadioGroup({
  options,
  variant = 'dots',
  className,
  ...groupProps
}: RadioGroupProps) {
  const attributes = useFieldAttributes(groupProps);
  const labelId = useFieldLabelId();
  return (
    <Radix.Root
      aria-labelledby={groupProps['aria-label'] === undefined ? labelId : undefined}
      orientation="horizontal"
      {...groupProps}
      {...attributes}
      data-part="radio-group"
      data-variant={variant}
      className={classNames(styles.group, className)}
    >
      {options.map((option) =>
        variant === 'segments' ? (
          <Radix.Item
            key={option.value}
            value={option.value}
            disabled={option.disabled ?? false}
            className={styles.segment}
          >
            {option.icon}
            {option.label}
          </Radix.Item>
        ) : (
          // biome-ignore lint/a11y/noLabelWithoutControl: the button inside is the control.
          <label key={option.value} className={styles.label}>
            <Radix.Item
              value={option.value}
              disabled={option.disabled ?? false}
              className={styles.dot}
            >
              <Radix.Indicator className={styles.mark} />
            </Radix.Item>
            <span>{option.label}</span>
          </label>
        ),
      )}
    </Radix.Root>
  );
}
