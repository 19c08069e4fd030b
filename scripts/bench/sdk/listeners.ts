import { getEventListeners } from 'node:events';
import { createClient } from '../../../packages/sdk/src/index.ts';
import { listOrders } from '../../../packages/sdk/src/mes2.ts';
import { fakeSession } from '../../../packages/sdk/src/testing/index.ts';

const CALLS = 10_000;

/** Listeners that so many calls leave on one signal that outlives them all. */
export async function listenersLeft(): Promise<number> {
  const body = JSON.stringify({ status: 200, message: '', data: { total: 0, list: [] } });
  const client = createClient({
    baseUrl: 'https://factory.example',
    session: fakeSession(),
    fetch: async () => new Response(body, { headers: { 'content-type': 'application/json' } }),
  });
  const { signal } = new AbortController();
  for (let n = 0; n < CALLS; n++) await listOrders(client, {}, { signal });
  return getEventListeners(signal, 'abort').length;
}
