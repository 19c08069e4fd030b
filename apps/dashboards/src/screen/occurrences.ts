import type { VoiceEvent } from '@garment-mes/sdk/mes2';

/** Something that happened on the floor and that a screen may say or show. */
export interface Occurrence {
  readonly event: VoiceEvent;
  /** The same event has the same key, also after a reload. */
  readonly key: string;
  /** What a sentence may name; what is not known stays out of it. */
  readonly values: Readonly<Record<string, string | number | undefined>>;
  /** The voice that says it; the first one of its event when left out or out of use. */
  readonly voiceId?: string | undefined;
  /** Takes the whole stage for a moment. */
  readonly isAlarm: boolean;
}

type Listener = (occurrence: Occurrence) => void;

const listeners = new Set<Listener>();

/** Notifies everything on this screen that something happened. */
export function publish(occurrence: Occurrence): void {
  for (const listener of listeners) listener(occurrence);
}

/** @returns the way to stop listening */
export function onOccurrence(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
