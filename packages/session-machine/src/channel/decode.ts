import type { ChannelMessage, Notice } from './types.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
const isNotice = ({ title, objName }: Fields) =>
  typeof title === 'string' || typeof objName === 'string';

function decodeLive({ topic, keys = [], asOf }: Fields): ChannelMessage | undefined {
  if (typeof topic !== 'string' || !isTexts(keys)) return undefined;
  return { kind: 'live', topic, keys, asOf: typeof asOf === 'string' ? asOf : undefined };
}

const first = (value: Fields): ChannelMessage | undefined =>
  'topic' in value
    ? decodeLive(value)
    : isNotice(value)
      ? { kind: 'notice', notice: value as Notice }
      : undefined;

/** Reads one frame. `bad` counts the parts that are no message; nothing is thrown. */
export function decodeFrame(frame: unknown): {
  readonly messages: readonly ChannelMessage[];
  readonly bad: number;
} {
  let value: unknown;
  try {
    value = JSON.parse(String(frame));
  } catch {
    return { messages: [], bad: 1 };
  }
  if (!Array.isArray(value)) {
    const message = isFields(value) ? first(value) : undefined;
    return message ? { messages: [message], bad: 0 } : { messages: [], bad: 1 };
  }
  const read = value.map((each) => (isFields(each) ? first(each) : undefined));
  const live = read.filter((each) => each?.kind === 'live');
  const notices = read.flatMap((each) => (each?.kind === 'notice' ? [each.notice] : []));
  // An empty array is the empty list; one of live data alone says nothing about notices.
  const list: ChannelMessage[] =
    notices.length > 0 || value.length === 0 ? [{ kind: 'messages', messages: notices }] : [];
  return { messages: [...list, ...live], bad: read.filter((each) => !each).length };
}
