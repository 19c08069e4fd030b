import type { BulkSession } from '../bulk.ts';
import type { PgliteProcess } from './pglite-process.ts';

/** The session of one life of the database thread. */
export const sessionOf = (life: PgliteProcess, limitMs: number): BulkSession => ({
  script: async (text) => {
    await life.ask({ kind: 'script', text }, limitMs);
  },
  statement: async (text, values) => {
    const done = await life.ask({ kind: 'statement', text, values }, limitMs);
    return done.kind === 'done' ? done : { rows: [], count: 0 };
  },
  copyIn: async (text, chunks) => {
    for await (const chunk of chunks) {
      const blob = typeof chunk === 'string' ? chunk : new Uint8Array(chunk);
      await life.ask({ kind: 'statement', text, values: [], blob }, limitMs);
    }
  },
  copyOut: async function* (text) {
    const done = await life.ask({ kind: 'statement', text, values: [] }, limitMs);
    if (done.kind === 'done' && done.blob) yield done.blob;
  },
});
