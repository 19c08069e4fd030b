import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/** When the work of the start is over and what it compiled may be written down. */
const SETTLED_MS = 3_000;

// Some thousand modules: what was compiled once is read the next time, and everything is behind this
// line because a static import would be compiled before it.
// In the environment, because the thread of the embedded database asks there.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
  new URL('../node_modules/.cache/compiled', import.meta.url),
);
enableCompileCache(process.env.NODE_COMPILE_CACHE);
await import('./start.ts');
setTimeout(flushCompileCache, SETTLED_MS).unref();
