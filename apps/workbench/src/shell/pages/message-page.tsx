import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './message-page.module.css';

interface MessagePageProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** A page that says one thing and offers the way on. */
export function MessagePage({ icon: Icon, title, children, actions }: MessagePageProps) {
  return (
    <div className={styles.page}>
      <Icon aria-hidden className={styles.icon} size={40} strokeWidth={1.25} />
      <h1 className={styles.title}>{title}</h1>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
