import { Clock as ClockIcon } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { adornmentClass, ControlFrame, inputClass } from '../control/control-frame.tsx';
import { useFieldAttributes } from '../field/field-context.ts';
import { Popover } from '../popover/popover.tsx';
import { useLabels } from '../ui-provider/ui-context.ts';
import { readTime } from './read-time.ts';
import { TimeColumns } from './time-columns.tsx';

/** What `<TimeInput>` takes. */
export interface TimeInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'min' | 'max' | 'type'> {
  /** `HH:mm`, `HH:mm:ss` with `seconds`; `''` when there is none. */
  value: string;
  onValueChange?: ((value: string) => void) | undefined;
  seconds?: boolean | undefined;
}

/** A time of day typed in any usual way, or picked. Wrong ones are marked and not given on. */
export function TimeInput({
  value,
  onValueChange,
  seconds = false,
  className,
  placeholder,
  onBlur,
  onKeyDown,
  ...inputProps
}: TimeInputProps) {
  const labels = useLabels();
  const attributes = useFieldAttributes(inputProps);
  const [text, setText] = useState<string>();
  const [open, setOpen] = useState(false);
  /** What is typed is judged when it is left, not while it is typed. */
  const [left, setLeft] = useState(false);
  const { disabled, readOnly } = inputProps;
  const typed = text === undefined ? value : readTime(text, seconds);
  const invalid = attributes['aria-invalid'] ?? (typed === undefined || undefined);
  const example = seconds ? 'HH:mm:ss' : 'HH:mm';
  const fault = typed === undefined ? `${labels.invalidTime} (${example})` : undefined;

  /** A whole time is given on as it is typed; another way of writing one when the field is left. */
  function write(entered: string) {
    setLeft(false);
    setText(entered);
    if (entered !== '' && entered !== value && readTime(entered, seconds) === entered)
      onValueChange?.(entered);
  }

  function settle() {
    setLeft(true);
    if (text === undefined || typed === undefined) return;
    setText(undefined);
    if (typed !== value) onValueChange?.(typed);
  }

  return (
    <ControlFrame
      part="time-input"
      invalid={invalid}
      disabled={disabled}
      readOnly={readOnly}
      className={className}
      fault={left && attributes['aria-invalid'] === undefined ? fault : undefined}
    >
      <input
        autoComplete="off"
        inputMode="numeric"
        placeholder={placeholder ?? example}
        {...inputProps}
        {...attributes}
        type="text"
        aria-invalid={invalid}
        title={fault}
        value={text ?? value}
        className={inputClass}
        onChange={(event) => write(event.target.value)}
        onBlur={(event) => {
          onBlur?.(event);
          settle();
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) settle();
          if (event.key === 'ArrowDown' && event.altKey && !disabled && !readOnly) setOpen(true);
        }}
      />
      {!disabled && !readOnly && (
        <Popover
          open={open}
          onOpenChange={setOpen}
          align="end"
          aria-label={labels.openClock}
          trigger={
            <button
              type="button"
              tabIndex={-1}
              aria-label={labels.openClock}
              className={adornmentClass}
            >
              <ClockIcon />
            </button>
          }
        >
          <TimeColumns
            value={typed === undefined || typed === '' ? '' : (readTime(typed, true) ?? '')}
            seconds={seconds}
            onPick={(time) => {
              setText(undefined);
              onValueChange?.(seconds ? time : time.slice(0, 5));
            }}
          />
        </Popover>
      )}
    </ControlFrame>
  );
}
