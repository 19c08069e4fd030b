import { ownChannel } from './channel/own-channel.ts';
import type { Subscription, Work } from './live/wiring.ts';
import type { ChannelApi, SessionOptions } from './types.ts';

/** What a page listens to and follows: it stays through sign-outs and outlives any one connection. */
export function createChannel({ env, config }: SessionOptions, work: () => Work | undefined) {
  const subscriptions = new Set<Subscription>();
  let topics: readonly string[] = [];
  let bound = String([config.language]);

  const channel: ChannelApi = {
    ...ownChannel(env),
    listen(listener) {
      const subscription: Subscription = { listener, leave: work()?.inbox.listen(listener) };
      subscriptions.add(subscription);
      return () => {
        subscriptions.delete(subscription);
        subscription.leave?.();
      };
    },
    follow(next) {
      const wanted = String([config.language, ...next]);
      if (wanted === bound) return;
      bound = wanted;
      topics = [...next];
      work()?.channel.send({ type: 'binding.outdated' });
    },
  };
  return { channel, subscriptions, topics: () => topics };
}
