import type { ChannelMessage, Notice } from './types.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads one part of a frame: live data, a notice, or neither. */
function decode(value: unknown): ChannelMessage | undefined {
  const part = (value ?? {}) as Readonly<Record<string, unknown>>;
  const { topic, keys = [], asOf } = part;
  if (topic === undefined)
    return isText(part.title) || isText(part.objName)
      ? { kind: 'notice', notice: part as Notice }
      : undefined;
  return isText(topic) && Array.isArray(keys) && keys.every(isText)
    ? { kind: 'live', topic, keys, asOf: isText(asOf) ? asOf : undefined }
    : undefined;
}

/** Reads one frame. `bad` counts the parts that are no message; nothing is thrown. */
export function decodeFrame(frame: unknown): {
  readonly messages: readonly ChannelMessage[];
  readonly bad: number;
} {
  let value: unknown;
  try {
    value = JSON.parse(String(frame));
  } catch {
    // What cannot be read is one part that is no message.
  }
  const parts = [value].flat().map(decode);
  const messages = parts.filter((each) => each !== undefined);
  const bad = parts.length - messages.length;
  if (!Array.isArray(value)) return { messages, bad };
  const notices = messages.flatMap((each) => (each.kind === 'notice' ? each.notice : []));
  // An empty array is the empty list; one of live data alone says nothing about notices.
  const list: ChannelMessage[] =
    notices.length > 0 || value.length === 0 ? [{ kind: 'messages', messages: notices }] : [];
  return { messages: [...list, ...messages.filter(({ kind }) => kind === 'live')], bad };
}
