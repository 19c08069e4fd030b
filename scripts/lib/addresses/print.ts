import type { Address, groups } from '../../../specs/addresses.ts';
import type { Purpose } from '../../../specs/purposes.ts';
import { fileOf } from './faults.ts';
import { ADDRESS_FILES } from './files.ts';

const HEAD = '// Generated from specs/addresses.ts by `npm run generate`. Do not edit.\n';

const quoted = (text: string): string => `'${text.replaceAll(/['\\]/g, '\\$&')}'`;

/** `key: value` of what is there; texts are quoted, lists and flags written out. */
const fields = (values: object): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${literal(value)}`)
    .join(', ');

const literal = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(literal).join(', ')}]`
    : typeof value === 'string'
      ? quoted(value)
      : String(value);

const lines = (entries: readonly string[]): string =>
  entries.map((entry) => `  ${entry},\n`).join('');

/** Every file that follows from the table, by its path in the repository. */
export function printAddresses(
  addresses: readonly Address[],
  menu: typeof groups,
  purposes: Readonly<Record<string, Purpose>>,
): ReadonlyMap<string, string> {
  const walls = addresses.filter(({ wall }) => wall);
  const own = addresses.filter(({ wall }) => !wall);
  return new Map([
    [ADDRESS_FILES.addresses, workbenchAddresses(own, walls)],
    [ADDRESS_FILES.screens, workbenchRoutes(own)],
    [ADDRESS_FILES.titles, englishTitles(own)],
    [ADDRESS_FILES.purposes, purposesOf(purposes)],
    [ADDRESS_FILES.boards, boardRoutes(walls)],
    [ADDRESS_FILES.menu, menuPages(addresses, menu)],
  ]);
}

const workbenchAddresses = (own: readonly Address[], walls: readonly Address[]): string => `${HEAD}
/** What is known of an address without its screen. */
export interface Address {
  /** Chinese title of tab and window; its English is in \`locales/titles.ts\`. */
  readonly title: string;
  /** Its screen is there; the others say that it is still to come. */
  readonly built?: true;
  /** A session is enough; other addresses without parameters need an entry in the person's menu. */
  readonly open?: true;
  /** Whether the left menu is beside the page; it is when left out. */
  readonly hasLeft?: false;
  /** Whether header and tabs stand above the page; they do when left out. */
  readonly hashead?: false;
  /** Drawn for a phone in a hand: no least width. */
  readonly phone?: true;
}

const table = {
${lines(
  own.map(({ path, zh, screen, open, hasLeft, hashead, phone }) => {
    const built = screen ? true : undefined;
    return `${quoted(path)}: { ${fields({ title: zh, built, open, hasLeft, hashead, phone })} }`;
  }),
)}} as const;

/** Every address of the workbench. */
export type RoutePath = keyof typeof table;

export const addresses: Readonly<Record<RoutePath, Address>> = table;

/** Short addresses that open a long one. */
export const aliases: Readonly<Record<string, RoutePath>> = {
${lines(own.flatMap(({ path, aliases = [] }) => aliases.map((short) => `${quoted(short)}: ${quoted(path)}`)))}};

/** The wall boards of apps/dashboards, and whether they are there. */
export const walls: Readonly<Record<string, boolean>> = {
${lines(walls.map(({ path, screen }) => `${quoted(path)}: ${screen !== undefined}`))}};
`;

const workbenchRoutes = (own: readonly Address[]): string => `${HEAD}
import type { Screens } from '#app/routes.ts';
import { notBuilt } from './not-built.ts';

/** The screen of each address, a file of its own that is asked for when it is opened. */
export const screens: Screens = {
${lines(own.map((address) => `${quoted(address.path)}: ${lazyFile(address, 'apps/workbench/src') ?? 'notBuilt'}`))}};
`;

function lazyFile(address: Address, folder: string): string | undefined {
  const file = fileOf(address);
  return file && `() => import(${quoted(`.${file.slice(folder.length)}`)})`;
}

const englishTitles = (own: readonly Address[]): string => `${HEAD}
/** English of the titles of the addresses, by their Chinese. */
export const titles: Readonly<Record<string, string>> = {
${lines([...new Map(own.map(({ zh, en }) => [zh, en]))].map(([zh, en]) => `${quoted(zh)}: ${quoted(en)}`))}};
`;

const purposesOf = (
  purposes: Readonly<Record<string, Purpose>>,
): string => `// Generated from specs/purposes.ts by \`npm run generate\`. Do not edit.

/** What one opens a page for, and the enumeration that has the states of its record. */
interface Purpose {
  readonly zh: string;
  readonly en: string;
  readonly states?: string;
}

/** Purposes of the pages by address. */
export const purposes: Readonly<Record<string, Purpose>> = {
${lines(Object.entries(purposes).map(([path, purpose]) => `${quoted(path)}: { ${fields(purpose)} }`))}};
`;

const boardRoutes = (walls: readonly Address[]): string => `${HEAD}
import { lazy } from 'react';
import type { BoardRoute } from './board-route.ts';

/** The addresses that this app alone serves. */
export const routes: Readonly<Record<string, BoardRoute>> = {
${lines(
  walls.map((wall) => {
    const file = lazyFile(wall, 'apps/dashboards/src');
    const board = file ? `, board: lazy(${file})` : '';
    return `${quoted(wall.path)}: { title: { ${fields({ zh: wall.zh, en: wall.en })} }${board} }`;
  }),
)}};
`;

function menuPages(addresses: readonly Address[], menu: typeof groups): string {
  const rows = addresses.filter(({ group }) => group !== undefined);
  return `${HEAD}
/** Groups of the left menu in their order. */
export const groups = {
${lines(Object.entries(menu).map(([code, group]) => `${code}: { ${fields(group)} }`))}} as const;

export type GroupCode = keyof typeof groups;

/** A page of the menu: the right to open it, and what hangs under it. */
interface MenuPage {
  readonly url: string;
  readonly zh: string;
  readonly en: string;
  readonly group: GroupCode;
  /** Jobs that have the page without its group. */
  readonly jobs?: readonly string[];
  /** Beginnings of the service paths whose rights hang under the page. */
  readonly calls?: readonly string[];
}

const table = [
${lines(rows.map(({ path, group, zh, en, jobs, calls }) => `{ ${fields({ url: path, group, zh, en, jobs, calls })} }`))}] as const satisfies readonly MenuPage[];

/** Address of a page of the menu. */
export type PageUrl = (typeof table)[number]['url'];

/** Address of a page without values of its own, of the menu or everybody's. */
export type PlainUrl =
  | PageUrl
${addresses
  .filter(({ path, open }) => open && !path.includes('{'))
  .map(({ path }) => `  | ${quoted(path)}`)
  .join('\n')};

export const pages: readonly (MenuPage & { readonly url: PageUrl })[] = table;

/** The wall boards of apps/dashboards. */
export const walls: readonly string[] = ${literal(addresses.flatMap(({ path, wall }) => (wall ? [path] : [])))};
`;
}
