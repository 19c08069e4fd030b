import type { ReactNode } from 'react';
import styles from './unseen.module.css';

/** Words that are read out and not shown, such as the head of a column of buttons. */
export const Unseen = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.unseen}>{children}</span>
);
