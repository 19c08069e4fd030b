import type { BoardScreen } from '@garment-mes/sdk/amc';
import { getOwnBoardDevice } from '@garment-mes/sdk/amc';
import { useFeed } from '../frame/use-feed.ts';
import { UNKNOWN_SCREEN } from './screen-context.tsx';

/** A problem that is solved takes its urgent notice away. */
const TOPICS = ['device', 'voice', 'urgent', 'problem'] as const;
/** The screen that speaks for a line takes over from a silent one within this time. */
const READ_EVERY_MS = 30_000;

/** What this screen shows and says; follows changes of its playlist without a reload. */
export function useOwnScreen(): BoardScreen {
  const { data } = useFeed<BoardScreen>({
    topics: TOPICS,
    refreshMs: READ_EVERY_MS,
    load: (client, signal) => getOwnBoardDevice(client, undefined, { signal }),
  });
  return data ?? UNKNOWN_SCREEN;
}
