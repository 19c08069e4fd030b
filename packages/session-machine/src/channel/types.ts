import type { AccountNotice } from './logic.ts';

/** A message for the person. Fields the service adds are kept. */
export interface Notice extends AccountNotice {
  readonly id?: string | null | undefined;
  readonly objName?: string | null | undefined;
  readonly objHead?: string | null | undefined;
  readonly address?: string | null | undefined;
  /** Contains `Notice` and/or `Message`. */
  readonly messageType?: string | null | undefined;
  readonly readed?: number | null | undefined;
}

/** What the server pushes. */
export type ChannelMessage =
  | { readonly kind: 'notice'; readonly notice: Notice }
  /** The held list as a whole: it replaces the one on screen. */
  | { readonly kind: 'messages'; readonly messages: readonly Notice[] }
  /** Records of a topic changed; `asOf` is when the server looked. */
  | {
      readonly kind: 'live';
      readonly topic: string;
      readonly keys: readonly string[];
      readonly asOf: string | undefined;
    };

export type ChannelStatus = 'off' | 'connecting' | 'open' | 'waiting' | 'offline';

/** Messages are missing: read once again what is on screen. */
export interface Gap {
  readonly reason: 'reconnected' | 'overflow';
  /** Messages thrown away; 0 when nobody can know. */
  readonly dropped: number;
}
