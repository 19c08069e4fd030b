import { attempt } from './attempt.ts';
import type { createQueueEntries } from './queue-entries.ts';
import type { QueuePorts } from './queue-ports.ts';
import { nextToSend, outdated } from './queued-scan.ts';

/** Sends what waits, in turn with the other pages of this device. @param isRunning the page is shown */
export function createSender(
  ports: QueuePorts,
  entries: ReturnType<typeof createQueueEntries>,
  isRunning: () => boolean,
) {
  const { owner, exclusively, onAnswer } = ports;
  let isSending = false;
  let alone = 0;
  const waiting = () => (isRunning() ? nextToSend(entries.all(), owner, alone) : []);

  /** @returns attempts that those behind wait for; 0 when the next may go at once */
  async function sendNext(): Promise<number> {
    // Another page may have sent them, or taken them back, while this one waited. A store that is silent
    // holds nothing back.
    if (!entries.view().broken) await entries.read();
    const next = waiting();
    if (next.length === 0) return 0;
    // In the store they stay waiting: the next page that reads it sends them again.
    entries.show(next.map((entry) => ({ ...entry, state: 'sending' })));
    const { all, unreachable, isSpoiled } = await attempt(next, ports);
    entries.reach(unreachable);
    if (isSpoiled) alone = next.at(-1)?.seq ?? 0;
    const again = all.filter(({ state }) => state === 'queued');
    const answered = all.filter(({ state }) => state !== 'queued');
    entries.show(again);
    if (answered.length > 0) {
      const kept = await entries.keep(answered);
      if (kept.length > 0) onAnswer?.(kept);
      const old = outdated(entries.all());
      if (old.length > 0) await entries.drop(old);
    }
    return Math.max(0, ...again.map(({ tries }) => tries));
  }

  return {
    /** @returns `undefined` when there is nothing to send, or it is being sent */
    async send(): Promise<number | undefined> {
      if (isSending || waiting().length === 0) return undefined;
      isSending = true;
      return exclusively(sendNext).finally(() => {
        isSending = false;
      });
    },
  };
}
