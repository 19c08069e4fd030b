import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { RoutePath } from '#app/routes.ts';
import { screens } from '../../routes.ts';
import { loadFile } from './load-file.ts';

type Screen = ComponentType<Readonly<Record<string, string>>>;

const loaded = new Map<RoutePath, LazyExoticComponent<Screen>>();

/** The lazily loaded screen of a route; the route table has checked its parameters. */
export function screenOf(path: RoutePath): LazyExoticComponent<Screen> {
  const known = loaded.get(path);
  if (known) return known;
  const screen = lazy(() => loadFile(screens[path] as () => Promise<{ default: Screen }>));
  loaded.set(path, screen);
  return screen;
}

/** Forgets a screen whose file did not arrive, so that the next try asks for it again. */
export const forgetScreen = (path: RoutePath): boolean => loaded.delete(path);
