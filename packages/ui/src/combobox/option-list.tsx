import { Check } from 'lucide-react';
import { classNames } from '../class-names.ts';
import surface from '../menu/menu-surface.module.css';
import type { Option } from '../select/option.ts';
import { useLabels } from '../ui-provider/ui-context.ts';

/** More lines than this are not read but narrowed down by typing. */
const LINES_DRAWN = 100;

/** The lines under a combobox. */
export function OptionList({
  id,
  options,
  state,
  active,
  chosen,
  multiple = false,
  onPick,
  onPoint,
  onRetry,
}: {
  id: string;
  options: readonly Option[];
  state: 'ready' | 'loading' | 'failed';
  active: number;
  chosen: readonly string[];
  multiple?: boolean;
  onPick: (option: Option) => void;
  onPoint: (index: number) => void;
  onRetry: () => void;
}) {
  const labels = useLabels();
  return (
    <div
      id={id}
      role="listbox"
      aria-label={labels.select}
      aria-busy={state === 'loading' || undefined}
      aria-multiselectable={multiple || undefined}
    >
      {options.slice(0, LINES_DRAWN).map((option, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input listens to the keys.
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={chosen.includes(option.value)}
          aria-disabled={option.disabled || undefined}
          aria-posinset={index + 1}
          aria-setsize={options.length}
          data-highlighted={index === active ? '' : undefined}
          data-disabled={option.disabled ? '' : undefined}
          data-state={chosen.includes(option.value) ? 'checked' : 'unchecked'}
          className={surface.row}
          onPointerMove={() => onPoint(index)}
          // The input keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => !option.disabled && onPick(option)}
        >
          {option.icon}
          <span className={surface.words}>{option.label}</span>
          {option.note !== undefined && <span className={surface.note}>{option.note}</span>}
          {chosen.includes(option.value) && <Check aria-hidden />}
        </div>
      ))}
      {state === 'failed' && (
        <button
          type="button"
          tabIndex={-1}
          className={classNames(surface.row)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onRetry}
        >
          {labels.failed} · {labels.retry}
        </button>
      )}
      {options.length === 0 && state !== 'failed' && (
        <div className={surface.nothing}>
          {state === 'loading' ? labels.searching : labels.noMatch}
        </div>
      )}
    </div>
  );
}
