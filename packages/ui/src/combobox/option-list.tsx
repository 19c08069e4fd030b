import { Check } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { controlHeight } from '../lines/control-height.ts';
import { useLines } from '../lines/use-lines.ts';
import surface from '../menu/menu-surface.module.css';
import type { Option } from '../select/option.ts';
import { useLabels } from '../ui-provider/ui-context.ts';
import styles from './combobox.module.css';

/** The lines under a combobox. However many there are, only those in view are drawn. */
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
  chosen: ReadonlySet<string>;
  multiple?: boolean;
  onPick: (option: Option) => void;
  onPoint: (index: number) => void;
  onRetry: () => void;
}) {
  const labels = useLabels();
  const scroller = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(30);
  const { drawn, show } = useLines(scroller, options.length, height, active);

  useLayoutEffect(() => setHeight(controlHeight(scroller.current) - 2), []);
  useEffect(() => show(active), [show, active]);

  return (
    <>
      <div
        ref={scroller}
        id={id}
        role="listbox"
        aria-label={labels.select}
        aria-busy={state === 'loading' || undefined}
        aria-multiselectable={multiple || undefined}
        className={styles.scroller}
      >
        <div role="none" className={styles.lines} style={{ height: options.length * height }}>
          {drawn.map((index) => {
            const option = options[index];
            if (option === undefined) return null;
            const isChosen = chosen.has(option.value);
            return (
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input.
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input listens to the keys.
              <div
                key={option.value}
                id={`${id}-${index}`}
                role="option"
                aria-selected={isChosen}
                aria-disabled={option.disabled || undefined}
                aria-posinset={index + 1}
                aria-setsize={options.length}
                data-highlighted={index === active ? '' : undefined}
                data-disabled={option.disabled ? '' : undefined}
                data-state={isChosen ? 'checked' : 'unchecked'}
                className={classNames(surface.row, styles.line)}
                style={{ top: index * height, height }}
                onPointerMove={() => onPoint(index)}
                // The input keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => !option.disabled && onPick(option)}
              >
                {option.icon}
                <span className={surface.words}>{option.label}</span>
                {option.note !== undefined && <span className={surface.note}>{option.note}</span>}
                {isChosen && <Check aria-hidden />}
              </div>
            );
          })}
        </div>
        {/* Lines out of the flow give no width; the longest of those that are there does. */}
        {options.length > 0 && <WidestLine options={options} />}
      </div>
      {state === 'failed' && (
        <button
          type="button"
          tabIndex={-1}
          className={classNames(surface.row, styles.retry)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onRetry}
        >
          {labels.failed} · {labels.retry}
        </button>
      )}
      {options.length === 0 && state !== 'failed' && (
        <div role="status" className={surface.nothing}>
          {state === 'loading' ? labels.searching : labels.noMatch}
        </div>
      )}
    </>
  );
}

/** Holds the list as wide as its longest words, by their number of characters. */
function WidestLine({ options }: { options: readonly Option[] }) {
  const longest = useMemo(
    () =>
      options.reduce((widest, option) =>
        wordsOf(option).length > wordsOf(widest).length ? option : widest,
      ),
    [options],
  );
  return (
    <div aria-hidden className={classNames(surface.row, styles.widest)}>
      {longest.icon}
      <span>{longest.label}</span>
      {longest.note !== undefined && <span className={surface.note}>{longest.note}</span>}
      <Check />
    </div>
  );
}

const wordsOf = ({ label, note }: Option): string => `${label}  ${note ?? ''}`;
