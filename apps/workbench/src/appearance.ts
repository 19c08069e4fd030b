import type { Density, Theme } from '@garment-mes/ui';
import { useSyncExternalStore } from 'react';
import type { Language } from '#app/i18n.ts';
import { pageAround } from './page-around.ts';

/** Appearance and language of the workbench in this browser. */
export interface Appearance {
  readonly theme: Theme;
  readonly density: Density;
  readonly language: Language;
}

// Plain text, not JSON: public/appearance.js reads the same keys before the first paint.
const KEYS = {
  theme: 'workbench.theme',
  density: 'workbench.density',
  language: 'workbench.language',
} as const;

const listeners = new Set<() => void>();
let chosenLanguage = stored('language', ['zh-CN', 'en']);
let current: Appearance = {
  theme: stored('theme', ['light', 'dark', 'auto']) ?? 'auto',
  density: stored('density', ['default', 'dense']) ?? 'default',
  language: chosenLanguage ?? 'zh-CN',
};

function stored<Name extends keyof Appearance>(
  name: Name,
  offered: readonly Appearance[Name][],
): Appearance[Name] | undefined {
  try {
    const text = localStorage.getItem(KEYS[name]);
    return offered.find((choice) => choice === text);
  } catch {
    return undefined;
  }
}

/** The choices of now, for code outside of components. */
export const appearance = (): Appearance => current;

/** The language somebody asked for, which requests carry; `undefined` while it is the default. */
export const configuredLanguage = (): Language | undefined => chosenLanguage;

/** Changes the look and keeps the choice where the browser allows it. */
export function setAppearance(part: Partial<Appearance>): void {
  current = { ...current, ...part };
  chosenLanguage = part.language ?? chosenLanguage;
  for (const [name, value] of Object.entries(part)) keep(KEYS[name as keyof Appearance], value);
  pageAround().dress(current);
  for (const listener of listeners) listener();
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A full or blocked storage costs the memory of the choice, nothing else.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The choices of now; the caller is drawn again when they change. */
export const useAppearance = (): Appearance => useSyncExternalStore(subscribe, appearance);
