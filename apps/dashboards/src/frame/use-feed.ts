import { ApiError, type Client } from '@garment-mes/sdk';
import { useEffect, useRef, useState } from 'react';
import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate';
import { boardClient, onTopics } from '../session.ts';
import { feedMachine } from './feed.machine.ts';
import { useLink } from './link.ts';

/** What is read, and what makes it be read again. */
export interface FeedSource<Data> {
  readonly topics: readonly string[];
  /** Time between two reads when nothing is pushed, ms. */
  readonly refreshMs: number;
  load(client: Client, signal: AbortSignal): Promise<Data>;
  isNewer?(fresh: Data, held: Data): boolean;
}

export interface Feed<Data> {
  readonly data: Data | undefined;
  /** Why the last read failed; `undefined` when it succeeded. */
  readonly failure: string | undefined;
}

/** Keeps one answer fresh while the component is shown. */
export function useFeed<Data>(source: FeedSource<Data>): Feed<Data> {
  const latest = useRef(source);
  latest.current = source;
  const actor = useRef<ActorRefFrom<typeof feedMachine>>(undefined);
  const [snapshot, setSnapshot] = useState<SnapshotFrom<typeof feedMachine>>();
  const link = useLink();

  useEffect(() => {
    const feed = createActor(feedMachine, {
      input: {
        load: (signal) => latest.current.load(boardClient, signal),
        isNewer: (fresh, held) => latest.current.isNewer?.(fresh as Data, held as Data) ?? true,
        refreshMs: () => latest.current.refreshMs,
        now: Date.now,
        random: Math.random,
      },
    });
    actor.current = feed;
    const subscription = feed.subscribe(setSnapshot);
    feed.start();
    const leave = onTopics(latest.current.topics, () => feed.send({ type: 'pushed' }));
    return () => {
      leave();
      subscription.unsubscribe();
      feed.stop();
    };
  }, []);

  useEffect(() => {
    if (link.isUp && link.wasLost) actor.current?.send({ type: 'linked' });
  }, [link.isUp, link.wasLost]);

  const error = snapshot?.context.error;
  return {
    data: snapshot?.context.data as Data | undefined,
    failure:
      error === undefined ? undefined : error instanceof ApiError ? error.text : String(error),
  };
}
