import * as Radix from '@radix-ui/react-select';
import { Check, ChevronDown, CircleX } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { classNames } from '../class-names.ts';
import { adornmentClass, frameClass } from '../control/control-frame.tsx';
import { useFieldAttributes } from '../field/field-context.ts';
import surface from '../menu/menu-surface.module.css';
import { useLabels, usePortalContainer } from '../ui-provider/ui-context.ts';
import type { Option } from './option.ts';
import styles from './select.module.css';

/** What `<Select>` takes. */
export interface SelectProps extends Omit<ComponentProps<'button'>, 'value' | 'onChange'> {
  options: readonly Option[];
  /** `''` when nothing is chosen. */
  value: string;
  onValueChange?: ((value: string) => void) | undefined;
  placeholder?: string | undefined;
  /** Offers a cross that chooses nothing, and Delete to the keyboard. */
  clearable?: boolean | undefined;
}

/** One of a few. For more than a dozen take `<Combobox>`, which searches. */
export function Select({
  options,
  value,
  onValueChange,
  placeholder,
  clearable = false,
  className,
  disabled,
  ...buttonProps
}: SelectProps) {
  const labels = useLabels();
  const container = usePortalContainer();
  const attributes = useFieldAttributes(buttonProps);
  const chosen = options.find((option) => option.value === value);
  const isClearable = clearable && chosen !== undefined && !disabled;
  // Its lines are made once somebody comes near: a form has dozens of lists that stay closed.
  const [near, setNear] = useState(false);

  return (
    <span
      className={classNames(styles.select, className)}
      data-part="select"
      onFocusCapture={() => setNear(true)}
    >
      <Radix.Root
        value={value}
        disabled={disabled ?? false}
        // Radix answers '' when its hidden native select loses its option: that is no choice.
        onValueChange={(next) => next !== '' && onValueChange?.(next)}
        onOpenChange={(open) => open && setNear(true)}
      >
        <Radix.Trigger
          {...buttonProps}
          {...attributes}
          data-invalid={attributes['aria-invalid'] ? '' : undefined}
          className={classNames(frameClass, styles.trigger)}
          onKeyDown={(event) => {
            buttonProps.onKeyDown?.(event);
            const empties = event.key === 'Delete' || event.key === 'Backspace';
            if (!isClearable || !empties || event.defaultPrevented) return;
            event.preventDefault();
            onValueChange?.('');
          }}
        >
          <span className={styles.value} data-empty={chosen === undefined || undefined}>
            {chosen === undefined ? (placeholder ?? labels.select) : chosen.label}
          </span>
          <Radix.Icon asChild>
            <ChevronDown aria-hidden />
          </Radix.Icon>
        </Radix.Trigger>
        {near && (
          <Radix.Portal container={container}>
            <Radix.Content
              position="popper"
              sideOffset={4}
              className={classNames(surface.surface, styles.list)}
            >
              <Radix.Viewport>
                {options.length === 0 && <div className={surface.nothing}>{labels.empty}</div>}
                {options.map((option) => (
                  <OptionRow key={option.value} option={option} />
                ))}
              </Radix.Viewport>
            </Radix.Content>
          </Radix.Portal>
        )}
      </Radix.Root>
      {isClearable && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={labels.clear}
          className={classNames(adornmentClass, styles.clear)}
          onClick={({ currentTarget }) => {
            // The cross goes with the choice: the keyboard stays in the field.
            currentTarget.parentElement?.querySelector<HTMLElement>('[role=combobox]')?.focus();
            onValueChange?.('');
          }}
        >
          <CircleX />
        </button>
      )}
    </span>
  );
}

/** A line of the list. */
function OptionRow({ option }: { readonly option: Option }) {
  return (
    <Radix.Item
      value={option.value}
      textValue={option.label}
      disabled={option.disabled ?? false}
      className={surface.row}
    >
      {option.icon}
      {/* The note belongs to the name of the option, as it does to what is seen. */}
      <Radix.ItemText asChild>
        <span className={styles.words}>
          <span className={surface.words}>{option.label}</span>
          {option.note !== undefined && <span className={surface.note}> {option.note}</span>}
        </span>
      </Radix.ItemText>
      <Radix.ItemIndicator asChild>
        <Check aria-hidden />
      </Radix.ItemIndicator>
    </Radix.Item>
  );
}
