import { spawn } from 'node:child_process';
import { ROOT } from '../lib/process.ts';

// The server on 7300, both apps by Vite with hot replacement, each passing calls on to the server.
// A sign-in goes back to the address it came from, and the server returns only to those it is given.
const origins = ['http://localhost:7301', 'http://localhost:7302'];
const { SRV_CALLBACK_ORIGINS: more } = process.env;
const children = [
  spawn(process.execPath, ['--watch', 'apps/server/src/main.ts', ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      SRV_CHECK_ANSWERS: '1',
      SRV_CALLBACK_ORIGINS: [...origins, ...(more ? [more] : [])].join(','),
    },
  }),
  spawn('vite', ['--port', '7301'], { cwd: `${ROOT}/apps/workbench`, stdio: 'inherit' }),
  spawn('vite', ['--port', '7302'], { cwd: `${ROOT}/apps/dashboards`, stdio: 'inherit' }),
];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
