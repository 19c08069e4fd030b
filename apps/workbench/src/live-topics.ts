import type { Session } from '@garment-mes/session-machine';

type Heard = (keys: readonly string[]) => void;

/**
 * Hands what the push channel says to the screens that show it, and tells the server which topics
 * those are. One registry serves all tabs: hidden pages take their listeners away by themselves.
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
      channel.follow([...heardBy.keys()].toSorted());
    });
  }

  return {
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
      for (const heard of [...(heardBy.get(topic) ?? [])]) heard(keys);
    },
  };
}

export type LiveTopics = ReturnType<typeof createLiveTopics>;
