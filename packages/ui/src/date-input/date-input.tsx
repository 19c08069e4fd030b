import { type ComponentProps, useState } from 'react';
import { classNames } from '../class-names.ts';
import { ControlFrame, inputClass } from '../control/control-frame.tsx';
import { useFieldAttributes } from '../field/field-context.ts';
import { Popover } from '../popover/popover.tsx';
import { useLabels, useToday } from '../ui-provider/ui-context.ts';
import styles from './calendar.module.css';
import { CalendarButton } from './calendar-button.tsx';
import { DatePanel } from './date-panel.tsx';
import { type DateCode, hasTime, readDate, writeDate } from './read-date.ts';

/** What `<DateInput>` takes. */
export interface DateInputProps
  extends Omit<ComponentProps<'input'>, 'value' | 'min' | 'max' | 'type'> {
  /** Written by `code`: `YYYY-MM-DD` when nothing is said; `''` when there is none. */
  value: string;
  onValueChange?: ((value: string) => void) | undefined;
  /** How the value is written; a day when left out, with seconds when `withTime`. */
  code?: DateCode | undefined;
  /** The same as code 2. */
  withTime?: boolean | undefined;
  /** First and last day allowed, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
  /** Today where the company is, `YYYY-MM-DD`; the day of the root when left out. */
  today?: string | undefined;
}

const EXAMPLES: Readonly<Record<DateCode, string>> = {
  1: 'YYYY-MM-DD',
  // Seconds are filled in; the example has to fit a narrow column.
  2: 'YYYY-MM-DD HH:mm',
  3: 'YYYY-MM-DD HH:mm',
  4: 'YYYYMMDD',
  5: 'YYYY-MM-DD',
  6: 'YYYY-MM-DD',
};

/** A date typed in any usual way, or picked from a calendar. Wrong ones are marked and not given on. */
export function DateInput({
  value,
  onValueChange,
  withTime = false,
  code = withTime ? 2 : 1,
  min,
  max,
  today: givenToday,
  className,
  placeholder,
  onBlur,
  onKeyDown,
  ...inputProps
}: DateInputProps) {
  const labels = useLabels();
  const ownToday = useToday();
  const today = givenToday ?? ownToday;
  const attributes = useFieldAttributes(inputProps);
  const [text, setText] = useState<string>();
  const [open, setOpen] = useState(false);
  /** What is typed is judged when it is left, not while it is typed. */
  const [left, setLeft] = useState(false);
  const { disabled, readOnly } = inputProps;
  const full = readDate(text ?? value, today, true);
  const day = (full ?? '').slice(0, 10);
  const outside =
    day !== '' && ((min !== undefined && day < min) || (max !== undefined && day > max));
  const wrong = full === undefined || outside;
  const invalid = attributes['aria-invalid'] ?? (wrong || undefined);
  const fault = outside ? labels.outsideDates : `${labels.invalidDate} (${EXAMPLES[code]})`;
  // The first and last second of a day are the machine's business: a person sees the day.
  const shown = code === 5 || code === 6 ? value.slice(0, 10) : value;

  function give(next: string) {
    setText(undefined);
    const written = writeDate(next, code);
    if (written !== value) onValueChange?.(written);
  }

  function settle() {
    setLeft(true);
    if (text !== undefined && !wrong) give(full);
  }

  return (
    <ControlFrame
      part="date-input"
      invalid={invalid}
      disabled={disabled}
      readOnly={readOnly}
      className={className}
      fault={wrong && left && attributes['aria-invalid'] === undefined ? fault : undefined}
    >
      <input
        autoComplete="off"
        inputMode="numeric"
        placeholder={placeholder ?? EXAMPLES[code]}
        {...inputProps}
        {...attributes}
        type="text"
        aria-invalid={invalid}
        title={wrong ? fault : undefined}
        value={text ?? shown}
        className={hasTime(code) ? classNames(inputClass, styles.moment) : inputClass}
        onChange={(event) => {
          setLeft(false);
          setText(event.target.value);
        }}
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
          trigger={<CalendarButton />}
        >
          <DatePanel
            value={full ?? ''}
            time={hasTime(code) ? (code === 2 ? 'seconds' : 'minutes') : undefined}
            today={today}
            min={min}
            max={max}
            onPick={give}
            onDone={() => setOpen(false)}
          />
        </Popover>
      )}
    </ControlFrame>
  );
}
