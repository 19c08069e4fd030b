import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { collect, type Finished, ROOT } from '../process.ts';
import { compiler } from '../toolchains.ts';

/** What is read here of a project's settings. */
interface Project {
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
  readonly compilerOptions: {
    readonly lib?: readonly string[];
    readonly types?: readonly string[];
  };
}

const STAMPS = join(ROOT, '.stamps');

/** Folders with a `tsconfig.json`, from the repository. */
const projectFolders = (): readonly string[] =>
  globSync('{packages/*,apps/*,scripts,tests}/tsconfig.json', { cwd: ROOT }).map(dirname).sort();

const projectOf = (folder: string): Project =>
  JSON.parse(readFileSync(join(ROOT, folder, 'tsconfig.json'), 'utf8'));

const knowsBrowsers = (folder: string): boolean =>
  projectOf(folder).compilerOptions.lib?.includes('DOM') ?? false;

/**
 * Writes the settings of one program out of several projects: what each of them includes, under the settings
 * of all. A source that five of them read is then checked once.
 * @returns the file
 */
function joined(name: string, folders: readonly string[]): string {
  const projects = folders.map((folder) => ({ folder, ...projectOf(folder) }));
  const allOf = (key: 'lib' | 'types') => [
    ...new Set(projects.flatMap(({ compilerOptions }) => compilerOptions[key] ?? [])),
  ];
  const paths = (key: 'include' | 'exclude') =>
    projects.flatMap(({ folder, [key]: list = [] }) => list.map((at) => join(ROOT, folder, at)));
  const settings = {
    extends: join(ROOT, 'tsconfig.base.json'),
    include: paths('include'),
    exclude: ['../**/node_modules', ...paths('exclude')],
    compilerOptions: { lib: allOf('lib'), types: allOf('types'), jsx: 'react-jsx' },
  };
  mkdirSync(STAMPS, { recursive: true });
  const file = join(STAMPS, `tsconfig.${name}.json`);
  writeFileSync(file, JSON.stringify(settings));
  return file;
}

/**
 * Type-checks the workspace with the compiler that needs a third of the time (docs/decisions/0006). Projects
 * that know browsers are one program; those that do not are programs of their own, so that none of them can
 * speak of a document. What is known of a program is kept for the next time, apart from what editors keep.
 */
export async function checkTypes(): Promise<Finished> {
  const program = await compiler('typescript-7');
  const folders = projectFolders();
  const programs = [
    { name: 'browsers', file: joined('browsers', folders.filter(knowsBrowsers)) },
    ...folders
      .filter((folder) => !knowsBrowsers(folder))
      .map((folder) => ({ name: folder.replaceAll('/', '-'), file: folder })),
  ];
  const faults = new Set<string>();
  let code = 0;
  for (const { name, file } of programs) {
    const known = join(STAMPS, `types-${name}.tsbuildinfo`);
    // Threads that check side by side do much of the work twice, and other checks run meanwhile.
    const options = ['-p', file, '--incremental', '--tsBuildInfoFile', known, '--checkers', '1'];
    const checked = await collect(process.execPath, [program, ...options]);
    code = code || checked.code;
    // A source that several programs read is wrong in each of them.
    for (const fault of checked.output.split(/\n(?=\S)/)) faults.add(fault.trim());
  }
  return { code, output: [...faults].join('\n') };
}
