import { setTimeout as pause } from 'node:timers/promises';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Bus } from './bus.ts';

/** Longest that a word is waited for: what waits in the outbox is tried again later. */
const PUBLISH_MS = 2_000;
const RECONNECT_MS = 1_000;

export interface NatsOptions {
  /** Addresses of one cluster, `host:port` or `nats://…`, separated by commas. */
  readonly servers: string;
  /** First part of every subject: two installations on one cluster do not receive each other's messages. */
  readonly prefix: string;
  readonly failed: (error: unknown) => void;
}

/**
 * NATS as the bus, for more processes or more words than NOTIFY carries. It may be away when the server
 * starts and later: words wait in the outbox, and are said when it is back.
 */
export function natsBus({ servers, prefix, failed }: NatsOptions): Bus {
  const gaps = new Set<() => void>();
  let closed = false;
  const connection = connect({
    servers: servers.split(','),
    name: 'garment-mes',
    waitOnFirstConnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_MS,
  });
  connection.then(watch).catch((error: unknown) => {
    if (!closed) failed(error);
  });

  async function watch(nats: NatsConnection): Promise<void> {
    if (closed) return nats.close();
    for await (const { type } of nats.status())
      if (type === 'reconnect') for (const missed of gaps) missed();
  }
  const subject = (channel: string) => `${prefix}.${channel}`;

  return {
    publish: (channel, payload) =>
      within(
        PUBLISH_MS,
        connection.then(async (nats) => {
          nats.publish(subject(channel), payload);
          // Answered by the server: from here on the word is on its way to everybody.
          await nats.flush();
        }),
      ),
    async listen(channel, received, missed) {
      if (missed) gaps.add(missed);
      const subscription = connection.then((nats) =>
        nats.subscribe(subject(channel), {
          callback: (error, message) => (error ? failed(error) : received(message.string())),
        }),
      );
      subscription.catch(() => {});
      return async () => {
        if (missed) gaps.delete(missed);
        (await subscription).unsubscribe();
      };
    },
    async close() {
      closed = true;
      await within(
        PUBLISH_MS,
        connection.then((nats) => nats.close()),
      ).catch(() => {});
    },
  };
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const limit = new AbortController();
  const late = pause(ms, undefined, { signal: limit.signal, ref: false }).then(() => {
    throw new Error(`NATS did not answer within ${ms} ms`);
  });
  late.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    limit.abort();
  }
}
