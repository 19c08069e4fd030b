import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { frameClass } from '../control/control-frame.tsx';
import { useFieldAttributes } from '../field/field-context.ts';
import styles from './textarea.module.css';

/** What `<Textarea>` takes. */
export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'value'> {
  value?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
}

/** Several lines of text; grows with them as far as the browser can, and by its corner. */
export function Textarea({
  value,
  onValueChange,
  className,
  onChange,
  ...textareaProps
}: TextareaProps) {
  const attributes = useFieldAttributes(textareaProps);
  return (
    <textarea
      rows={3}
      {...textareaProps}
      {...attributes}
      value={value}
      data-part="textarea"
      data-invalid={attributes['aria-invalid'] ? '' : undefined}
      data-disabled={textareaProps.disabled || undefined}
      data-readonly={textareaProps.readOnly || undefined}
      className={classNames(frameClass, styles.textarea, className)}
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.(event.target.value);
      }}
    />
  );
}
