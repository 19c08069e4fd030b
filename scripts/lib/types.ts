import { join } from 'node:path';
import { collect, type Finished, ROOT } from './process.ts';
import { compiler } from './toolchains.ts';

const PROJECTS = [
  'packages/domain',
  'packages/sdk',
  'packages/session-machine',
  'packages/ui',
  'apps/server',
  'apps/workbench',
  'apps/dashboards',
  'scripts',
  'tests',
];

/**
 * Type-checks the workspace with the compiler that needs a third of the time (docs/decisions/0006). What it
 * knows of a project is kept for the next time, apart from what editors keep.
 */
export async function checkTypes(): Promise<Finished> {
  const program = await compiler('typescript-7');
  const faults = new Set<string>();
  let code = 0;
  for (const project of PROJECTS) {
    const known = join(ROOT, '.stamps', `types-${project.replace('/', '-')}.tsbuildinfo`);
    const options = ['-p', project, '--incremental', '--tsBuildInfoFile', known];
    const checked = await collect(process.execPath, [program, ...options]);
    code = code || checked.code;
    // A source that several projects read is wrong in each of them.
    for (const fault of checked.output.split(/\n(?=\S)/)) faults.add(fault.trim());
  }
  return { code, output: [...faults].join('\n') };
}
