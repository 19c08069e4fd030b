import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import type { Tone } from '../tone.ts';
import styles from './progress-bar.module.css';

/** What `<ProgressBar>` takes. */
export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names what gets on. */
  label: string;
  /** 0 to 1; more is drawn full. `undefined` while nobody knows. */
  value: number | undefined;
  tone?: Tone | undefined;
  /** Writes the figure beside the bar; whole percent when `true`. */
  text?: string | boolean | undefined;
}

/** How far something is. */
export function ProgressBar({
  label,
  value,
  tone = 'accent',
  text = false,
  className,
  ...divProps
}: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(value * 100);
  const words = text === true ? `${percent ?? 0}%` : text;
  return (
    <div {...divProps} data-part="progress-bar" className={classNames(styles.progress, className)}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent === undefined ? undefined : Math.min(100, Math.max(0, percent))}
        aria-valuetext={percent === undefined ? undefined : `${percent}%`}
        data-tone={tone}
        data-state={value === undefined ? 'unknown' : 'known'}
        className={styles.track}
      >
        <span
          className={styles.bar}
          style={
            value === undefined
              ? undefined
              : { width: `${Math.min(100, Math.max(0, value * 100))}%` }
          }
        />
      </div>
      {words !== false && <span className={styles.text}>{words}</span>}
    </div>
  );
}
