import { parentPort } from 'node:worker_threads';
import type { OpenApiDocument } from './openapi.ts';
import { printTypes } from './types.ts';

// Answers in the order of the questions; the caller relies on it. A document that cannot be
// printed is answered too: the linter has more to say about it.
parentPort?.on('message', (document: OpenApiDocument) => {
  try {
    parentPort?.postMessage({ text: printTypes(document) });
  } catch (error) {
    parentPort?.postMessage({ fault: String(error) });
  }
});
