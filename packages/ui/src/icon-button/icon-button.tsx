import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import styles from './icon-button.module.css';

/** What `<IconButton>` takes. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Names the action; shown as a tooltip. */
  label: string;
  icon: ReactNode;
  size?: 'default' | 'small' | undefined;
  /** Where the tooltip goes; `none` when the name is beside it already. */
  tip?: 'top' | 'bottom' | 'left' | 'right' | 'none' | undefined;
}

/** An action drawn as an icon, never without a name. */
export function IconButton({
  label,
  icon,
  size = 'default',
  tip = 'top',
  className,
  ...buttonProps
}: IconButtonProps) {
  const button = (
    <button
      type="button"
      aria-label={label}
      {...buttonProps}
      data-part="icon-button"
      data-size={size}
      className={classNames(styles.iconButton, className)}
    >
      {icon}
    </button>
  );
  return tip === 'none' ? (
    button
  ) : (
    <Tooltip text={label} side={tip}>
      {button}
    </Tooltip>
  );
}
