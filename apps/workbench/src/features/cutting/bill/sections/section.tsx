import type { ReactNode } from 'react';
import styles from '../bill.module.css';

interface SectionProps {
  /** Name by which faults of the section find it. */
  readonly name: string;
  readonly title: string;
  /** A quiet figure beside the title. */
  readonly note?: ReactNode;
  readonly tools?: ReactNode;
  /** What is wrong with the section as a whole. */
  readonly fault?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of the bill with a quiet heading. */
export function Section({ name, title, note, tools, fault, className, children }: SectionProps) {
  return (
    <section
      aria-label={title}
      data-section={name}
      tabIndex={-1}
      className={`${styles.section} ${className ?? ''}`}
    >
      <div className={styles.caption}>
        <span>
          {title} {note !== undefined && <small>{note}</small>}
        </span>
        {fault !== undefined && (
          <small role="alert" data-tone="bad">
            {fault}
          </small>
        )}
        {tools !== undefined && <span className={styles.tools}>{tools}</span>}
      </div>
      {children}
    </section>
  );
}
