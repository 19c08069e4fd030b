import { ChevronDown, CircleX } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { classNames } from '../class-names.ts';
import { adornmentClass, ControlFrame, inputClass } from '../control/control-frame.tsx';
import { useFieldAttributes } from '../field/field-context.ts';
import type { Option } from '../select/option.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { useLabels } from '../ui-provider/ui-context.ts';
import styles from './combobox.module.css';
import { ListPopover } from './list-popover.tsx';
import { OptionList } from './option-list.tsx';
import type { LoadOptions } from './use-options.ts';
import { useTypedSearch } from './use-typed-search.ts';

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
  const search = useTypedSearch(source);
  const { text, open, known, close } = search;
  const [picked, setPicked] = useState<Option>();

  const chosen = picked?.value === value ? picked : known.find((option) => option.value === value);
  const shown = text ?? (value === '' ? '' : (chosen?.label ?? valueLabel ?? value));
  const { disabled, readOnly } = inputProps;

  function show() {
    if (disabled || readOnly || open) return;
    search.show(
      Math.max(
        0,
        known.findIndex((option) => option.value === value),
      ),
    );
  }

  function pick(option: Option | undefined) {
    setPicked(option);
    close();
    if ((option?.value ?? '') !== value) onValueChange?.(option?.value ?? '', option);
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    const composing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.defaultPrevented || composing) return;
    search.press(event, show, pick);
  }

  return (
    <ListPopover
      open={open}
      onClose={close}
      className={className}
      list={<OptionList {...search.list} chosen={new Set([value])} onPick={pick} />}
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
          {...search.input}
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
        {search.loading ? <Spinner /> : <ChevronDown aria-hidden />}
      </ControlFrame>
    </ListPopover>
  );
}
