import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The embedded database as it can be handed to a thread. */
export interface PglitePrograms {
  readonly pgliteWasmModule: WebAssembly.Module;
  readonly initdbWasmModule: WebAssembly.Module;
}

// The types of the server know the namespace alone: the rest belongs to browsers there.
const { WebAssembly: assembly } = globalThis as unknown as {
  readonly WebAssembly: { compile(bytes: Uint8Array): Promise<WebAssembly.Module> };
};

let compiled: Promise<PglitePrograms> | undefined;

/**
 * Compiled once a process and kept: each thread would compile nine megabytes again. V8 frees the machine code of a
 * program that nobody holds any more, and now and then ends the process over it (nodejs/node#64500).
 */
export function compilePrograms(): Promise<PglitePrograms> {
  compiled ??= compileAll();
  return compiled;
}

async function compileAll(): Promise<PglitePrograms> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  const compile = async (name: string) => assembly.compile(await readFile(join(folder, name)));
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all([
    compile('pglite.wasm'),
    compile('initdb.wasm'),
  ]);
  return { pgliteWasmModule, initdbWasmModule };
}
