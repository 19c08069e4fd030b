import * as Radix from '@radix-ui/react-switch';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldAttributes } from '../field/field-context.ts';
import styles from './switch.module.css';

/** What `<Switch>` takes. */
export type SwitchProps = Omit<ComponentProps<typeof Radix.Root>, 'asChild'>;

/** Turns something on or off at once. Children are its words. */
export function Switch({ className, children, ...switchProps }: SwitchProps) {
  const attributes = useFieldAttributes(switchProps);
  const track = (
    <Radix.Root
      {...switchProps}
      {...attributes}
      data-part="switch"
      className={classNames(styles.track, children === undefined && className)}
    >
      <Radix.Thumb className={styles.thumb} />
    </Radix.Root>
  );
  if (children === undefined) return track;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the button inside is the control.
    <label className={classNames(styles.label, className)}>
      {track}
      <span>{children}</span>
    </label>
  );
}
