import { openPostgres } from '../../../apps/server/src/database/postgres/postgres.ts';
import { startRuntime } from '../../../apps/server/src/runtime.ts';
import { barePool, inOneFlight, type Sent, statementsOf } from './bare-driver.ts';
import { type Figure, median, rate, round } from './figures.ts';
import { lightClient } from './light-client.ts';
import { serverProcess } from './server-process.ts';
import { signedIn } from './sign-in.ts';

const REQUESTS = 800;
const AT_ONCE = 32;
const ROUNDS = 5;
const LIST = '/mes2/saas/order/selectOrderList?pageNum=2&pageSize=10';

/** A page of orders over HTTP beside the same statements of it over the bare driver. */
export async function measureList(url: string): Promise<Figure[]> {
  const server = await serverProcess([], { DATABASE_URL: url });
  const statements = await statementsOfList(url);
  const headers = await signedIn(server.origin, 'hj.admin');
  const pool = barePool(url);
  const items = Array.from({ length: REQUESTS }, (_, index) => index);
  const client = lightClient(server.origin, headers, AT_ONCE);
  const ask = async () => {
    if (!(await client.send('GET', LIST)).includes('"status":200'))
      throw new Error('the list was refused');
  };
  const ratios: number[] = [];
  let perSecond = 0;
  await rate(items.slice(0, 300), AT_ONCE, ask);
  for (let n = 0; n < ROUNDS; n++) {
    const overHttp = await rate(items, AT_ONCE, ask);
    const bare = await rate(items, AT_ONCE, () => inOneFlight(pool, statements));
    ratios.push(overHttp / bare);
    perSecond = Math.max(perSecond, overHttp);
  }
  client.close();
  await Promise.all([pool.end(), server.stop()]);
  return [
    {
      name: 'list over HTTP to bare driver',
      value: round(median(ratios)),
      unit: 'x',
      atLeast: 0.6,
    },
    { name: 'list over HTTP, 32 at once', value: Math.round(perSecond), unit: '/s' },
  ];
}

/** What one request of the list asks of the database when everything that is kept is kept. */
async function statementsOfList(url: string): Promise<Sent> {
  const engine = await openPostgres({ url });
  const runtime = await startRuntime({
    engine,
    accessSeconds: 900,
    callbackOrigins: [],
    logLevel: 'silent',
  });
  const port = await runtime.listen(0, '127.0.0.1');
  const headers = await signedIn(`http://127.0.0.1:${port}`, 'hj.admin');
  const ask = () => runtime.app.inject({ url: LIST, headers });
  // Often enough that what the server keeps prepared is prepared: the bare driver gets the same.
  for (let n = 0; n < 30; n++) await ask();
  const sent = await statementsOf(ask);
  await runtime.close();
  await engine.close();
  return sent;
}
