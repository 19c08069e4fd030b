/** The pointer is out of the way this long after it moved. */
const POINTER_MS = 3_000;
const MUTE_MS = 600_000;

/** What somebody in front of the screen set with its keys. */
export interface Controls {
  /** The picture is frozen; its age still grows. */
  readonly frozen: boolean;
  readonly voiceOn: boolean;
  readonly mutedUntil: number;
  readonly pointerAt: number;
}

export type ControlsEvent =
  | { readonly type: 'key'; readonly key: string; readonly now: number }
  | { readonly type: 'pointer'; readonly now: number };

export const untouched: Controls = { frozen: false, voiceOn: true, mutedUntil: 0, pointerAt: 0 };

/** F freezes, V turns the voice on and off, M silences it for ten minutes. */
export function controls(state: Controls, event: ControlsEvent): Controls {
  if (event.type === 'pointer') return { ...state, pointerAt: event.now };
  switch (event.key.toLowerCase()) {
    case 'f':
      return { ...state, frozen: !state.frozen };
    case 'v':
      return { ...state, voiceOn: !state.voiceOn, mutedUntil: 0 };
    case 'm':
      return { ...state, mutedUntil: state.mutedUntil > event.now ? 0 : event.now + MUTE_MS };
    default:
      return state;
  }
}

export const isSilent = ({ voiceOn, mutedUntil }: Controls, now: number): boolean =>
  !voiceOn || now < mutedUntil;

export const hidesPointer = ({ pointerAt }: Controls, now: number): boolean =>
  now - pointerAt > POINTER_MS;
