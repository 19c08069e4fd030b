import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../process.ts';

export type Need = 'apps' | 'host' | 'packages';

/** Long proofs with one subject: no part of `npm test`, each run by its name with `npm run prove`. */
export interface Group {
  /** What stands or falls with it, for docs/testing.md. */
  readonly guards: string;
  /** Project of vitest.config.ts that its files belong to. */
  readonly project: 'unit' | 'server' | 'kit' | 'browser';
  /** Patterns of its files below the repository. */
  readonly files: readonly string[];
  /** Files that the patterns meet and that belong elsewhere. */
  readonly except?: readonly string[];
  /** What a file of `npm test` imports that this group runs as well. */
  readonly besides?: string;
  /** What has to be there before: the built apps, the workbench for hosts, the packed packages. */
  readonly needs?: readonly Need[];
}

/** The browser's part of `npm test`; all other files of tests/e2e are the group `stories`. */
const STORY = 'tests/e2e/order-to-scan.e2e.ts';

const groups = {
  stories: {
    guards:
      'whole stories in Chromium: what people do, one after the other, on good and on bad days',
    project: 'browser',
    files: ['tests/e2e/*.e2e.ts'],
    except: [STORY],
    needs: ['apps', 'host'],
  },
  sweep: {
    guards:
      'every address in both languages and themes, with its columns, filters, kept state, and as three jobs',
    project: 'browser',
    files: ['tests/sweep/every-screen.e2e.ts'],
    needs: ['apps'],
  },
  kit: {
    guards: 'what jsdom cannot do: layout, composition, drags, real tabs, sockets that misbehave',
    project: 'kit',
    files: ['packages/*/src/**/*.browser.ts'],
  },
  packages: {
    guards:
      'the packages as others install them: three compilers, three Nodes, a Vite app, their READMEs, their weight',
    project: 'unit',
    files: [
      'tests/packages/**/*.test.ts',
      'tests/public-api/session-size.test.ts',
      'packages/{sdk,ui}/src/readme.test.{ts,tsx}',
    ],
    needs: ['apps', 'packages'],
  },
  races: {
    guards:
      'two people at once: each write that can race, on PostgreSQL, under the lock that it names',
    project: 'server',
    files: ['apps/server/**/*.postgres.test.ts'],
    except: ['apps/server/src/reliability/*.test.ts'],
  },
  engines: {
    guards: 'the same on PostgreSQL: every operation, and what is proved of both engines',
    project: 'server',
    files: ['tests/contract/every-operation.postgres.test.ts'],
    besides: 'testing/engines.ts',
  },
  migrations: {
    guards: 'what a migration makes of the rows that were there',
    project: 'server',
    files: [
      'apps/server/src/database/{code-spellings,one-card-a-bundle,slot-card-chips,slot-card-numbers}.test.ts',
    ],
  },
  kills: {
    guards:
      'nothing is lost or kept: killed processes, a database that is away, requests that are given up',
    project: 'server',
    files: ['apps/server/src/reliability/*.test.ts', 'apps/server/src/http/given-up.test.ts'],
  },
  fuzz: {
    guards:
      'hostile requests to every operation: wrong types, foreign records, no right; guesses by the thousand',
    project: 'server',
    files: ['tests/contract/fuzz/*.test.ts', 'apps/server/src/sign-in/tries/many-guesses.test.ts'],
  },
  statements: {
    guards: 'the row type of every statement, as the database describes it',
    project: 'server',
    files: ['tests/contract/statements/*.test.ts'],
  },
  lists: {
    guards: 'every list and report over years of rows: how many it reads for those that it shows',
    project: 'server',
    files: ['tests/contract/lists/*.test.ts'],
  },
  spellings: {
    guards: 'every text column of every list is found in each spelling; pinyin',
    project: 'server',
    files: ['apps/server/src/list/any-spelling.test.ts'],
  },
  pay: {
    guards: 'thirty more factories drawn by chance are paid what their facts say, to the cent',
    project: 'server',
    files: ['apps/server/src/features/wages/recount/more-factories.test.ts'],
  },
  backup: {
    guards: 'backup, restore and moving between engines, with all that a company has',
    project: 'server',
    files: ['apps/server/src/operate/backup.test.ts', 'apps/server/src/backup/*.test.ts'],
  },
  session: {
    guards:
      'the session machine: random walks, leaks, what its tests notice when its logic changes',
    project: 'unit',
    files: ['packages/session-machine/src/random-walk.test.ts', 'scripts/mutation/*.test.ts'],
  },
  living: {
    guards:
      'the demo as `npm start` writes it: a floor at work keeps every invariant, closed periods pay what their facts say',
    project: 'server',
    files: [
      'apps/server/demo/living/*.test.ts',
      'apps/server/demo/rest-days.test.ts',
      'apps/server/src/features/wages/recount/demo-recount.test.ts',
      'apps/server/src/invariants/invariants.test.ts',
    ],
  },
} as const satisfies Readonly<Record<string, Group>>;

export type GroupName = keyof typeof groups;

/** The groups in the order in which `npm run prove` runs them. */
export const GROUPS: Readonly<Record<GroupName, Group>> = groups;

export const GROUP_NAMES = Object.keys(groups) as GroupName[];

/** Files that only a group runs, as paths below the repository. */
function ownFilesOf({ files, except = [] }: Group): readonly string[] {
  const left = new Set(except.flatMap((pattern) => globSync(pattern, { cwd: ROOT })));
  return globSync([...files], { cwd: ROOT })
    .filter((file) => !left.has(file))
    .sort();
}

/** Files that `npm run prove` runs of a group, as paths below the repository. */
export function filesOf(group: Group): readonly string[] {
  const own = ownFilesOf(group);
  const { besides } = group;
  if (besides === undefined) return own;
  const others = globSync('apps/server/src/**/*.test.ts', { cwd: ROOT }).filter((file) =>
    readFileSync(join(ROOT, file), 'utf8').includes(besides),
  );
  return [...new Set([...own, ...others.sort()])];
}

/** Files of all groups that `npm test` leaves to `npm run prove`. */
export const filesOfGroups = (): ReadonlyMap<string, GroupName> =>
  new Map(
    GROUP_NAMES.flatMap((name) => ownFilesOf(GROUPS[name]).map((file) => [file, name] as const)),
  );
