import type { Session } from '@garment-mes/session-machine';

type Heard = (keys: readonly string[]) => void;

/** `order` of `order:7`: the server knows topics, the ids of what changed come with them. */
const topicOf = (followed: string): string => followed.split(':', 1)[0] ?? followed;

/**
 * Hands what the push channel says to the screens that show it, and tells the server which topics
 * those are. One registry serves all tabs: hidden pages take their listeners away by themselves.
 * A page of one record listens to `order:7` and hears of that one alone.
 */
export function createLiveTopics({ channel }: Pick<Session, 'channel'>) {
  const heardBy = new Map<string, Set<Heard>>();
  let pending = false;

  // Pages that change places leave and join within one turn: the server hears the outcome only.
  function follow() {
    if (pending) return;
    pending = true;
    queueMicrotask(() => {
      pending = false;
      channel.follow([...new Set([...heardBy.keys()].map(topicOf))].toSorted());
    });
  }

  return {
    /** Has the server hear again what is followed: the language of the page changed. */
    follow,
    listen(topic: string, heard: Heard): () => void {
      const listeners = heardBy.get(topic) ?? new Set();
      heardBy.set(topic, listeners.add(heard));
      follow();
      return () => {
        listeners.delete(heard);
        if (listeners.size === 0) heardBy.delete(topic);
        follow();
      };
    },
    tell(topic: string, keys: readonly string[]): void {
      // Without ids anything of the topic may have changed.
      for (const [followed, listeners] of [...heardBy]) {
        const isIt =
          followed === topic ||
          (topicOf(followed) === topic &&
            (keys.length === 0 || keys.includes(followed.slice(topic.length + 1))));
        if (isIt) for (const heard of [...listeners]) heard(keys);
      }
    },
  };
}

export type LiveTopics = ReturnType<typeof createLiveTopics>;
