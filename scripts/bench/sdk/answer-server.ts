// A process of its own that answers every call with the same page, so that the client's processor
// time is the client's alone. Prints its port.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sampleAnswers } from '../../../packages/sdk/src/testing/sample-answers.ts';

const body = JSON.stringify({
  status: 200,
  message: '操作成功',
  data: sampleAnswers.listOrders,
});

const server = createServer((_, response) => {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'x-request-id': 'bench',
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
