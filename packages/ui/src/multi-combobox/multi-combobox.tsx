import { ChevronDown, CircleX } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { classNames } from '../class-names.ts';
import { ListPopover } from '../combobox/list-popover.tsx';
import { OptionList } from '../combobox/option-list.tsx';
import type { LoadOptions } from '../combobox/use-options.ts';
import { useTypedSearch } from '../combobox/use-typed-search.ts';
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
  const search = useTypedSearch(source);
  const { text = '', open, known } = search;
  const [picked, setPicked] = useState<ReadonlyMap<string, Option>>(new Map());
  const { disabled, readOnly } = inputProps;
  const fixed = disabled === true || readOnly === true;

  const labelOf = (value: string): string =>
    picked.get(value)?.label ??
    known.find((option) => option.value === value)?.label ??
    valueLabels?.[value] ??
    value;

  const remove = (value: string) => onValuesChange?.(values.filter((other) => other !== value));

  function pick(option: Option) {
    setPicked(new Map(picked).set(option.value, option));
    if (values.includes(option.value)) remove(option.value);
    else onValuesChange?.([...values, option.value]);
    if (text !== '') search.forget();
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    const composing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.defaultPrevented || composing || fixed) return;
    if (search.press(event, search.show, pick) || event.key !== 'Backspace' || text !== '') return;
    const last = values.at(-1);
    if (last !== undefined) remove(last);
  }

  return (
    <ListPopover
      open={open}
      onClose={search.close}
      className={className}
      list={<OptionList {...search.list} chosen={new Set(values)} multiple onPick={pick} />}
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
            {...search.input}
            placeholder={values.length > 0 ? undefined : (placeholder ?? labels.select)}
            value={text}
            className={classNames(inputClass, styles.input)}
            onClick={() => !fixed && search.show()}
            onBlur={(event) => {
              onBlur?.(event);
              search.close();
            }}
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
        {search.loading ? <Spinner /> : <ChevronDown aria-hidden />}
      </ControlFrame>
    </ListPopover>
  );
}
