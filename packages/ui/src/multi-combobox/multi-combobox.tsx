import { ChevronDown, CircleX } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { ListPopover } from '../combobox/list-popover.tsx';
import { OptionList } from '../combobox/option-list.tsx';
import { type LoadOptions, useOptions } from '../combobox/use-options.ts';
import { adornmentClass, ControlFrame, inputClass } from '../control/control-frame.tsx';
import { useFieldAttributes } from '../field/field-context.ts';
import type { Option } from '../select/option.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { useLabels } from '../ui-provider/ui-context.ts';
import { ChoiceChip } from './choice-chip.tsx';
import styles from './multi-combobox.module.css';

/** What `<MultiCombobox>` takes. */
export interface MultiComboboxProps extends Omit<ComponentProps<'input'>, 'value' | 'size'> {
  /** The options, or a function that asks for those that fit. Keep the function stable. */
  options: readonly Option[] | LoadOptions;
  /** Values in the order they were chosen. */
  values: readonly string[];
  onValuesChange?: ((values: readonly string[]) => void) | undefined;
  /** Words for values whose options have not been loaded. */
  valueLabels?: Readonly<Record<string, string>> | undefined;
}

/**
 * Several of many, found by typing, each a chip that can be taken back. The list stays open while
 * choosing; Backspace in the empty input takes the last one back.
 */
export function MultiCombobox({
  options: source,
  values,
  onValuesChange,
  valueLabels,
  placeholder,
  className,
  onBlur,
  onKeyDown,
  ...inputProps
}: MultiComboboxProps) {
  const labels = useLabels();
  const attributes = useFieldAttributes(inputProps);
  const listId = useId();
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [picked, setPicked] = useState<ReadonlyMap<string, Option>>(new Map());
  const { options, state } = useOptions(source, query, open, attempt);
  const { disabled, readOnly } = inputProps;
  const fixed = disabled === true || readOnly === true;

  const known = typeof source === 'function' ? options : source;
  const labelOf = (value: string): string =>
    picked.get(value)?.label ??
    known.find((option) => option.value === value)?.label ??
    valueLabels?.[value] ??
    value;

  function close() {
    setOpen(false);
    setText('');
    setQuery('');
    setActive(0);
  }

  function remove(value: string) {
    onValuesChange?.(values.filter((other) => other !== value));
  }

  function pick(option: Option) {
    setPicked(new Map(picked).set(option.value, option));
    if (values.includes(option.value)) remove(option.value);
    else onValuesChange?.([...values, option.value]);
    if (text === '') return;
    setText('');
    setQuery('');
    setActive(0);
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
    if (event.defaultPrevented || composing || fixed) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (options.length > 0) setActive((active + step + options.length) % options.length);
    } else if (event.key === 'Enter' && open) {
      event.preventDefault();
      const option = options[active];
      if (option !== undefined && !option.disabled) pick(option);
    } else if (event.key === 'Backspace' && text === '') {
      const last = values.at(-1);
      if (last !== undefined) remove(last);
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
          chosen={new Set(values)}
          multiple
          onPick={pick}
          onPoint={setActive}
          onRetry={() => setAttempt(attempt + 1)}
        />
      }
    >
      <ControlFrame
        part="multi-combobox"
        invalid={attributes['aria-invalid']}
        disabled={disabled}
        readOnly={readOnly}
        className={styles.frame}
      >
        <span className={styles.choices}>
          {values.map((value) => (
            <ChoiceChip
              key={value}
              label={labelOf(value)}
              onRemove={fixed ? undefined : () => remove(value)}
            />
          ))}
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
            placeholder={values.length > 0 ? undefined : (placeholder ?? labels.select)}
            value={text}
            className={classNames(inputClass, styles.input)}
            onClick={() => !fixed && setOpen(true)}
            onBlur={(event) => {
              onBlur?.(event);
              close();
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
        </span>
        {values.length > 0 && !fixed && (
          <button
            type="button"
            tabIndex={-1}
            aria-label={labels.clear}
            className={adornmentClass}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onValuesChange?.([])}
          >
            <CircleX />
          </button>
        )}
        {open && state === 'loading' ? <Spinner /> : <ChevronDown aria-hidden />}
      </ControlFrame>
    </ListPopover>
  );
}
