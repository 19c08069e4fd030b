import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { collect } from '../../scripts/lib/process.ts';
import { mocking, RUNTIME_NAMES, runtime } from '../../scripts/lib/toolchains.ts';
import { answers, listen } from './answer-server.ts';
import { projectOf } from './project.ts';

const LONG = 180_000;
const service = await listen(answers);
const project = await projectOf('node', { msw: join(await mocking(), 'msw') });
afterAll(() => {
  service.close();
  project.remove();
});

test.each(RUNTIME_NAMES)(
  'every entry works in %s, and in a worker of it',
  async (name) => {
    const program = await runtime(name);
    const version = await collect(program, ['--version']);
    expect(version.output).toContain(name.replace('node-', 'v'));
    const { output } = await collect(program, ['use-sdk.mjs', service.address], {
      cwd: project.folder,
    });
    expect(output).toBe('ok\n');
  },
  LONG,
);

test(
  'MSW answers from the mock handlers',
  async () => {
    const { output } = await collect(process.execPath, ['use-msw.mjs'], { cwd: project.folder });
    expect(output).toBe('ok\n');
  },
  LONG,
);
