import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { RoutePath } from '#app/routes.ts';
import { routes } from '../routes.ts';
import { loadFile } from './load-file.ts';

type Screen = ComponentType<Readonly<Record<string, string>>>;

const screens = new Map<RoutePath, LazyExoticComponent<Screen>>();

/** The lazily loaded screen of a route; the route table has checked its parameters. */
export function screenOf(path: RoutePath): LazyExoticComponent<Screen> {
  const known = screens.get(path);
  if (known) return known;
  const screen = lazy(() => loadFile(routes[path].screen as () => Promise<{ default: Screen }>));
  screens.set(path, screen);
  return screen;
}

/** Forgets a screen whose file did not arrive, so that the next try asks for it again. */
export const forgetScreen = (path: RoutePath): boolean => screens.delete(path);
