import type { QueuePorts } from './queue-ports.ts';
import type { QueuedScan } from './queued-scan.ts';

interface Attempt {
  /** The entries with what came of them. */
  readonly all: readonly QueuedScan[];
  /** No answer came. */
  readonly unreachable: boolean;
  /** One of them may spoil the call for the others: each is to be asked about for itself. */
  readonly isSpoiled: boolean;
}

/** Sends entries in one call and judges what comes of each. */
export async function attempt(
  entries: readonly QueuedScan[],
  { send, judge }: Pick<QueuePorts, 'send' | 'judge'>,
): Promise<Attempt> {
  const failed = (entry: QueuedScan, error: unknown): QueuedScan => {
    const { verdict, text } = judge(error, entry.tries);
    return verdict === 'again' || verdict === 'sign-in'
      ? { ...entry, state: 'queued', tries: entry.tries + 1 }
      : { ...entry, state: verdict, text };
  };
  try {
    const answers = await send(entries);
    const all = entries.map((entry, at): QueuedScan => {
      const answer = answers[at] ?? { failure: undefined };
      return 'outcome' in answer
        ? { ...entry, state: 'ok', text: undefined, outcome: answer.outcome }
        : failed(entry, answer.failure);
    });
    return { all, unreachable: false, isSpoiled: false };
  } catch (error) {
    const judged = entries.map((entry) => failed(entry, error));
    const unreachable = judge(error, 0).verdict === 'again';
    const isSpoiled = entries.length > 1 && judged.some(({ state }) => state !== 'queued');
    return { all: isSpoiled ? entries : judged, unreachable, isSpoiled };
  }
}
