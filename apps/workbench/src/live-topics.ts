import type { Session } from '@garment-mes/session-machine';

type Listener = (keys: readonly string[]) => void;

/** `order` of `order:7`: the server knows topics, the ids of what changed come with them. */
const topicOf = (followed: string): string => followed.split(':', 1)[0] ?? followed;

/**
 * Hands what the push channel says to the screens that show it, and sends the server which topics
 * those are. One registry serves all tabs: hidden pages take their listeners away by themselves.
 * A page of one record subscribes to `order:7` and is notified of that one alone.
 */
export function createLiveTopics({ channel }: Pick<Session, 'channel'>) {
  const listenersOf = new Map<string, Set<Listener>>();
  let pending = false;

  // Pages that change places leave and join within one turn: the server receives the outcome only.
  function follow() {
    if (pending) return;
    pending = true;
    queueMicrotask(() => {
      pending = false;
      channel.follow([...new Set([...listenersOf.keys()].map(topicOf))].toSorted());
    });
  }

  return {
    /** Sends the followed topics to the server again: the language of the page changed. */
    follow,
    listen(topic: string, listener: Listener): () => void {
      const listeners = listenersOf.get(topic) ?? new Set();
      listenersOf.set(topic, listeners.add(listener));
      follow();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) listenersOf.delete(topic);
        follow();
      };
    },
    publish(topic: string, keys: readonly string[]): void {
      // Without ids anything of the topic may have changed.
      for (const [followed, listeners] of [...listenersOf]) {
        const isIt =
          followed === topic ||
          (topicOf(followed) === topic &&
            (keys.length === 0 || keys.includes(followed.slice(topic.length + 1))));
        if (isIt) for (const listener of [...listeners]) listener(keys);
      }
    },
  };
}

export type LiveTopics = ReturnType<typeof createLiveTopics>;
