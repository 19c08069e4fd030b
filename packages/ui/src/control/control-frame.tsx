import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './control.module.css';

interface ControlFrameProps {
  part: string;
  invalid?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  icon?: ReactNode;
  unit?: string | undefined;
  /** What is wrong with what was typed, under the frame: a filter has no field that says it. */
  fault?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The frame around an input: border, ground, icon before and unit after it. */
export function ControlFrame({
  part,
  invalid,
  disabled,
  readOnly,
  icon,
  unit,
  fault,
  className,
  children,
}: ControlFrameProps) {
  return (
    <span
      data-part={part}
      data-invalid={invalid === true || invalid === 'true' ? '' : undefined}
      data-disabled={disabled || undefined}
      data-readonly={readOnly || undefined}
      className={classNames(styles.frame, className)}
    >
      {icon}
      {children}
      {unit !== undefined && <span className={styles.unit}>{unit}</span>}
      {fault !== undefined && (
        <span role="alert" className={styles.fault}>
          {fault}
        </span>
      )}
    </span>
  );
}

export const inputClass = styles.input;
export const frameClass = styles.frame;
export const adornmentClass = styles.adornment;
