import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

/** What `<Button>` takes. */
export interface ButtonProps extends ComponentProps<'button'> {
  /** One `primary` at most on a screen. `plain` has no frame, `danger` destroys something. */
  variant?: 'primary' | 'default' | 'plain' | 'danger' | undefined;
  size?: 'default' | 'small' | undefined;
  /** Drawn before the words, 16 px. */
  icon?: ReactNode;
  /** The call runs: the button spins and takes no second press. */
  pending?: boolean | undefined;
}

/** A word that does something. Renders a `<button type="button">`. */
export function Button({
  variant = 'default',
  size = 'default',
  icon,
  pending = false,
  className,
  children,
  onClick,
  ...buttonProps
}: ButtonProps) {
  return (
    <button
      type="button"
      {...buttonProps}
      data-part="button"
      data-variant={variant}
      data-size={size}
      data-state={pending ? 'pending' : 'idle'}
      aria-busy={pending || undefined}
      // Stays focusable while it waits, so that the keyboard does not lose its place.
      aria-disabled={pending || buttonProps['aria-disabled']}
      className={classNames(styles.button, className)}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {pending ? <Spinner /> : icon}
      {children}
    </button>
  );
}
