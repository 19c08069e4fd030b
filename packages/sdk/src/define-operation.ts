import type { Client } from './client.ts';
import type { OperationFacts, Service } from './operation.ts';

/** Meaning of the flag bits; the writer is `scripts/generate/print/print-operations.ts`. */
const OPEN = 1;
const OWN = 2;
const IDEMPOTENT = 4;
const DOWNLOAD = 8;
const RAW = 16;
const OTHER_RIGHT = 32;

/**
 * Makes the typed function of one operation. Only generated code calls it: everything that follows
 * from method and path is worked out here, so that one more operation costs a line of text.
 */
export function defineOperation<O extends OperationFacts>(
  id: string,
  method: string,
  path: string,
  flags = 0,
  permissionKey = `${method}^${path}`,
): O {
  const first = path.slice(1, path.indexOf('/', 1));
  // Reading asks for the screen and writing for the button, unless the flag turns it round.
  const readsScreen = (method === 'GET') !== (flags & OTHER_RIGHT) > 0;
  const facts: OperationFacts = {
    id,
    // Signing in is the accounts' business and lies outside its prefix.
    service: (first === 'oauth' ? 'amc' : first) as Service,
    method,
    path,
    access: flags & OPEN ? 'open' : flags & OWN ? 'own' : readsScreen ? 'screen' : 'button',
    open: (flags & OPEN) > 0,
    permissionKey,
    idempotent: (flags & IDEMPOTENT) > 0,
    download: (flags & DOWNLOAD) > 0,
    raw: (flags & RAW) > 0,
  };
  const call: unknown = Object.assign(
    (client: Client, request?: object, options?: object) => client.call(facts, request, options),
    facts,
  );
  return call as O;
}
