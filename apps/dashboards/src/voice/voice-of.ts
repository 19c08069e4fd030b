import type { BoardScreen } from '@garment-mes/sdk/amc';
import type { VoiceEvent } from '@garment-mes/sdk/mes2';

type Voices = BoardScreen['voices'];

/** The voice that says an event: the one that is named for it, else the first one of the event. */
export const voiceOf = (
  voices: Voices,
  event: VoiceEvent,
  voiceId: string | undefined,
): Voices[number] | undefined => {
  const fitting = voices.filter((each) => each.event === event);
  return fitting.find(({ id }) => id === voiceId) ?? fitting[0];
};
