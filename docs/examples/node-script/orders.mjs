// Usage: node orders.mjs http://127.0.0.1:7300 session.json
// The file holds {"refresh_token": "…"} at first; the session keeps the renewed tokens in it.
import { createClient } from '@garment-mes/sdk';
import { listOrders } from '@garment-mes/sdk/mes2';
import { sessionCalls } from '@garment-mes/sdk/session';
import { createSession } from '@garment-mes/session-machine';
import { nodeEnv } from '@garment-mes/session-machine/node';

const [baseUrl = 'http://127.0.0.1:7300', file = 'session.json'] = process.argv.slice(2);
const credential = 'workbench:workbench';
const session = createSession({
  env: nodeEnv({ origin: baseUrl, file }),
  service: sessionCalls({ baseUrl, credential, session: () => session }),
  config: { loginUrl: `${baseUrl}/login` },
});
session.start();
const client = createClient({ baseUrl, session });
const { total, list } = await listOrders(client, { query: { pageNum: 1, pageSize: 100 } });
process.stdout.write(`${total} orders\n${list.map((order) => order.orderNo).join('\n')}\n`);
session.stop();
