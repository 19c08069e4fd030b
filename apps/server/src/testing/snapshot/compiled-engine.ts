import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The types of Node name what it compiles, not the compiler. */
declare const WebAssembly: { compile(program: Uint8Array<ArrayBuffer>): Promise<object> };

let compiled: Promise<object> | undefined;

/**
 * The program of the embedded database, kept compiled for as long as this process lives: each database
 * runs in a thread of its own, and the last one to end would take what was compiled with it.
 */
export function compiledEngine(): Promise<object> {
  const library = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  compiled ??= readFile(join(dirname(library), 'pglite.wasm')).then((program) =>
    WebAssembly.compile(program),
  );
  return compiled;
}
