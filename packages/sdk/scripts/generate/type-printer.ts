import { Worker } from 'node:worker_threads';
import type { OpenApiDocument } from './openapi.ts';

/** Prints the types of a document: see types.ts. */
export type PrintTypes = (document: OpenApiDocument) => Promise<string>;

type Printed = { readonly text: string } | { readonly fault: string };

/**
 * A thread that prints types. Loading the compiler and printing is half of a run's work, so it is
 * done beside the linting and the rest of the printing; a document that was handed over before is
 * not printed twice.
 */
export function startTypePrinter(): { readonly print: PrintTypes; stop(): Promise<number> } {
  const worker = new Worker(new URL('./types-worker.ts', import.meta.url));
  const waiting: PromiseWithResolvers<Printed>[] = [];
  const asked = new WeakMap<OpenApiDocument, Promise<Printed>>();
  worker.on('message', (printed: Printed) => waiting.shift()?.resolve(printed));
  worker.on('error', (error) => {
    for (const { reject } of waiting) reject(error);
  });
  const ask = (document: OpenApiDocument): Promise<Printed> => {
    const answer = Promise.withResolvers<Printed>();
    waiting.push(answer);
    worker.postMessage(document);
    return answer.promise;
  };
  return {
    async print(document) {
      const known = asked.get(document) ?? ask(document);
      asked.set(document, known);
      const printed = await known;
      if ('fault' in printed) throw new Error(printed.fault);
      return printed.text;
    },
    stop: () => worker.terminate(),
  };
}
