import {
  createContext,
  type Dispatch,
  type SetStateAction,
  use,
  useCallback,
  useEffect,
  useState,
} from 'react';

/** What a page may know of the tab it lives in. */
export interface TabScope {
  /** The concrete path of the page. */
  readonly key: string;
  /** Chinese title of its route. */
  readonly title: string;
  /** Values that outlive the page being taken down, until its tab is closed. */
  readonly memory: Map<string, unknown>;
  /** Puts the business number into the tab's title. */
  setTitle(title: string): void;
  /** Unsaved input: the tab shows a dot, and asks before it closes. */
  setDirty(dirty: boolean): void;
}

const alone: TabScope = {
  key: '',
  title: '',
  memory: new Map(),
  setTitle: () => undefined,
  setDirty: () => undefined,
};

/** The tab around a page; pages outside a tab bar get one that forgets. */
export const TabContext = createContext<TabScope>(alone);

/** The tab this page lives in. */
export const useTab = (): TabScope => use(TabContext);

/**
 * `useState` that survives when a page of a background tab is taken down and shown again. Each name has a
 * value of its own: another name shows what is kept under it, or begins with `initial`.
 */
export function useTabState<Value>(
  name: string,
  initial: Value | (() => Value),
): [Value, Dispatch<SetStateAction<Value>>] {
  const { memory } = useTab();
  const [kept, setKept] = useState(() => ({ name, value: keptValue(memory, name, initial) }));
  const shown = kept.name === name ? kept : { name, value: keptValue(memory, name, initial) };
  if (shown !== kept) setKept(shown);
  const { value } = shown;
  useEffect(() => {
    memory.set(name, value);
  }, [memory, name, value]);
  const setValue = useCallback<Dispatch<SetStateAction<Value>>>(
    (next) => setKept((now) => ({ ...now, value: isUpdate(next) ? next(now.value) : next })),
    [],
  );
  return [value, setValue];
}

const keptValue = <Value,>(
  memory: ReadonlyMap<string, unknown>,
  name: string,
  initial: Value | (() => Value),
): Value => {
  if (memory.has(name)) return memory.get(name) as Value;
  return isUpdate<Value, []>(initial) ? initial() : initial;
};

const isUpdate = <Value, Given extends unknown[] = [before: Value]>(
  next: Value | ((...given: Given) => Value),
): next is (...given: Given) => Value => typeof next === 'function';

/** Names the tab after the record it shows. */
export function useTabTitle(title: string | undefined): void {
  const { setTitle } = useTab();
  useEffect(() => {
    if (title !== undefined) setTitle(title);
  }, [setTitle, title]);
}
