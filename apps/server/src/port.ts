import { createServer } from 'node:net';

/** The port cannot be listened on; the sentence says which and why. */
export class PortTaken extends Error {
  override readonly name = 'PortTaken';
}

/**
 * Looks whether the port is free before anything is created.
 * @throws {PortTaken}
 */
export function requirePort(port: number, host: string): Promise<void> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(
        new PortTaken(
          code === 'EADDRINUSE'
            ? `port ${port} is in use; stop what listens there or choose another with --port`
            : `cannot listen on ${host}:${port} (${code})`,
        ),
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
