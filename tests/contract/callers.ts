import { createHash, randomUUID } from 'node:crypto';
import type { Client, OperationFacts } from '@garment-mes/sdk';
import type { TestServer } from '../../apps/server/src/testing/test-server.ts';
import type { Sdk } from './sdk-under-test.ts';

export const PASSWORD = 'Garment#2026';
export const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
export const uuid = (): string => randomUUID();

export interface Callers {
  /** A client of the real SDK over HTTP, on behalf of one person. */
  as(username: string): Promise<Client>;
  /** Nobody: for the calls that need no token. */
  readonly nobody: Client;
  /** Ids of the operations that were called, in order of their first call. */
  readonly called: ReadonlySet<string>;
}

/** Clients whose calls are noted, against one running server. */
export async function callers(server: TestServer, { createClient }: Sdk['root']): Promise<Callers> {
  const baseUrl = await server.listen();
  const called = new Set<string>();
  const clients = new Map<string, Client>();

  function client(token: string): Client {
    const made = createClient({
      baseUrl,
      session: {
        accessToken: async () => token,
        tokenRejected: () => undefined,
        companyRejected: () => undefined,
        companyId: undefined,
        language: undefined,
      },
    });
    return {
      companyId: made.companyId,
      language: made.language,
      call(operation: OperationFacts, request, options) {
        called.add(operation.id);
        return made.call(operation, request, options);
      },
    };
  }

  return {
    nobody: client(''),
    called,
    async as(username) {
      const known = clients.get(username) ?? client(await server.token(username));
      clients.set(username, known);
      return known;
    },
  };
}
