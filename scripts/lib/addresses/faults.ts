import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Address } from '../../../specs/addresses.ts';
import type { Purpose } from '../../../specs/purposes.ts';

const FEATURES = 'apps/workbench/src/features';
const BOARDS = 'apps/dashboards/src/boards';

/** The file of an address that has one, from the root of the repository. */
export const fileOf = ({ screen, wall }: Address): string | undefined =>
  screen && (wall ? `${BOARDS}/${screen}.board.tsx` : `${FEATURES}/${screen}.screen.tsx`);

/** Two addresses of one shape open the same page, whatever their parts are called. */
const shapeOf = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}');

/**
 * What is wrong with the table: each fault names its address or file.
 * @param root folder of the repository, whose screens and documents the table has to fit
 */
export function faultsOf(addresses: readonly Address[], root: string): readonly string[] {
  return [
    ...twins(addresses.flatMap(({ path, aliases = [] }) => [path, ...aliases].map(shapeOf))).map(
      (path) => `${path} stands in the table twice.`,
    ),
    ...twinTitles(addresses),
    ...addresses.flatMap(placeFaults),
    ...screenFaults(addresses, root),
    ...leadingNowhere(addresses, root),
  ];
}

/** Pages that the help could not explain, and sentences that no page has. */
export function purposeFaults(
  addresses: readonly Address[],
  purposes: Readonly<Record<string, Purpose>>,
): readonly string[] {
  const pages = addresses.filter(({ wall }) => !wall);
  const known = new Set(pages.map(({ path }) => path));
  return [
    ...pages
      .filter(({ path, screen }) => screen !== undefined && purposes[path] === undefined)
      .map(({ path }) => `${path} has a screen and no line in specs/purposes.ts.`),
    ...Object.entries(purposes).flatMap(([path, { zh, en }]) => [
      ...(known.has(path) ? [] : [`specs/purposes.ts names ${path}, which is no page.`]),
      ...(isSentence(zh, '。') && isSentence(en, '.')
        ? []
        : [`specs/purposes.ts says of ${path} something that is not one sentence.`]),
    ]),
  ];
}

const isSentence = (text: string, end: string): boolean =>
  text.length > end.length && text.indexOf(end) === text.length - end.length;

const twins = (names: readonly string[]): readonly string[] => [
  ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
];

/** Titles are translated by themselves, as tabs keep them. */
function twinTitles(addresses: readonly Address[]): readonly string[] {
  const known = new Map<string, string>();
  return addresses.flatMap(({ path, zh, en }) => {
    const twin = known.get(zh) ?? en;
    known.set(zh, twin);
    return twin === en ? [] : [`${path}: ${zh} is called “${twin}” at another address.`];
  });
}

function placeFaults({ path, screen, group, jobs, calls, open }: Address): readonly string[] {
  const hasParts = path.includes('{');
  return [
    ...(hasParts && group ? [`${path} needs values: no menu can open it.`] : []),
    ...(!group && (jobs || calls) ? [`${path} has jobs or calls, and no group.`] : []),
    ...(screen && !group && !open && !hasParts
      ? [`${path} has a screen that nobody may open: give it a group, or “open”.`]
      : []),
  ];
}

function screenFaults(addresses: readonly Address[], root: string): readonly string[] {
  const named = new Set(addresses.flatMap((address) => fileOf(address) ?? []));
  const there = [
    ...filesBelow(root, FEATURES, '.screen.tsx'),
    ...filesBelow(root, BOARDS, '.board.tsx'),
  ];
  return [
    ...addresses.flatMap((address) => {
      const file = fileOf(address);
      return file && !existsSync(join(root, file)) ? [`${address.path}: ${file} is missing.`] : [];
    }),
    ...there
      .filter((file) => !named.has(file))
      .map((file) => `${file} stands at no address of specs/addresses.ts.`),
  ];
}

/** Links of columns and rights to read, as the documents of the services write them. */
function leadingNowhere(addresses: readonly Address[], root: string): readonly string[] {
  const known = addresses.map(
    ({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  );
  return filesBelow(root, 'specs', '.yaml').flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const links = [...text.matchAll(/\blink: '?(\/[^\s'?]+)/g)].map(([, path = '']) => path);
    const screens = [...text.matchAll(/\bx-screens: \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
      list.split(',').map((path) => path.trim().replaceAll("'", '')),
    );
    return [...new Set([...links, ...screens])]
      .filter((path) => !known.some((shape) => shape.test(path)))
      .map((path) => `${file} names ${path}, which is no address.`);
  });
}

const filesBelow = (root: string, folder: string, end: string): readonly string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith(end))
        .map((file) => `${folder}/${file}`)
        .toSorted()
    : [];
