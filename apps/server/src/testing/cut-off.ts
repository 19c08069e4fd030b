import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to the database that can be cut, as a cable can. */
export interface CutOff {
  /** Address of the database behind it. */
  readonly url: string;
  /** Ends every connection, and lets none through until it is mended. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** @param url of a database behind a socket in the file system */
export async function cutOff(url: string): Promise<CutOff> {
  const [, user, name, folder = ''] = /^postgresql:\/\/(\w+)@\/(\w+)\?host=(.+)$/.exec(url) ?? [];
  const path = `${decodeURIComponent(folder)}/.s.PGSQL.5432`;
  const open = new Set<Socket>();
  const server = createServer((front) => {
    const back = connect(path);
    for (const socket of [front, back]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        front.destroy();
        back.destroy();
      });
    }
    front.pipe(back).pipe(front);
  });
  let port = 0;
  const mend = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  };
  await mend();
  return {
    url: `postgresql://${user}@127.0.0.1:${port}/${name}`,
    mend,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
