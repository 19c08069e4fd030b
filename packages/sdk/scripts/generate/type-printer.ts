import { Worker } from 'node:worker_threads';
import type { OpenApiDocument } from './openapi.ts';

/** Prints the types of a document: see types.ts. */
export type PrintTypes = (document: OpenApiDocument) => Promise<string>;

/**
 * A thread that prints types. Loading the compiler and printing is half of a run's work, so it is
 * done beside the linting and the rest of the printing.
 */
export function startTypePrinter(): { readonly print: PrintTypes; stop(): Promise<number> } {
  const worker = new Worker(new URL('./types-worker.ts', import.meta.url));
  const waiting: PromiseWithResolvers<string>[] = [];
  worker.on('message', (text: string) => waiting.shift()?.resolve(text));
  worker.on('error', (error) => {
    for (const { reject } of waiting) reject(error);
  });
  return {
    print(document) {
      const answer = Promise.withResolvers<string>();
      waiting.push(answer);
      worker.postMessage(document);
      return answer.promise;
    },
    stop: () => worker.terminate(),
  };
}
