import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './alert.module.css';

/** What `<Alert>` takes. */
export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: 'info' | 'ok' | 'warn' | 'bad' | undefined;
  title?: ReactNode;
  /** Buttons at its end. */
  actions?: ReactNode;
}

const icons = { info: Info, ok: CircleCheck, warn: TriangleAlert, bad: CircleAlert };

/** Something said inside the page. `bad` is spoken at once, the others politely. */
export function Alert({
  tone = 'info',
  title,
  actions,
  className,
  children,
  ...divProps
}: AlertProps) {
  const Icon = icons[tone];
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      {...divProps}
      data-part="alert"
      data-tone={tone}
      className={classNames(styles.alert, className)}
    >
      <Icon aria-hidden />
      <div className={styles.words}>
        {title !== undefined && <div className={styles.title}>{title}</div>}
        {children}
      </div>
      {actions}
    </div>
  );
}
