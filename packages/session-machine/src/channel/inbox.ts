import { decodeFrame } from './decode.ts';
import type { ChannelMessage, Gap, Notice } from './types.ts';

/** Ids of this many messages are kept to drop repetitions. */
export const DEDUPE_WINDOW = 500;
/** A slow listener may fall behind by this much; then the oldest go. */
export const BUFFER_SIZE = 1_000;

/** May return a promise: the next message then waits for it. */
export type Listener = (message: ChannelMessage) => void | Promise<void>;

export interface Inbox {
  readonly badFrames: number;
  receive(frame: unknown): void;
  listen(listener: Listener): () => void;
}

export interface InboxOptions {
  gap(gap: Gap): void;
  report(error: unknown): void;
}

/** Remembers texts up to a number; says whether one is new. */
function createWindow(size: number): (text: string) => boolean {
  const seen = new Set<string>();
  return (text) => {
    const before = seen.size;
    if (seen.add(text).size > size) for (const oldest of seen) return seen.delete(oldest);
    return seen.size > before;
  };
}

/** Delivers to one listener, one message at a time. */
function createDelivery(listener: Listener, { gap, report }: InboxOptions) {
  const buffer: ChannelMessage[] = [];
  let busy = false;
  let dropped = 0;
  async function drain() {
    busy = true;
    for (let next = buffer.shift(); next; next = buffer.shift()) {
      if (dropped > 0) gap({ reason: 'overflow', dropped });
      dropped = 0;
      try {
        // Without a promise the next message follows in the same turn.
        const handling = listener(next);
        if (handling) await handling;
      } catch (error) {
        report(error);
      }
    }
    busy = false;
  }
  return {
    push(message: ChannelMessage) {
      if (buffer.push(message) > BUFFER_SIZE) {
        buffer.shift();
        dropped++;
      }
      if (!busy) void drain();
    },
    stop: () => buffer.splice(0),
  };
}

/** Turns frames into messages, drops repetitions and hands them to the listeners in order. */
export function createInbox(options: InboxOptions): Inbox {
  const deliveries = new Set<ReturnType<typeof createDelivery>>();
  const isNew = createWindow(DEDUPE_WINDOW);
  let badFrames = 0;
  const isNews = ({ id }: Notice) => !id || isNew(`n${id}`);

  /** The message without repetitions; `undefined` when nothing of it is left. */
  const fresh = (message: ChannelMessage): ChannelMessage | undefined => {
    // A list is a state, not news: it passes, and its members are no news any more.
    if (message.kind === 'messages') {
      message.messages.forEach(isNews);
      const isFirst = ({ id }: Notice, at: number, all: readonly Notice[]) =>
        !id || all.findIndex((each) => each.id === id) === at;
      return { ...message, messages: message.messages.filter(isFirst) };
    }
    const news =
      message.kind === 'notice'
        ? isNews(message.notice)
        : !message.asOf || isNew(`${message.topic} ${message.asOf} ${message.keys}`);
    return news ? message : undefined;
  };

  return {
    get badFrames() {
      return badFrames;
    },
    receive(frame) {
      const { messages, bad } = decodeFrame(frame);
      badFrames += bad;
      for (const message of messages.map(fresh))
        if (message) for (const delivery of [...deliveries]) delivery.push(message);
    },
    listen(listener) {
      const delivery = createDelivery(listener, options);
      deliveries.add(delivery);
      return () => {
        deliveries.delete(delivery);
        delivery.stop();
      };
    },
  };
}
