import { type ComponentProps, type ReactNode, useId, useMemo } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { FieldContext } from './field-context.ts';

/** What `<Field>` takes. */
export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: ReactNode;
  /** One control of the kit; it finds its name, hint and error by itself. */
  children: ReactNode;
  /** A quiet line under the control. */
  hint?: ReactNode;
  /** What is wrong; replaces the hint and marks the control. */
  error?: ReactNode;
  /** Stands inside the control: 米, 件, %. */
  unit?: string | undefined;
  required?: boolean | undefined;
  /** The figure is worked out, not typed: tinted ground. */
  computed?: boolean | undefined;
}

/** A label above a control, with its hint or its error below. */
export function Field({
  label,
  children,
  hint,
  error,
  unit,
  required = false,
  computed = false,
  className,
  ...divProps
}: FieldProps) {
  const id = useId();
  const invalid = error !== undefined && error !== null && error !== false && error !== '';
  const note = invalid ? error : hint;
  const noted = note !== undefined && note !== null && note !== false && note !== '';
  const context = useMemo(
    () => ({
      controlId: `${id}control`,
      labelId: `${id}label`,
      describedBy: noted ? `${id}note` : undefined,
      invalid,
      required,
      unit,
    }),
    [id, noted, invalid, required, unit],
  );

  return (
    <FieldContext value={context}>
      <div
        {...divProps}
        data-part="field"
        data-invalid={invalid || undefined}
        data-computed={computed || undefined}
        className={classNames(styles.field, className)}
      >
        <label id={context.labelId} htmlFor={context.controlId} className={styles.label}>
          {label}
          {required && (
            <span aria-hidden className={styles.required}>
              *
            </span>
          )}
        </label>
        {children}
        {noted && (
          <div
            id={context.describedBy}
            className={styles.note}
            data-part={invalid ? 'error' : 'hint'}
          >
            {note}
          </div>
        )}
      </div>
    </FieldContext>
  );
}
