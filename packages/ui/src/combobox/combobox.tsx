import { ChevronDown, CircleX } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { adornmentClass, ControlFrame, inputClass } from '../control/control-frame.tsx';
import { useFieldAttributes } from '../field/field-context.ts';
import type { Option } from '../select/option.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { useLabels } from '../ui-provider/ui-context.ts';
import styles from './combobox.module.css';
import { ListPopover } from './list-popover.tsx';
import { OptionList } from './option-list.tsx';
import { type LoadOptions, useOptions } from './use-options.ts';

/** What `<Combobox>` takes. */
export interface ComboboxProps extends Omit<ComponentProps<'input'>, 'value' | 'size'> {
  /** The options, or a function that asks for those that fit. Keep the function stable. */
  options: readonly Option[] | LoadOptions;
  /** `''` when nothing is chosen. */
  value: string;
  onValueChange?: ((value: string, option: Option | undefined) => void) | undefined;
  /** Words for a value whose option has not been loaded. */
  valueLabel?: string | undefined;
  clearable?: boolean | undefined;
}

/** One of many, found by typing. Text under composition neither searches nor chooses. */
export function Combobox({
  options: source,
  value,
  onValueChange,
  valueLabel,
  clearable = true,
  placeholder,
  className,
  onFocus,
  onBlur,
  onKeyDown,
  ...inputProps
}: ComboboxProps) {
  const labels = useLabels();
  const attributes = useFieldAttributes(inputProps);
  const listId = useId();
  const [text, setText] = useState<string>();
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [picked, setPicked] = useState<Option>();
  const { options, state } = useOptions(source, query, open, attempt);

  const known = typeof source === 'function' ? options : source;
  const chosen = picked?.value === value ? picked : known.find((option) => option.value === value);
  const shown = text ?? (value === '' ? '' : (chosen?.label ?? valueLabel ?? value));
  const { disabled, readOnly } = inputProps;

  function close() {
    setOpen(false);
    setText(undefined);
    setQuery('');
    setActive(0);
  }

  function show() {
    if (disabled || readOnly || open) return;
    setActive(
      Math.max(
        0,
        known.findIndex((option) => option.value === value),
      ),
    );
    setOpen(true);
  }

  function pick(option: Option | undefined) {
    setPicked(option);
    close();
    if ((option?.value ?? '') !== value) onValueChange?.(option?.value ?? '', option);
  }

  function type(next: string, composing: boolean) {
    setText(next);
    setOpen(true);
    if (composing) return;
    setQuery(next);
    setActive(0);
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    const composing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.defaultPrevented || composing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return show();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (options.length > 0) setActive((active + step + options.length) % options.length);
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      const option = options[active];
      if (option !== undefined && !option.disabled) pick(option);
    }
  }

  return (
    <ListPopover
      open={open}
      onClose={close}
      className={className}
      list={
        <OptionList
          id={listId}
          options={options}
          state={state}
          active={active}
          chosen={new Set([value])}
          onPick={pick}
          onPoint={setActive}
          onRetry={() => setAttempt(attempt + 1)}
        />
      }
    >
      <ControlFrame
        part="combobox"
        invalid={attributes['aria-invalid']}
        disabled={disabled}
        readOnly={readOnly}
      >
        <input
          type="text"
          autoComplete="off"
          spellCheck={false}
          {...inputProps}
          {...attributes}
          role="combobox"
          aria-expanded={open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={open && options.length > 0 ? `${listId}-${active}` : undefined}
          placeholder={placeholder ?? labels.select}
          value={shown}
          className={inputClass}
          onClick={show}
          onFocus={(event) => {
            onFocus?.(event);
            event.currentTarget.select();
          }}
          onBlur={(event) => {
            onBlur?.(event);
            if (text === '' && clearable) pick(undefined);
            else close();
          }}
          onChange={(event) =>
            type(
              event.target.value,
              event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing,
            )
          }
          onCompositionEnd={(event) => type(event.currentTarget.value, false)}
          onKeyDown={press}
        />
        {clearable && value !== '' && !disabled && !readOnly && (
          <button
            type="button"
            tabIndex={-1}
            aria-label={labels.clear}
            className={classNames(adornmentClass, styles.clear)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(undefined)}
          >
            <CircleX />
          </button>
        )}
        {open && state === 'loading' ? <Spinner /> : <ChevronDown aria-hidden />}
      </ControlFrame>
    </ListPopover>
  );
}
