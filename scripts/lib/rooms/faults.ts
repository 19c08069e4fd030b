import { dirname } from 'node:path';
import { LINES_AT_MOST, type LongFunction, longFunctions } from './long-functions.ts';

export const SOURCES_AT_MOST = 20;
/** Lines that an excepted function may lose or gain before its entry has to follow. */
const STEP = 10;

/** What is larger than it should be and was there before the limit. Both lists may only shrink. */
export interface Exceptions {
  /** Sources of a folder. */
  readonly folders: Readonly<Record<string, number>>;
  /** Lines of a function, in tens, under its file and name. */
  readonly functions: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Sources by folder. Tests, stories, styles and what is generated or recorded are none. */
export function sourcesByFolder(files: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of files.filter(isSource)) {
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  return counts;
}

const isSource = (file: string): boolean =>
  isCode(file) && !/\.(test|types\.test|browser|e2e|story)\.[a-z]+$/.test(file);

const isCode = (file: string): boolean =>
  /\.([cm]?[jt]s|tsx)$/.test(file) && !/\/generated\//.test(file);

/** Folders above the limit without an entry, and entries that are larger than what is there. */
export function folderFaults(
  files: readonly string[],
  excepted: Readonly<Record<string, number>>,
): string[] {
  const counts = sourcesByFolder(files);
  const crowded = [...counts].flatMap(([folder, count]) => {
    const limit = excepted[folder] ?? SOURCES_AT_MOST;
    return count > limit
      ? [`${folder} holds ${count} sources, at most ${limit}: put what belongs together in folders`]
      : [];
  });
  const outdated = Object.entries(excepted).flatMap(([folder, limit]) => {
    const count = counts.get(folder) ?? 0;
    if (count <= SOURCES_AT_MOST) return [`${folder} holds ${count} sources: remove its exception`];
    return count < limit ? [`${folder} holds ${count} sources: its exception is ${limit}`] : [];
  });
  return [...crowded, ...outdated];
}

/** Functions above the limit without an entry, and entries that are larger than what is there. */
export function functionFaults(
  files: readonly string[],
  textOf: (file: string) => string,
  excepted: Exceptions['functions'],
): string[] {
  const found = files
    .filter(isCode)
    .map((file) => [file, longFunctions(file, textOf(file))] as const);
  const long = new Map(found.filter(([, functions]) => functions.length > 0));
  return [...new Set([...long.keys(), ...Object.keys(excepted)])].flatMap((file) =>
    faultsOfFile(long.get(file) ?? [], excepted[file] ?? {}).map((fault) => `${file}: ${fault}`),
  );
}

function faultsOfFile(
  long: readonly LongFunction[],
  excepted: Readonly<Record<string, number>>,
): string[] {
  const limits = new Map(Object.entries(excepted));
  const faults = long.flatMap(({ name, lines }) => {
    const limit = limits.get(name) ?? LINES_AT_MOST;
    limits.delete(name);
    if (lines > limit) return [`${name} has ${lines} lines, at most ${limit}: split it by meaning`];
    return limit - lines >= STEP ? [`${name} has ${lines} lines: its exception is ${limit}`] : [];
  });
  const gone = [...limits.keys()].map((name) => `${name} is not long: remove its exception`);
  return [...faults, ...gone];
}
