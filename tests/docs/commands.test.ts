import { existsSync, globSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { moments } from '../../apps/server/src/testing/moments.ts';
import { readText } from './pages.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Programs that are called on a command line: only those that npm brings are there for everybody. */
const PROGRAM =
  /^(?:npm|npx|pnpm|yarn|node|tsc|vite|vitest|biome|knip|depcruise|changeset|lingui|tsup)(?: |$)/;

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'specs/README.md',
  ...globSync(['docs/**/*.md', 'packages/*/README.md', 'packages/*/etc/*.md'], { cwd: ROOT }),
];
const { scripts } = JSON.parse(readText('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const suites = readdirSync(join(ROOT, 'scripts/bench'));
const projects = [...readText('vitest.config.ts').matchAll(/name: '(\w+)'/g)].map(
  ([, name = '']) => name,
);

interface Command {
  readonly page: string;
  readonly command: string;
}

/** Commands between backticks, and lines of blocks of a shell or set off by four spaces. */
function commandsOf(page: string): readonly Command[] {
  const text = readText(page);
  const shells = [...text.matchAll(/^ *```(?:sh|bash|console)\n([\s\S]*?)^ *```$/gm)].flatMap(
    ([, block = '']) => block.split('\n'),
  );
  const prose = text.replace(/^ *```[\s\S]*?^ *```$/gm, '');
  const indented = [...prose.matchAll(/^ {4}(.+)$/gm)].map(([, line = '']) => line);
  const inline = [...prose.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
  return [...shells, ...indented, ...inline]
    .flatMap((line) => line.replace(/\s#\s.*$/, '').split('&&'))
    .map((command) => ({ page, command: command.replace(/\s+/g, ' ').trim() }))
    .filter(({ command }) => PROGRAM.test(command));
}

/** What is wrong with a command; `undefined` when somebody who cloned the repository can type it. */
function faultOf({ page, command }: Command): string | undefined {
  const [program, ...words] = command.split(' ');
  const folder = dirname(page);
  if (folder === 'docs/examples') return program === 'node' ? missingExample(words[0]) : undefined;
  if (program !== 'npm') return `${program} is not installed for everybody`;
  const [first = '', ...others] = words;
  const short = first === 'start' || first === 'test';
  const [name = '', ...args] = short ? [first, ...others] : others;
  if (!short && first !== 'run') return `npm ${first} is no script`;
  const script = scripts[name];
  if (script === undefined) return `there is no script ${name}`;
  const [, task] = /^node scripts\/run\.mjs (\w+)$/.exec(script) ?? [];
  if (task === undefined || !existsSync(join(ROOT, `scripts/tasks/${task}.ts`)))
    return `the script ${name} leads to no task`;
  return faultOfArguments(name, args);
}

const missingExample = (file = ''): string | undefined =>
  globSync(`docs/examples/*/${file}`, { cwd: ROOT }).length > 0 ? undefined : `${file} is missing`;

function faultOfArguments(name: string, args: readonly string[]): string | undefined {
  const [first] = args;
  if (first?.startsWith('-') && first !== '--') return 'npm keeps an option without -- for itself';
  if (name === 'bench' && first !== '<suite>' && !suites.includes(first ?? ''))
    return `there is no suite ${first}`;
  if (name === 'operate' && first === '--' && !isOperation(args[1]))
    return `there is no operation ${args[1]}`;
  if (name === 'prove' && first === 'clocks') {
    const unknown = args.slice(1).find((moment) => !Object.hasOwn(moments, moment));
    return unknown && `there is no moment ${unknown}`;
  }
  if (name === 'prove' && first !== undefined && !projects.includes(first) && !isTested(first))
    return `no test file has ${first} in its path`;
  return undefined;
}

const isOperation = (name = ''): boolean =>
  new RegExp(`^ {2}${name} `, 'm').test(readText('apps/server/src/operate/operate-help.txt'));

/** Whether vitest finds files by this part of a path. */
const isTested = (part: string): boolean =>
  globSync(`{apps,packages,scripts,tests}/**/*${part}*{,/**/}*.{test,e2e,browser}.ts`, {
    cwd: ROOT,
    exclude: (path) => path.includes('node_modules'),
  }).length > 0;

const commands = pages.flatMap(commandsOf);

test('the pages show commands', () => {
  expect(commands.length).toBeGreaterThan(40);
});

test('every command can be typed by somebody who cloned the repository', () => {
  const faults = commands.flatMap((each) => {
    const fault = faultOf(each);
    return fault === undefined ? [] : [`${each.page}: ${each.command}: ${fault}`];
  });
  expect(faults).toEqual([]);
});

test.each([
  ['pnpm bench sdk', 'pnpm is not installed for everybody'],
  ['npx changeset', 'npx is not installed for everybody'],
  ['npm sbom', 'npm sbom is no script'],
  ['npm run txets', 'there is no script txets'],
  ['npm run bench nothing', 'there is no suite nothing'],
  ['npm run generate --check', 'npm keeps an option without -- for itself'],
  ['npm run prove nothing-of-the-kind', 'no test file has nothing-of-the-kind in its path'],
  ['npm run operate -- verify', 'there is no operation verify'],
])('%s is refused', (command, fault) => {
  expect(faultOf({ page: 'README.md', command })).toBe(fault);
});

test('every task is a script, and every script a task', () => {
  const tasks = readdirSync(join(ROOT, 'scripts/tasks')).map((file) => file.replace('.ts', ''));
  expect(Object.keys(scripts).sort()).toEqual(tasks.sort());
});
