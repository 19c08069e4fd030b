import { type SpawnOptions, spawn } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

export interface Finished {
  readonly code: number;
  readonly output: string;
}

/** Runs a program in the repository and collects what it prints. Never throws on a bad exit code. */
export function collect(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<Finished> {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => done({ code: 1, output: `${program}: ${error.message}` }));
    // It may end before everything it wrote has been read.
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** Runs a program in the repository with the terminal of the caller; answers its exit code. */
export function show(program: string, args: readonly string[], env = process.env): Promise<number> {
  return new Promise((done) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', env });
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    process.on('SIGINT', pass);
    process.on('SIGTERM', pass);
    child.on('error', () => done(1));
    child.on('exit', (code) => {
      process.off('SIGINT', pass);
      process.off('SIGTERM', pass);
      done(code ?? 1);
    });
  });
}
