import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { useLabels } from '../ui-provider/ui-context.ts';
import styles from './time-input.module.css';

const two = (part: number): string => String(part).padStart(2, '0');

/** Hours, minutes and seconds to pick from, each a list that the arrow keys go along. */
export function TimeColumns({
  value,
  seconds,
  onPick,
}: {
  /** `HH:mm:ss`, or `''`. */
  value: string;
  seconds: boolean;
  /** Given `HH:mm:ss`. */
  onPick: (time: string) => void;
}) {
  const labels = useLabels();
  const [hour = '00', minute = '00', second = '00'] = value === '' ? [] : value.split(':');
  return (
    <div className={styles.columns}>
      <Column
        label={labels.hour}
        count={24}
        value={hour}
        onPick={(next) => onPick(`${next}:${minute}:${second}`)}
      />
      <Column
        label={labels.minute}
        count={60}
        value={minute}
        onPick={(next) => onPick(`${hour}:${next}:${second}`)}
      />
      {seconds && (
        <Column
          label={labels.second}
          count={60}
          value={second}
          onPick={(next) => onPick(`${hour}:${minute}:${next}`)}
        />
      )}
    </div>
  );
}

function Column({
  label,
  count,
  value,
  onPick,
}: {
  label: string;
  count: number;
  value: string;
  onPick: (part: string) => void;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = list.current;
    const chosen = element?.querySelector<HTMLElement>('[aria-selected="true"]');
    // Scrolls the column alone; scrollIntoView would move the page as well.
    if (element !== null && chosen !== null && chosen !== undefined)
      element.scrollTop = chosen.offsetTop - (element.clientHeight - chosen.offsetHeight) / 2;
  });

  function press(event: KeyboardEvent) {
    const at = Number(value);
    const next = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: count - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onPick(two((next + count) % count));
  }

  return (
    <div
      ref={list}
      role="listbox"
      aria-label={label}
      aria-activedescendant={`${id}${value}`}
      tabIndex={0}
      className={styles.column}
      onKeyDown={press}
    >
      {Array.from({ length: count }, (_, part) => two(part)).map((part) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the column holds the focus.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the column listens to the keys.
        <div
          key={part}
          id={`${id}${part}`}
          role="option"
          aria-selected={part === value}
          className={styles.part}
          onClick={() => onPick(part)}
        >
          {part}
        </div>
      ))}
    </div>
  );
}
