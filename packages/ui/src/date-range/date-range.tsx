import { CircleX } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { classNames } from '../class-names.ts';
import { adornmentClass, ControlFrame, inputClass } from '../control/control-frame.tsx';
import { CalendarButton } from '../date-input/calendar-button.tsx';
import { readDate } from '../date-input/read-date.ts';
import { useFieldAttributes, useFieldLabelId } from '../field/field-context.ts';
import type { UiLabels } from '../labels.ts';
import { Popover } from '../popover/popover.tsx';
import { useLabels, useToday } from '../ui-provider/ui-context.ts';
import styles from './date-range.module.css';
import { RangePanel } from './range-panel.tsx';
import type { DateRange } from './range-presets.ts';

/** What `<DateRangeInput>` takes. */
export interface DateRangeInputProps
  extends Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'defaultValue'> {
  /** Both days belong to the range; `''` stands for an open end. */
  value: DateRange;
  onValueChange?: ((value: DateRange) => void) | undefined;
  /** First and last day allowed, `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
  /** Today where the company is, `YYYY-MM-DD`; the day of the root when left out. */
  today?: string | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
}

/**
 * From one day to another, typed or picked, with the usual stretches one press away. A range whose
 * end comes first is marked and not given on.
 */
export function DateRangeInput({
  value,
  onValueChange,
  min,
  max,
  today: givenToday,
  disabled = false,
  readOnly = false,
  className,
  ...divProps
}: DateRangeInputProps) {
  const labels = useLabels();
  const ownToday = useToday();
  const today = givenToday ?? ownToday;
  const labelId = useFieldLabelId();
  const { id, ...attributes } = useFieldAttributes({});
  const [draft, setDraft] = useState<Partial<DateRange>>({});
  const [open, setOpen] = useState(false);
  /** What is typed is judged when it is left, not while it is typed. */
  const [left, setLeft] = useState(false);
  const fixed = disabled || readOnly;

  const { range, turned, wrong } = readRange(
    { from: draft.from ?? value.from, to: draft.to ?? value.to },
    { today, min, max },
  );
  const invalid = attributes['aria-invalid'] ?? (wrong || turned || undefined);
  const fault = faultOf(labels, wrong, turned);

  function give(next: DateRange) {
    setDraft({});
    if (next.from !== value.from || next.to !== value.to) onValueChange?.(next);
  }

  function settle() {
    setLeft(true);
    if (Object.keys(draft).length > 0 && range !== undefined) give(range);
  }

  const end = (side: 'from' | 'to', name: string) => (
    <RangeEnd
      {...attributes}
      id={side === 'from' ? id : undefined}
      aria-label={name}
      aria-invalid={invalid}
      title={fault}
      disabled={disabled}
      readOnly={readOnly}
      value={draft[side] ?? value[side]}
      onText={(text) => {
        setLeft(false);
        setDraft({ ...draft, [side]: text });
      }}
      onSettle={settle}
      onOpen={() => !fixed && setOpen(true)}
    />
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend of its own.
    <div
      role="group"
      aria-labelledby={divProps['aria-label'] === undefined ? labelId : undefined}
      {...divProps}
      className={classNames(styles.range, className)}
    >
      <ControlFrame
        part="date-range"
        invalid={invalid}
        disabled={disabled}
        readOnly={readOnly}
        fault={left && attributes['aria-invalid'] === undefined ? fault : undefined}
      >
        {end('from', labels.fromDate)}
        <span aria-hidden className={styles.dash}>
          –
        </span>
        {end('to', labels.toDate)}
        {!fixed && (value.from !== '' || value.to !== '') && (
          <ClearButton name={labels.clear} onClear={() => give({ from: '', to: '' })} />
        )}
        {!fixed && (
          <RangePopover
            {...{ value, today, min, max, open }}
            onOpenChange={setOpen}
            onPick={(next) => {
              setOpen(false);
              give(next);
            }}
          />
        )}
      </ControlFrame>
    </div>
  );
}

interface RangePopoverProps extends ComponentProps<typeof RangePanel> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The calendar behind the two days, with the usual stretches. */
function RangePopover({ open, onOpenChange, ...panel }: RangePopoverProps) {
  const labels = useLabels();
  return (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
      align="end"
      aria-label={labels.openCalendar}
      trigger={<CalendarButton />}
    >
      <RangePanel {...panel} />
    </Popover>
  );
}

interface RangeLimits extends Pick<DateRangeInputProps, 'min' | 'max'> {
  readonly today: string;
}

/** The range, unless an end is no day that is allowed or they are turned round. */
function readRange(typed: DateRange, { today, min, max }: RangeLimits) {
  const read = (text: string): string | undefined => {
    const day = readDate(text, today, false);
    const outside = day && ((min !== undefined && day < min) || (max !== undefined && day > max));
    return outside ? undefined : day;
  };
  const from = read(typed.from);
  const to = read(typed.to);
  if (from === undefined || to === undefined)
    return { range: undefined, turned: false, wrong: true };
  const turned = to !== '' && from > to;
  return { range: turned ? undefined : { from, to }, turned, wrong: false };
}

interface RangeEndProps extends ComponentProps<'input'> {
  readonly onText: (text: string) => void;
  /** It was left, or ended with Enter. */
  readonly onSettle: () => void;
  readonly onOpen: () => void;
}

/** One day of a range, as text. */
function RangeEnd({ onText, onSettle, onOpen, ...inputProps }: RangeEndProps) {
  return (
    <input
      {...inputProps}
      type="text"
      autoComplete="off"
      inputMode="numeric"
      placeholder="YYYY-MM-DD"
      className={classNames(inputClass, styles.end)}
      onChange={({ target }) => onText(target.value)}
      onBlur={onSettle}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) onSettle();
        if (event.key === 'ArrowDown' && event.altKey) onOpen();
      }}
    />
  );
}

const faultOf = (labels: UiLabels, wrong: boolean, turned: boolean): string | undefined => {
  if (wrong) return `${labels.invalidDate} (YYYY-MM-DD)`;
  return turned ? labels.wrongOrder : undefined;
};

function ClearButton({ name, onClear }: { readonly name: string; readonly onClear: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={name}
      className={adornmentClass}
      onClick={onClear}
    >
      <CircleX />
    </button>
  );
}
