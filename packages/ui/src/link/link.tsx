import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './link.module.css';

/** What `<Link>` takes. */
export interface LinkProps extends ComponentProps<'a'> {
  /** `quiet` looks like the text around it until it is pointed at. */
  variant?: 'default' | 'quiet' | undefined;
}

/** Leads somewhere. Another window is opened without handing it this one. */
export function Link({ variant = 'default', className, ...anchorProps }: LinkProps) {
  return (
    <a
      rel={anchorProps.target === '_blank' ? 'noopener noreferrer' : undefined}
      {...anchorProps}
      data-part="link"
      data-variant={variant}
      className={classNames(styles.link, className)}
    />
  );
}
