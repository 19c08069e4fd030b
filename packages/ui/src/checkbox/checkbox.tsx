import * as Radix from '@radix-ui/react-checkbox';
import { Check, Minus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldAttributes } from '../field/field-context.ts';
import styles from './checkbox.module.css';

/** What `<Checkbox>` takes. */
export interface CheckboxProps
  extends Omit<ComponentProps<typeof Radix.Root>, 'asChild' | 'onCheckedChange'> {
  /** `'indeterminate'` when some of what it covers is chosen. */
  checked?: boolean | 'indeterminate';
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** Yes or no. Children are its words and belong to the target. */
export function Checkbox({ className, children, onCheckedChange, ...boxProps }: CheckboxProps) {
  const attributes = useFieldAttributes(boxProps);
  const box = (
    <Radix.Root
      {...boxProps}
      {...attributes}
      onCheckedChange={(checked) => onCheckedChange?.(checked === true)}
      data-part="checkbox"
      className={classNames(styles.box, children === undefined && className)}
    >
      <Radix.Indicator className={styles.mark}>
        {boxProps.checked === 'indeterminate' ? <Minus /> : <Check />}
      </Radix.Indicator>
    </Radix.Root>
  );
  if (children === undefined) return box;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the button inside is the control.
    <label className={classNames(styles.label, className)} data-disabled={boxProps.disabled}>
      {box}
      <span>{children}</span>
    </label>
  );
}
