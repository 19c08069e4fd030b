import type { ComponentProps, ElementType, Ref } from 'react';
import { classNames } from '../class-names.ts';
import styles from './visually-hidden.module.css';

/** What `<VisuallyHidden>` takes. */
export interface VisuallyHiddenProps extends Omit<ComponentProps<'span'>, 'ref'> {
  /** The element it is; a `span` without one. */
  as?: ElementType | undefined;
  ref?: Ref<HTMLElement>;
}

/** Text that assistive technology reads out and that is not shown, such as the head of a column of buttons. */
export function VisuallyHidden({
  as: Element = 'span',
  className,
  ...elementProps
}: VisuallyHiddenProps) {
  return (
    <Element
      {...elementProps}
      data-part="visually-hidden"
      className={classNames(styles.visuallyHidden, className)}
    />
  );
}
