import { Calendar as CalendarIcon } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { adornmentClass, ControlFrame, inputClass } from '../control/control-frame.tsx';
import { useFieldAttributes } from '../field/field-context.ts';
import { Popover } from '../popover/popover.tsx';
import { useLabels } from '../ui-provider/ui-context.ts';
import { Calendar } from './calendar.tsx';
import { browserToday, readDate } from './read-date.ts';

export interface DateInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'min' | 'max' | 'type'> {
  /** `YYYY-MM-DD`, with ` HH:mm:ss` behind it when `withTime`; `''` when there is none. */
  value: string;
  onValueChange?: ((value: string) => void) | undefined;
  withTime?: boolean | undefined;
  /** First and last day allowed, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
  /** Today where the company is, `YYYY-MM-DD`; the browser's own day when left out. */
  today?: string | undefined;
}

/** A date typed in any usual way, or picked from a calendar. Wrong ones are marked and not given on. */
export function DateInput({
  value,
  onValueChange,
  withTime = false,
  min,
  max,
  today = browserToday(),
  className,
  placeholder,
  onBlur,
  onKeyDown,
  ...inputProps
}: DateInputProps) {
  const labels = useLabels();
  const attributes = useFieldAttributes(inputProps);
  const [text, setText] = useState<string>();
  const [open, setOpen] = useState(false);
  const { disabled, readOnly } = inputProps;
  const typed = text === undefined ? value : readDate(text, today, withTime);
  const day = (typed ?? '').slice(0, 10);
  const outside =
    day !== '' && ((min !== undefined && day < min) || (max !== undefined && day > max));
  const wrong = typed === undefined || outside;

  function settle() {
    if (text === undefined || typed === undefined || outside) return;
    setText(undefined);
    if (typed !== value) onValueChange?.(typed);
  }

  function pick(date: string) {
    setOpen(false);
    setText(undefined);
    const time = value.slice(11) || '00:00:00';
    onValueChange?.(withTime ? `${date} ${time}` : date);
  }

  return (
    <ControlFrame
      part="date-input"
      invalid={attributes['aria-invalid'] ?? (wrong || undefined)}
      disabled={disabled}
      readOnly={readOnly}
      className={className}
    >
      <input
        autoComplete="off"
        inputMode="numeric"
        placeholder={placeholder ?? (withTime ? 'YYYY-MM-DD HH:mm' : 'YYYY-MM-DD')}
        {...inputProps}
        {...attributes}
        type="text"
        aria-invalid={attributes['aria-invalid'] ?? (wrong || undefined)}
        title={wrong ? labels.invalidDate : undefined}
        value={text ?? value}
        className={inputClass}
        onChange={(event) => setText(event.target.value)}
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
          aria-label={labels.openCalendar}
          trigger={
            <button
              type="button"
              tabIndex={-1}
              aria-label={labels.openCalendar}
              className={adornmentClass}
            >
              <CalendarIcon />
            </button>
          }
        >
          <Calendar value={day} today={today} min={min} max={max} onPick={pick} />
        </Popover>
      )}
    </ControlFrame>
  );
}
