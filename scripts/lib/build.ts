import { collect, ROOT } from './process.ts';
import { whenStale } from './stale.ts';

const PACKAGES = [
  'packages/domain/src',
  'packages/sdk/src',
  'packages/session-machine/src',
  'packages/ui/src',
];

async function build(title: string, program: string, args: string[], cwd: string): Promise<void> {
  const { code, output } = await collect(program, args, { cwd });
  if (code !== 0) throw new Error(`${output.trim()}\n${title} failed.`);
}

/** Ends the program with what a build said that failed. */
export function endUnbuilt({ message }: Error): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Builds both browser apps, each when its sources changed. @throws Error with what the build says */
export async function buildApps(progress: (line: string) => void): Promise<void> {
  for (const app of ['workbench', 'dashboards']) {
    const inputs = [
      ...PACKAGES,
      `apps/${app}/src`,
      `apps/${app}/scripts`,
      `apps/${app}/index.html`,
      `apps/${app}/vite.config.ts`,
      `apps/${app}/package.json`,
      'pnpm-lock.yaml',
    ];
    await whenStale(`build-${app}`, inputs, [`apps/${app}/dist/index.html`], async () => {
      progress(`Building ${app} …`);
      await build(
        `Building ${app}`,
        'vite',
        ['build', '--logLevel', 'warn'],
        `${ROOT}/apps/${app}`,
      );
    });
  }
}

/** Builds the workbench as a part of other pages, and the demo host around it. @throws Error with what the build says */
export async function buildHost(progress: (line: string) => void): Promise<void> {
  const folder = 'apps/workbench';
  const inputs = [
    ...PACKAGES,
    `${folder}/src`,
    `${folder}/host/page`,
    `${folder}/vite.host.config.ts`,
    `${folder}/package.json`,
    'pnpm-lock.yaml',
  ];
  const outputs = ['workbench.js', 'workbench.iife.js', 'workbench.css', 'index.html'];
  await whenStale(
    'build-host',
    inputs,
    outputs.map((file) => `${folder}/host/dist/${file}`),
    async () => {
      progress('Building the workbench for hosts …');
      for (const mode of ['es', 'iife'])
        await build(
          'Building the workbench for hosts',
          'vite',
          ['build', '-c', 'vite.host.config.ts', '--mode', mode, '--logLevel', 'warn'],
          `${ROOT}/${folder}`,
        );
    },
  );
}
