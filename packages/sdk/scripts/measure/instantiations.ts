import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const CALLS = 200;
const folder = fileURLToPath(new URL('../../src/', import.meta.url));

/** Type instantiations that one more call of a generated function costs. */
export function instantiationsPerCall(): number {
  return (instantiations(CALLS + 2) - instantiations(2)) / CALLS;
}

/** Checks a file that makes so many calls, in memory, and counts. */
function instantiations(calls: number): number {
  const name = `${folder}measured-calls.ts`;
  const lines = Array.from({ length: calls }, (_, n) => [
    `export const page${n} = listOrders(client, { query: { pageNum: ${n}, pageSize: 10 } });`,
    `export const bed${n} = submitCuttingBed(client, { body: { id: '${n}', version: 0 } });`,
  ]).flat();
  const text = [
    `import type { Client } from './client.ts';`,
    `import { listOrders, submitCuttingBed } from './mes2.ts';`,
    'declare const client: Client;',
    ...lines.slice(0, calls),
  ].join('\n');

  const config = ts.readConfigFile(`${folder}../tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, `${folder}..`);
  const host = ts.createCompilerHost(options);
  const readSource = host.getSourceFile.bind(host);
  host.getSourceFile = (file, language) =>
    file === name ? ts.createSourceFile(file, text, language) : readSource(file, language);
  const { fileExists } = host;
  host.fileExists = (file) => file === name || fileExists.call(host, file);

  const program = ts.createProgram([name], { ...options, incremental: false }, host);
  const problems = program.getSemanticDiagnostics(program.getSourceFile(name));
  if (problems.length > 0)
    throw new Error(ts.formatDiagnostics(problems, { ...host, getNewLine: () => '\n' }));
  return program.getInstantiationCount();
}
