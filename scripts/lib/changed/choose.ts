import { dirname } from 'node:path';
import { ADDRESS_FILES } from '../addresses/files.ts';
import type { Importers } from './import-graph.ts';

/** What is known of the product before a choice. */
export interface Known {
  readonly importers: Importers;
  readonly textOf: (file: string) => string;
  /** Addresses of both apps with the file of their screen or board. */
  readonly addresses: readonly { readonly path: string; readonly file: string }[];
  /** Operations by name: their path on the wire, and the screens that the documents name. */
  readonly operations: Readonly<
    Record<string, { readonly path: string; readonly screens?: readonly string[] }>
  >;
}

/** What a change can break, each with the reason. */
export interface Choice {
  /** Why nothing less than everything will do. */
  readonly everything: string | undefined;
  readonly tests: ReadonlyMap<string, string>;
  readonly addresses: ReadonlyMap<string, string>;
}

/** Everything else is made out of these. */
const FOUNDATIONS =
  /^(?:specs\/.*\.ya?ml$|packages\/sdk\/scripts\/|pnpm-|scripts\/run\.mjs$|(?:(?:packages|apps)\/[^/]+\/|tests\/)?(?:package\.json|ts[a-z.]*config[a-z.]*\.(?:json|ts)|vite[a-z.]*\.ts)$)|\/generated\//;
/** Nothing that runs reads these; `npm run check` and the tests of the pages do. */
const READ_BY_PEOPLE =
  /\.md$|^apps\/workbench\/src\/locales\/en\.json$|^(?:docs|\.changeset|scripts\/(?:bench|gallery|lint)|\.ci)\/|^(?:knip|biome|\.size-limit)\.json$|^\.dependency-cruiser\.cjs$|^\.git(?:ignore|attributes)$/;
const SOURCE = /\.(?:tsx?|css)$/;
const TEST = /\.(?:test|browser|e2e)\.tsx?$/;
/** Tables that name all screens or handlers: their entries are matched by other means. */
const TABLES: readonly string[] = [
  'apps/server/src/api.ts',
  ADDRESS_FILES.screens,
  ADDRESS_FILES.boards,
];
/** Files in no commit, by what they are written from: with it they change. */
const WRITTEN_FROM: Readonly<Record<string, readonly string[]>> = {
  'specs/addresses.ts': Object.values(ADDRESS_FILES),
  'specs/purposes.ts': [ADDRESS_FILES.purposes],
  'scripts/lib/addresses/print.ts': Object.values(ADDRESS_FILES),
};
/** Doors of packages: a name is followed through them, not everything behind them. */
const DOOR = /^packages\/(?:ui\/src|domain\/src(?:\/[\w-]+)?)\/index\.ts$/;
/** Around every screen of the workbench; three of different layouts stand for all. */
const FRAME = 'apps/workbench/src/mount.tsx';
const SAMPLE = ['/work', '/makingCenter/order/order', '/mes/app/bgapp'];
/** Drive the frame; the screen they begin at could be any. */
const OF_THE_FRAME = ['shell', 'sign-in', 'tampering', 'micro-frontend'].map(
  (name) => `tests/e2e/${name}.e2e.ts`,
);
const EVERY_OPERATION = [
  'tests/contract/every-operation.test.ts',
  'tests/contract/every-operation.postgres.test.ts',
];
const EVERY_SCREEN = [
  'apps/workbench/src/all-screens.test.tsx',
  'tests/sweep/every-address.e2e.ts',
  'tests/sweep/every-screen.e2e.ts',
];
/** These hold pages, labels and sentences to the sources, and take a second. */
const ALWAYS = ['tests/docs/', 'apps/workbench/src/texts.test.ts'];
const EXPORTED =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|type|interface) (\w+)/gm;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyWord = (words: Iterable<string>): RegExp =>
  new RegExp(`\\b(?:${[...words].join('|')})\\b`);

/** An address or a path on the wire in a text, whatever stands in the place of its parameters. */
const asWritten = (path: string): string =>
  `${escaped(path).replace(/\\\{\w+\\\}/g, '[^/\'"`\\s]+')}(?![\\w/])`;

/** Files that a change of one of these can be seen in, themselves included, up to the tables. */
export function reachedFrom(changed: readonly string[], known: Known): ReadonlySet<string> {
  const { importers, textOf } = known;
  const reached = new Set<string>();
  const behindDoor = new Map<string, Set<string>>();
  let waiting = changed.filter((file) => importers.has(file));
  const visit = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    waiting.push(file);
  };
  const first = waiting;
  waiting = [];
  first.forEach(visit);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (TABLES.includes(file) && !changed.includes(file)) continue;
    const door = importers.get(file)?.find((each) => DOOR.test(each));
    for (const importer of importers.get(file) ?? []) if (importer !== door) visit(importer);
    if (door === undefined) continue;
    const names = [...textOf(file).matchAll(EXPORTED)].map(([, name = '']) => name);
    const fresh = names.filter((name) => !behindDoor.get(door)?.has(name));
    if (fresh.length === 0) continue;
    behindDoor.set(door, new Set([...(behindDoor.get(door) ?? []), ...fresh]));
    const named = anyWord(fresh);
    for (const importer of throughDoor(door, importers))
      if (named.test(textOf(importer))) visit(importer);
  }
  return reached;
}

/** Who imports from a door, or from one that hands all of it on. */
const throughDoor = (door: string, importers: Known['importers']): readonly string[] =>
  (importers.get(door) ?? []).flatMap((importer) =>
    DOOR.test(importer) ? throughDoor(importer, importers) : [importer],
  );

/** Operations that handlers among these files answer. */
function operationsIn(files: Iterable<string>, { textOf, operations }: Known): readonly string[] {
  const found = new Set<string>();
  for (const file of files) {
    if (!file.startsWith('apps/server/src/') || TEST.test(file) || TABLES.includes(file)) continue;
    for (const [, name = ''] of textOf(file).matchAll(/\b(\w+)(?=[(:,])/g))
      if (Object.hasOwn(operations, name)) found.add(name);
  }
  return [...found];
}

/** Chooses what has to run after files changed. @param changed paths from the repository, deleted ones too */
export function choose(changed: readonly string[], known: Known): Choice {
  const tests = new Map<string, string>(
    ALWAYS.map((file) => [file, 'holds pages and words to the sources']),
  );
  const addresses = new Map<string, string>();
  const foundation = changed.find((file) => FOUNDATIONS.test(file));
  const unread = changed.find(
    (file) => !known.importers.has(file) && !READ_BY_PEOPLE.test(file) && !SOURCE.test(file),
  );
  if (foundation !== undefined)
    return { everything: `${foundation} changed: all is made out of it`, tests, addresses };
  if (unread !== undefined)
    return { everything: `${unread} changed: nothing says who reads it`, tests, addresses };
  for (const file of changed.flatMap((each) => [each, ...(WRITTEN_FROM[each] ?? [])]))
    chooseFor(file, known, tests, addresses);
  return { everything: undefined, tests, addresses };
}

function chooseFor(
  file: string,
  known: Known,
  tests: Map<string, string>,
  addresses: Map<string, string>,
): void {
  const { importers, textOf, operations } = known;
  const add = (into: Map<string, string>, name: string, why: string) => {
    if (!into.has(name)) into.set(name, why);
  };
  const reached = new Set(reachedFrom([file], known));
  const why = `reads ${file}`;
  const touched = operationsIn(reached, known);
  const callers = touched.length === 0 ? [] : callersOf(touched, known);
  const screens = new Set(touched.flatMap((name) => operations[name]?.screens ?? []));
  const seen = new Set([...reached, ...reachedFrom(callers, known)]);
  for (const each of reached) if (TEST.test(each)) add(tests, each, why);
  const opened = known.addresses.filter(
    ({ path, file: screen }) => seen.has(screen) || screens.has(path),
  );
  for (const { path, file: screen } of opened)
    add(addresses, path, reached.has(screen) ? `draws ${file}` : `asks what ${file} answers`);
  if (reached.has(FRAME)) {
    for (const path of SAMPLE) add(addresses, path, `stands in a frame that reads ${file}`);
    for (const each of OF_THE_FRAME) add(tests, each, `drives a frame that reads ${file}`);
  }
  if (touched.length > 0) {
    for (const each of EVERY_OPERATION) add(tests, each, `calls what ${file} answers`);
    const wire = new RegExp(
      touched.map((name) => asWritten(operations[name]?.path ?? name)).join('|'),
    );
    const named = anyWord(touched);
    const folder = `${dirname(file)}/`;
    for (const each of importers.keys())
      if (/^apps\/server\/.*\.test\.ts$/.test(each))
        if (each.startsWith(folder)) add(tests, each, `stands beside ${file}`);
        else if (wire.test(textOf(each)) || named.test(textOf(each)))
          add(tests, each, `calls what ${file} answers`);
  }
  if (addresses.size > 0)
    for (const each of EVERY_SCREEN) add(tests, each, 'opens the touched screens');
  const paths = opened.map(({ path }) => path).filter((path) => path !== '/');
  if (paths.length === 0) return;
  const goesThere = new RegExp(paths.map(asWritten).join('|'));
  for (const each of importers.keys())
    if (/^tests\/e2e\/.*\.e2e\.ts$/.test(each) && !OF_THE_FRAME.includes(each))
      if (goesThere.test(textOf(each))) add(tests, each, 'goes to a touched screen');
}

/** Sources of screens that name one of these operations. */
const callersOf = (names: readonly string[], { importers, textOf }: Known): readonly string[] => {
  const named = anyWord(names);
  return [...importers.keys()].filter(
    (file) =>
      file.startsWith('apps/workbench/src/features/') &&
      !TEST.test(file) &&
      named.test(textOf(file)),
  );
};
