import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packed } from '../../lib/packed.ts';

/** One way to make the same call: a page of orders, signed, parsed. */
export interface Contender {
  readonly name: string;
  call(): Promise<unknown>;
}

const PATH = '/mes2/saas/order/selectOrderList';
const QUERY = { pageNum: 1, pageSize: 10 };
const TOKEN = 'Bearer secret';

type Load = (name: string) => Promise<Record<string, never>>;

/** Imports what is installed in a folder as a module that lies there would. */
async function importerOf(folder: string): Promise<Load> {
  const file = join(folder, 'importer.mjs');
  writeFileSync(file, 'export const load = (name) => import(name);\n');
  return (await import(pathToFileURL(file).href)).load;
}

/** The SDK out of its tarball, with the session of a signed-in person. */
async function ours(baseUrl: string): Promise<Contender> {
  const load = await importerOf((await packed('sdk')).consumer);
  const { createClient } = (await load('@garment-mes/sdk')) as unknown as {
    createClient(options: object): unknown;
  };
  const { listOrders } = (await load('@garment-mes/sdk/mes2')) as unknown as {
    listOrders(client: unknown, request: object): Promise<unknown>;
  };
  const client = createClient({
    baseUrl,
    session: {
      accessToken: async () => 'secret',
      tokenRejected() {},
      companyRejected() {},
      companyId: undefined,
      language: undefined,
    },
  });
  return { name: 'sdk', call: () => listOrders(client, { query: QUERY }) };
}

/** Bare fetch first, then the SDK, then the peers of peers.json. */
export async function contenders(baseUrl: string, peers: string): Promise<Contender[]> {
  const address = `${baseUrl}${PATH}?pageNum=1&pageSize=10`;
  const headers = { authorization: TOKEN };
  const load = await importerOf(peers);
  const openapi = (await load('openapi-fetch')).default as unknown as (options: object) => {
    GET(path: string, init: object): Promise<{ data: unknown }>;
  };
  const hey = (await load('@hey-api/client-fetch')) as unknown as {
    createClient(config: object): { get(options: object): Promise<{ data: unknown }> };
  };
  const ky = (await load('ky')).default as unknown as {
    create(options: object): { get(path: string, options: object): { json(): Promise<unknown> } };
  };
  const axios = (await load('axios')).default as unknown as {
    create(options: object): { get(path: string, options: object): Promise<{ data: unknown }> };
  };

  const plain = openapi({ baseUrl, headers });
  const generated = hey.createClient({ baseUrl, headers });
  const small = ky.create({ prefix: baseUrl, headers });
  const old = axios.create({ baseURL: baseUrl, headers, adapter: 'fetch' });
  const node = axios.create({ baseURL: baseUrl, headers, adapter: 'http' });
  return [
    {
      name: 'fetch',
      call: async () => (await fetch(new Request(address, { headers }))).json(),
    },
    await ours(baseUrl),
    { name: 'openapi-fetch', call: () => plain.GET(PATH, { params: { query: QUERY } }) },
    { name: 'hey-api', call: () => generated.get({ url: PATH, query: QUERY }) },
    { name: 'ky', call: () => small.get(PATH.slice(1), { searchParams: QUERY }).json() },
    { name: 'axios (fetch)', call: () => old.get(PATH, { params: QUERY }) },
    { name: 'axios (http)', call: () => node.get(PATH, { params: QUERY }) },
  ];
}
