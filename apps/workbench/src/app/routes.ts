import type { ComponentType } from 'react';
import { addresses, aliases, type RoutePath, walls } from './addresses.ts';

export type { RoutePath } from './addresses.ts';

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** The `{parts}` of an address as the props its screen receives. */
export type ParamsOf<Path extends string> = { readonly [Name in ParamNames<Path>]: string };

type ScreenModule<Path extends string> = { readonly default: ComponentType<ParamsOf<Path>> };

/** The screen of each address: its props are the `{parts}` of the address. */
export type Screens = { readonly [Path in RoutePath]: () => Promise<ScreenModule<Path>> };

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

/** Reads concrete paths of some addresses; patterns without parameters win. */
function createMatcher(paths: readonly RoutePath[]) {
  const plain = new Set<string>(paths.filter((path) => !path.includes('{')));
  const patterns = paths
    .filter((path) => path.includes('{'))
    .map((path) => ({ path, test: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) }));

  return (concrete: string): RouteMatch | undefined => {
    const address = concrete.length > 1 ? concrete.replace(/\/+$/, '') : concrete;
    const path = aliases[address] ?? address;
    if (plain.has(path)) return { path: path as RoutePath, params: {} };
    for (const { path: pattern, test } of patterns) {
      const groups = test.exec(path)?.groups;
      if (groups) return { path: pattern, params: mapValues(groups, decode) };
    }
    return undefined;
  };
}

export const routePaths = Object.keys(addresses) as RoutePath[];

/** The address of a concrete path, short ones included; `undefined` when no pattern fits. */
export const matchRoute = createMatcher(routePaths);

const toCome = createMatcher(routePaths.filter((path) => !addresses[path].built));

/**
 * Whether an address is kept for a screen or a wall board that is still to come: nothing leads there until it is built.
 * @param address with or without a query
 */
export function awaitsScreen(address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  return walls[path] === false || toCome(path) !== undefined;
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
