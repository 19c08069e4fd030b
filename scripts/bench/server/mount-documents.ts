import { openPostgres } from '../../../apps/server/src/database/postgres/postgres.ts';
import { startRuntime } from '../../../apps/server/src/runtime.ts';

// Prints how long the server takes from an open database to a socket that listens.
const engine = await openPostgres({ url: process.argv[2] ?? '' });
const from = performance.now();
const runtime = await startRuntime({
  engine,
  accessSeconds: 900,
  callbackOrigins: [],
  logLevel: 'silent',
});
await runtime.listen(0, '127.0.0.1');
process.stdout.write(String(performance.now() - from));
await runtime.close();
await engine.close();
