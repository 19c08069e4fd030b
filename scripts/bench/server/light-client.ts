import { Agent, request } from 'node:http';

export interface LightClient {
  /**
   * @param more headers of this request alone
   * @returns the body of the answer
   */
  send(
    method: string,
    path: string,
    body?: object,
    more?: Readonly<Record<string, string>>,
  ): Promise<string>;
  close(): void;
}

/** HTTP with as little of its own as there is: it shares the machine with what it measures. */
export function lightClient(
  origin: string,
  headers: Readonly<Record<string, string>>,
  sockets: number,
): LightClient {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const { hostname, port } = new URL(origin);
  return {
    send: (method, path, body, more) =>
      new Promise((resolve, reject) => {
        const text = body && JSON.stringify(body);
        const sent = request(
          {
            agent,
            hostname,
            port,
            method,
            path,
            headers: {
              ...headers,
              ...more,
              ...(text && { 'content-type': 'application/json' }),
            },
          },
          (answer) => {
            const parts: Buffer[] = [];
            answer.on('data', (part: Buffer) => parts.push(part));
            answer.on('end', () => resolve(Buffer.concat(parts).toString()));
            answer.on('error', reject);
          },
        );
        sent.on('error', reject);
        sent.end(text);
      }),
    close: () => agent.destroy(),
  };
}
