import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { collect, ROOT } from '../../scripts/lib/process.ts';
import { COMPILER_NAMES, compiler } from '../../scripts/lib/toolchains.ts';
import { projectOf } from './project.ts';

const LONG = 180_000;

/** Ways a consumer may set his compiler. The declarations of the package are always checked too. */
const SETTINGS = {
  nodenext: { module: 'nodenext', moduleResolution: 'nodenext', exactOptionalPropertyTypes: true },
  bundler: { module: 'esnext', moduleResolution: 'bundler', exactOptionalPropertyTypes: false },
} as const;

// What TanStack Query's own declarations ask for.
const fromUi = createRequire(join(ROOT, 'packages/ui/package.json'));
const reactTypes = dirname(fromUi.resolve('@types/react/package.json'));
const project = await projectOf('types', { '@types': dirname(reactTypes) });
afterAll(() => project.remove());

const settings: (keyof typeof SETTINGS)[] =
  process.env.PROVE === undefined ? ['nodenext'] : ['nodenext', 'bundler'];
const cases = COMPILER_NAMES.flatMap((name) => settings.map((setting) => [name, setting] as const));

test.each(cases)(
  'the types hold in %s with %s resolution',
  async (name, setting) => {
    const file = join(project.folder, `tsconfig.${name}.${setting}.json`);
    const compilerOptions = {
      ...SETTINGS[setting],
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'],
      types: [],
      strict: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      noEmit: true,
    };
    writeFileSync(file, JSON.stringify({ compilerOptions, files: ['use-sdk.ts'] }));
    const program = await compiler(name);
    const { code, output } = await collect(process.execPath, [program, '-p', file], {
      cwd: project.folder,
    });
    expect(output).toBe('');
    expect(code).toBe(0);
  },
  LONG,
);
