import { parentPort } from 'node:worker_threads';
import type { OpenApiDocument } from './openapi.ts';
import { printTypes } from './types.ts';

// Answers in the order of the questions; whoever asks counts on it.
let last: Promise<void> = Promise.resolve();

parentPort?.on('message', (document: OpenApiDocument) => {
  last = last.then(async () => parentPort?.postMessage(await printTypes(document)));
});
