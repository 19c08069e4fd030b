import type { ComponentType } from 'react';
import type { RoutePath } from './route-paths.ts';

export type { RoutePath } from './route-paths.ts';

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** The `{parts}` of an address as the props its screen receives. */
export type ParamsOf<Path extends string> = { readonly [Name in ParamNames<Path>]: string };

type ScreenModule<Path extends string> = { readonly default: ComponentType<ParamsOf<Path>> };

/** What of the frame stands around a page. */
export interface RouteFlags {
  /** Whether the left menu stands beside the page; it does when left out. */
  readonly hasLeft?: boolean;
  /** Whether header and tabs stand above the page; they do when left out. */
  readonly hashead?: boolean;
}

/** One address of the workbench. */
export interface Route<Path extends string = string> extends RouteFlags {
  /** Chinese title of tab and window; its English is in `locales/en.po`. */
  readonly title: string;
  readonly screen: () => Promise<ScreenModule<Path>>;
  /** A session is enough; other addresses without parameters need an entry in the person's menu. */
  readonly open?: boolean;
}

/** Every address has a line: a missing one does not compile. */
export type RouteTable = { readonly [Path in RoutePath]: Route<Path> };

/** Values after the `?` of an address. */
export type Query = Readonly<Record<string, string | number | undefined>>;

type HrefArguments<Path extends string> = [ParamNames<Path>] extends [never]
  ? [params?: undefined, query?: Query]
  : [params: ParamsOf<Path>, query?: Query];

/** The only way to write a link: the path literal decides which parameters it needs. */
export function href<Path extends RoutePath>(path: Path, ...rest: HrefArguments<Path>): string {
  const [params, query] = rest;
  return fillPath(path, params ?? {}) + searchOf(query ?? {});
}

/** Puts values into the `{parts}` of an address read from data, such as a spec's `link`. */
export const fillPath = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));

function searchOf(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.set(name, String(value));
  return search.size === 0 ? '' : `?${search}`;
}

/** An address of the route table with the values found in a concrete path. */
export interface RouteMatch {
  readonly path: RoutePath;
  readonly params: Readonly<Record<string, string>>;
}

/** Reads a concrete path; `undefined` when no pattern fits. Patterns without parameters win. */
export function createMatcher(paths: readonly RoutePath[]) {
  const plain = new Set<string>(paths.filter((path) => !path.includes('{')));
  const patterns = paths
    .filter((path) => path.includes('{'))
    .map((path) => ({ path, test: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) }));

  return (concrete: string): RouteMatch | undefined => {
    const address = concrete.length > 1 ? concrete.replace(/\/+$/, '') : concrete;
    if (plain.has(address)) return { path: address as RoutePath, params: {} };
    for (const { path, test } of patterns) {
      const groups = test.exec(address)?.groups;
      if (groups) return { path, params: mapValues(groups, decode) };
    }
    return undefined;
  };
}

const mapValues = (from: Record<string, string>, change: (value: string) => string) =>
  Object.fromEntries(Object.entries(from).map(([name, value]) => [name, change(value)]));

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
