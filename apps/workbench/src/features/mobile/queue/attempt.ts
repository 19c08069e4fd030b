import type { Outcome, QueuePorts } from './queue-ports.ts';
import type { QueuedReport } from './queued-scan.ts';

interface Attempt {
  /** The entries with what came of them. */
  readonly all: readonly QueuedReport[];
  /** No answer came. */
  readonly unreachable: boolean;
  /** One of them may spoil the call for the others: each is to be asked about for itself. */
  readonly isSpoiled: boolean;
}

/** Sends entries in one call and judges what comes of each. */
export async function attempt(
  entries: readonly QueuedReport[],
  { send, judge }: Pick<QueuePorts, 'send' | 'judge'>,
): Promise<Attempt> {
  const failed = (entry: QueuedReport, error: unknown): QueuedReport => {
    const { verdict, text } = judge(error, entry.tries);
    return verdict === 'again' || verdict === 'sign-in'
      ? { ...entry, state: 'queued', tries: entry.tries + 1 }
      : { ...entry, state: verdict, text };
  };
  try {
    const answers = await send(entries);
    const all = entries.map((entry, at): QueuedReport => {
      const answer = answers[at] ?? { failure: undefined };
      return 'outcome' in answer ? counted(entry, answer.outcome) : failed(entry, answer.failure);
    });
    return { all, unreachable: false, isSpoiled: false };
  } catch (error) {
    const judged = entries.map((entry) => failed(entry, error));
    const unreachable = judge(error, 0).verdict === 'again';
    const isSpoiled = entries.length > 1 && judged.some(({ state }) => state !== 'queued');
    return { all: isSpoiled ? entries : judged, unreachable, isSpoiled };
  }
}

/** What came of an entry is of its own kind: the answers come in the order of the entries. */
const counted = (entry: QueuedReport, outcome: Outcome): QueuedReport =>
  ({ ...entry, state: 'ok', text: undefined, outcome }) as QueuedReport;
