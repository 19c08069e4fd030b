import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tick.module.css';

interface TickProps extends Omit<ComponentProps<'input'>, 'checked' | 'type' | 'ref' | 'onChange'> {
  checked: boolean | 'indeterminate';
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Words that belong to the target. */
  children?: ReactNode;
}

/** The native checkbox in the clothes of the kit, for places that hold very many of them. */
export function Tick({ checked, onCheckedChange, className, children, ...inputProps }: TickProps) {
  const input = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    if (input.current !== null) input.current.indeterminate = checked === 'indeterminate';
  }, [checked]);

  const box = (
    <input
      {...inputProps}
      ref={input}
      type="checkbox"
      checked={checked === true}
      className={classNames(styles.tick, children === undefined && className)}
      onChange={(event) => onCheckedChange?.(event.target.checked)}
    />
  );
  if (children === undefined) return box;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box is the input.
    <label className={classNames(styles.label, className)}>
      {box}
      <span>{children}</span>
    </label>
  );
}
