import { dirname } from 'node:path';
import { LINES_AT_MOST, type LongFunction, longFunctions } from './long-functions.ts';

export const SOURCES_AT_MOST = 20;
/** Lines that an excepted function may have lost before its entry is called larger than it. */
const STEP = 10;

/** What is larger than it should be and was there before the limit. */
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

/** What is above its limit, and the exceptions that are larger than what is there. */
export interface Rooms {
  readonly faults: readonly string[];
  /** Nothing is wrong: somebody made it smaller. */
  readonly outdated: readonly string[];
}

/** Compares the folders with the limit, or with their entry. */
export function crowdedFolders(
  files: readonly string[],
  excepted: Readonly<Record<string, number>>,
): Rooms {
  const counts = sourcesByFolder(files);
  const faults = [...counts].flatMap(([folder, count]) => {
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
  return { faults, outdated };
}

/** Compares the functions with the limit, or with their entry. */
export function crowdedFunctions(
  files: readonly string[],
  textOf: (file: string) => string,
  excepted: Exceptions['functions'],
): Rooms {
  const found = files
    .filter(isCode)
    .map((file) => [file, longFunctions(file, textOf(file))] as const);
  const long = new Map(found.filter(([, functions]) => functions.length > 0));
  const compared = [...new Set([...long.keys(), ...Object.keys(excepted)])].map(
    (file) => [file, functionsOfFile(long.get(file) ?? [], excepted[file] ?? {})] as const,
  );
  const named = (key: keyof Rooms) =>
    compared.flatMap(([file, rooms]) => rooms[key].map((line) => `${file}: ${line}`));
  return { faults: named('faults'), outdated: named('outdated') };
}

function functionsOfFile(
  long: readonly LongFunction[],
  excepted: Readonly<Record<string, number>>,
): Rooms {
  const faults = long.flatMap(({ name, lines }) => {
    const limit = excepted[name] ?? LINES_AT_MOST;
    return lines > limit
      ? [`${name} has ${lines} lines, at most ${limit}: split it by meaning`]
      : [];
  });
  const outdated = Object.entries(excepted).flatMap(([name, limit]) => {
    const lines = long.find((one) => one.name === name)?.lines;
    if (lines === undefined) return [`${name} is not long: remove its exception`];
    return limit - lines >= STEP ? [`${name} has ${lines} lines: its exception is ${limit}`] : [];
  });
  return { faults, outdated };
}
