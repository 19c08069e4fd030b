import type { Sql } from '../../database/engine.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { knownRecords } from './sample-records.ts';

export const ADMIN = 'acme.admin';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A server with a few records, called by the administrator of a company. */
export interface Caller {
  readonly known: Record<string, string>;
  readonly company: string;
  /** The envelope of an answer. */
  readonly call: (
    method: Method,
    path: string,
    input?: object,
  ) => Promise<Awaited<ReturnType<TestServer['call']>>['body']>;
  /** The data of an answer that has to succeed. */
  readonly ok: Caller['call'];
  readonly query: <R>(query: Sql) => Promise<R[]>;
  readonly close: () => Promise<void>;
}

export async function recordCaller(): Promise<Caller> {
  const server = await testServer();
  const call: Caller['call'] = async (method, path, input = {}) =>
    (await server.call(ADMIN, method, path, input)).body;
  return {
    known: await knownRecords(server, ADMIN),
    company: await server.companyId('acme'),
    call,
    ok: async (method, path, input) => {
      const body = await call(method, path, input);
      if (body.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(body)}`);
      return body.data;
    },
    query: (query) => server.query(query),
    close: () => server.close(),
  };
}
