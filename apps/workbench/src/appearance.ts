import type { Density, Theme } from '@garment-mes/ui';
import { useSyncExternalStore } from 'react';
import type { Language } from '#kit/i18n.ts';

/** How the workbench looks and speaks in this browser. */
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
let current: Appearance = {
  theme: stored('theme', ['light', 'dark', 'auto']) ?? 'auto',
  density: stored('density', ['default', 'dense']) ?? 'default',
  language: stored('language', ['zh-CN', 'en']) ?? 'zh-CN',
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

/** Changes the look and keeps the choice where the browser allows it. */
export function setAppearance(part: Partial<Appearance>): void {
  current = { ...current, ...part };
  for (const [name, value] of Object.entries(part)) keep(KEYS[name as keyof Appearance], value);
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const { dataset } = document.documentElement;
  dataset.theme = current.theme === 'auto' ? (dark ? 'dark' : 'light') : current.theme;
  dataset.density = current.density;
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
