import type { ReactNode } from 'react';
import styles from './frame.module.css';

interface KeyProps {
  readonly children: ReactNode;
  /** The one that is pressed in the usual case. */
  readonly primary?: boolean;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** A key over the whole width. */
export function WideKey({ children, primary = false, disabled, onPress }: KeyProps) {
  return (
    <button
      type="button"
      className={primary ? styles.primary : styles.secondary}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

interface ChipsProps<Choice> {
  readonly choices: readonly { readonly value: Choice; readonly label: string }[];
  readonly chosen: Choice | undefined;
  readonly onChoose: (choice: Choice) => void;
}

/** Short choices side by side, one of which is pressed. */
export function Chips<Choice extends string | number>({
  choices,
  chosen,
  onChoose,
}: ChipsProps<Choice>) {
  return (
    <div className={styles.chips}>
      {choices.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          className={styles.mode}
          onClick={() => onChoose(value)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
