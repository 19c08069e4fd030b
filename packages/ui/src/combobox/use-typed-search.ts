import {
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  useId,
  useState,
} from 'react';
import type { Option } from '../select/option.ts';
import { type LoadOptions, useOptions } from './use-options.ts';

/** What is typed to find options, and the list of those that fit. Text under composition searches nothing. */
export function useTypedSearch(source: readonly Option[] | LoadOptions) {
  const id = useId();
  const [text, setText] = useState<string>();
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const { options, state } = useOptions(source, query, open, attempt);

  function forget() {
    setText(undefined);
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

  return {
    /** `undefined` while nothing is typed. */
    text,
    open,
    loading: open && state === 'loading',
    /** Options that are known without being asked for. */
    known: typeof source === 'function' ? options : source,
    forget,
    close() {
      setOpen(false);
      forget();
    },
    /** Opens the list; the option of this number is the active one. */
    show(at?: number) {
      if (at !== undefined) setActive(at);
      setOpen(true);
    },
    /**
     * Arrows open the list and go round its options, Enter takes one.
     * @returns whether the key was one of these
     */
    press(event: KeyboardEvent, show: () => void, pick: (option: Option) => void): boolean {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        const step = event.key === 'ArrowDown' ? 1 : -1;
        if (!open) show();
        else if (options.length > 0) setActive((active + step + options.length) % options.length);
        return true;
      }
      if (event.key !== 'Enter' || !open) return false;
      event.preventDefault();
      // What is listed until the answer comes does not fit what was typed.
      const option = state === 'ready' ? options[active] : undefined;
      if (option !== undefined && !option.disabled) pick(option);
      return true;
    },
    /** What the input is to assistive technology, and what typing does. */
    input: {
      role: 'combobox',
      'aria-expanded': open,
      'aria-controls': id,
      'aria-autocomplete': 'list',
      'aria-activedescendant': open && options.length > 0 ? `${id}-${active}` : undefined,
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
        type(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing),
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
        type(currentTarget.value, false),
    },
    list: {
      id,
      options,
      state,
      active,
      onPoint: setActive,
      onRetry: () => setAttempt(attempt + 1),
    },
  } as const;
}
