import type { ReactNode } from 'react';
import styles from './frame.module.css';
import { useWakeLock } from './use-wake-lock.ts';

/** A page for a phone in a gloved hand: high contrast, large targets; the screen stays lit while it is shown. */
export function PhonePage({ children }: { readonly children: ReactNode }) {
  useWakeLock();
  return (
    <div data-ui data-theme="light" data-density="touch" className={styles.page}>
      {children}
    </div>
  );
}

/** What scrolls between head and foot. */
export function PhoneMain({ children }: { readonly children: ReactNode }) {
  return <div className={styles.main}>{children}</div>;
}
