import type { Migration } from './migrate.ts';

/** A migration as the register of a database or the manifest of a backup names it. */
export interface Applied {
  readonly number: string;
  readonly hash: string;
}

/** What a baseline stands in for, read from its `replaces.json`. */
export interface Replaced {
  /** Commit of the last version that brings a database through all of them. */
  readonly lastVersion: string;
  /** Hash of each by its number and name, in order. */
  readonly migrations: Readonly<Record<string, string>>;
}

/** What was applied, in the names of this version, or one sentence that says why it cannot be taken over. */
export type Succession =
  | {
      readonly register: readonly Applied[];
      /** The baseline, where it takes the place of others here. */
      readonly baseline?: Migration;
      readonly refused?: never;
    }
  | { readonly refused: string };

/**
 * Where exactly the migrations were applied that a baseline replaces, the baseline stands in their place, with
 * those behind it as they were.
 *
 * @param holder who names `applied`, as the sentence calls it
 */
export function succession(
  applied: readonly Applied[],
  migrations: readonly Migration[],
  holder: string,
): Succession {
  const baseline = migrations.find(({ replaces }) => replaces);
  if (!baseline?.replaces) return { register: applied };
  const before = applied.filter(({ number }) => number <= baseline.number);
  // Nothing yet, or the baseline itself.
  if (before.every(({ number }) => number === baseline.number)) return { register: applied };

  const { lastVersion, migrations: hashes } = baseline.replaces;
  const names = Object.keys(hashes);
  for (const { number, hash } of before) {
    const name = names.find((one) => numberOf(one) === number);
    if (name === undefined || hashes[name] !== hash)
      return {
        refused:
          `${holder} has a migration ${number} that is ${name ? `not ${name} as it was published` : 'of no version before this one'}, ` +
          `so that nobody can tell whether its tables are those of ${baseline.number}_${baseline.name}: go on with the version ` +
          'that applied it, or restore a backup of a database without it; the database is as it was',
      };
  }
  const missing = names.find((name) => !before.some(({ number }) => number === numberOf(name)));
  if (missing !== undefined)
    return {
      refused:
        `${holder} lacks migration ${missing}, and this version takes over only what has all of them up to ${baseline.number}: ` +
        `bring it there with the version of commit ${lastVersion} (a database by starting it once, a backup by restoring it ` +
        'and making another), then use this one; the database is as it was',
    };
  const behind = applied.filter(({ number }) => number > baseline.number);
  return { register: [baseline, ...behind], baseline };
}

const numberOf = (name: string): string => name.slice(0, 4);
