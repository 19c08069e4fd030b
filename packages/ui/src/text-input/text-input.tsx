import { CircleX } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { adornmentClass, ControlFrame, inputClass } from '../control/control-frame.tsx';
import { useFieldAttributes, useFieldUnit } from '../field/field-context.ts';
import { useLabels } from '../ui-provider/ui-context.ts';

/** What `<TextInput>` takes. */
export interface TextInputProps extends Omit<ComponentProps<'input'>, 'value'> {
  value?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  icon?: ReactNode;
  /** Stands inside, after the text. */
  unit?: string | undefined;
  /** Offers a cross that empties it. */
  clearable?: boolean | undefined;
}

/** One line of text. `className` goes to the frame, everything else to the `<input>`. */
export function TextInput({
  value,
  onValueChange,
  icon,
  unit,
  clearable = false,
  className,
  onChange,
  ...inputProps
}: TextInputProps) {
  const labels = useLabels();
  const attributes = useFieldAttributes(inputProps);
  const { disabled, readOnly } = inputProps;
  const canClear = clearable && value !== undefined && value !== '' && !disabled && !readOnly;

  return (
    <ControlFrame
      part="text-input"
      invalid={attributes['aria-invalid']}
      disabled={disabled}
      readOnly={readOnly}
      icon={icon}
      unit={useFieldUnit(unit)}
      className={className}
    >
      <input
        type="text"
        autoComplete="off"
        {...inputProps}
        {...attributes}
        value={value}
        className={inputClass}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
      />
      {canClear && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={labels.clear}
          className={adornmentClass}
          onClick={() => onValueChange?.('')}
        >
          <CircleX />
        </button>
      )}
    </ControlFrame>
  );
}
