import type { FastifyInstance } from 'fastify';

/** Size of a sheet of five thousand rows with room to spare; every other body stays under the common limit. */
const IMPORT_BYTES = 8 * 1024 * 1024;

/** Lets calls that import a sheet send a larger body than the others. */
export function widenImports(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (/\/import[A-Za-z]*$/.test(route.url)) route.bodyLimit = IMPORT_BYTES;
  });
}
