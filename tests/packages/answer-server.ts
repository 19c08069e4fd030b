import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A small service over HTTP: a page of orders, a refusal, a file, a place for uploads. */
export const answers: RequestListener = (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const json = (data: unknown, status = 200) => {
    response.writeHead(200, { 'content-type': 'application/json', 'x-request-id': 'r-1' });
    response.end(JSON.stringify({ status, message: '', data }));
  };
  const isOpen = pathname.startsWith('/amc/open/');
  if (!isOpen && request.headers.authorization !== 'Bearer secret') {
    response.writeHead(401, { 'content-type': 'application/json' });
    response.end('{"error":"invalid_token"}');
    return;
  }
  if (pathname === '/mes2/saas/order/selectOrderList') {
    const page = Number(searchParams.get('pageNum') ?? 1);
    return json({ total: 3, list: page === 1 ? [{ id: '1' }, { id: '2' }] : [{ id: '3' }] });
  }
  if (request.method === 'PUT') return json('未铺布，不能提交', 10202);
  if (request.method === 'POST') {
    let received = 0;
    request.on('data', (chunk: Buffer) => {
      received += chunk.length;
    });
    request.on('end', () => json({ id: '9', received }));
    return;
  }
  response.writeHead(200, {
    'content-type': 'text/csv',
    'content-length': 8,
    'content-disposition': "attachment; filename*=UTF-8''%E5%BA%8A%E6%AC%A1.csv",
  });
  response.end('a,b\n1,2\n');
};

/** Listens on a free port of this machine. */
export async function listen(
  listener: RequestListener,
): Promise<{ readonly address: string; close(): void }> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}
