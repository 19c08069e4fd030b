import { createServer } from 'node:net';

// Below those that systems give to connections: between the question and the server that listens at last,
// nobody is given one of these by accident.
const LOWEST = 15_000;
const HIGHEST = 30_000;

/** A port nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
