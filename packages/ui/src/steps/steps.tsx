import { Check, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useLabels } from '../ui-provider/ui-context.ts';
import styles from './steps.module.css';

/** One step and where it stands. */
export interface Step {
  readonly id: string;
  readonly label: ReactNode;
  readonly state: 'done' | 'current' | 'todo' | 'bad';
  /** Who and when. */
  readonly note?: ReactNode;
}

/** What `<Steps>` takes. */
export interface StepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  steps: readonly Step[];
}

/** The states something goes through, and where it is. */
export function Steps({ steps, className, ...listProps }: StepsProps) {
  const labels = useLabels();
  return (
    <ol
      aria-label={labels.steps}
      {...listProps}
      data-part="steps"
      className={classNames(styles.steps, className)}
    >
      {steps.map(({ id, label, state, note }, index) => (
        <li
          key={id}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
          className={styles.step}
        >
          <span aria-hidden className={styles.mark}>
            {state === 'done' ? <Check /> : state === 'bad' ? <X /> : index + 1}
          </span>
          <span className={styles.words}>
            <span>{label}</span>
            {note !== undefined && <span className={styles.note}>{note}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
