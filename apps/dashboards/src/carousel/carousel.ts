/** A turn begins to load this long before it is shown. */
export const PREPARE_MS = 5_000;
/** A turn whose data is not there this long after its time is passed over. */
const PATIENCE_MS = 10_000;
/** Lists inside a slide turn their pages this often: the slide waits for the end of a page. */
const PAGE_MS = 10_000;
/** A pause ends by itself. */
const PAUSE_MS = 600_000;

/** Where the carousel is. Turns are named by their key, so that a changed playlist keeps its place. */
export interface Carousel {
  readonly shown: string;
  /** When it came on, server ms. */
  readonly since: number;
  /** The turn that is being loaded behind the shown one. */
  readonly next: string | undefined;
  /** When that began. */
  readonly preparing: number;
  /** The turn that fades out. */
  readonly leaving: string | undefined;
  /** Turns whose data is there; `false` for those with nothing to show today. */
  readonly loaded: Readonly<Record<string, boolean>>;
  /** When the pause began; `undefined` while it plays. */
  readonly pausedAt: number | undefined;
  /** A person left the carousel: the shown turn stays until he plays again. */
  readonly left: boolean;
}

export interface Turn {
  readonly key: string;
  readonly seconds: number;
}

export type CarouselEvent =
  | { readonly type: 'beat'; readonly now: number; readonly turns: readonly Turn[] }
  | { readonly type: 'loaded'; readonly key: string; readonly hasData: boolean }
  | {
      readonly type: 'step';
      readonly by: 1 | -1;
      readonly now: number;
      readonly turns: readonly Turn[];
    }
  | { readonly type: 'pause'; readonly now: number; readonly turns: readonly Turn[] }
  | { readonly type: 'leave'; readonly now: number; readonly turns: readonly Turn[] };

export const firstTurn = (key: string, now: number): Carousel => ({
  shown: key,
  since: now,
  next: undefined,
  preparing: 0,
  leaving: undefined,
  loaded: {},
  pausedAt: undefined,
  left: false,
});

/** How long a turn is shown: the page of a list inside it is finished, at most ten seconds longer. */
const lengthMs = (turn: Turn): number => Math.ceil((turn.seconds * 1000) / PAGE_MS) * PAGE_MS;

/** Share of the turn that is over, 0–1. */
export const progress = ({ since }: Carousel, turn: Turn, now: number): number =>
  Math.min(1, Math.max(0, (now - since) / lengthMs(turn)));

function following(turns: readonly Turn[], key: string, by: 1 | -1 = 1): string | undefined {
  const at = turns.findIndex((turn) => turn.key === key);
  return turns[(at + by + turns.length) % turns.length]?.key;
}

function show(state: Carousel, key: string, now: number): Carousel {
  if (key === state.shown) return { ...state, since: now, next: undefined };
  return { ...state, shown: key, leaving: state.shown, since: now, next: undefined, loaded: {} };
}

function beat(state: Carousel, now: number, turns: readonly Turn[]): Carousel {
  const settled = state.leaving === undefined ? state : { ...state, leaving: undefined };
  const turn = turns.find(({ key }) => key === settled.shown);
  const [first] = turns;
  if (first === undefined) return settled;
  if (turn === undefined) return show(settled, first.key, now);
  if (settled.left || turns.length === 1) return settled;
  if (settled.pausedAt !== undefined)
    return now - settled.pausedAt < PAUSE_MS
      ? settled
      : { ...settled, pausedAt: undefined, since: now };
  const ends = settled.since + lengthMs(turn);
  if (settled.next === undefined)
    return now < ends - PREPARE_MS
      ? settled
      : { ...settled, next: following(turns, settled.shown), preparing: now };
  const hasData = settled.loaded[settled.next];
  if (hasData && now >= ends) return show(settled, settled.next, now);
  const isHopeless = hasData === false || now > Math.max(ends, settled.preparing) + PATIENCE_MS;
  if (!isHopeless) return settled;
  const after = following(turns, settled.next);
  // Every other turn was tried: the shown one stays.
  return after === undefined || after === settled.shown
    ? { ...settled, since: now, next: undefined, loaded: {} }
    : { ...settled, next: after, preparing: now };
}

/** The carousel after something happened to it. */
export function carousel(state: Carousel, event: CarouselEvent): Carousel {
  switch (event.type) {
    case 'beat':
      return beat(state, event.now, event.turns);
    case 'loaded':
      return state.loaded[event.key] === event.hasData
        ? state
        : { ...state, loaded: { ...state.loaded, [event.key]: event.hasData } };
    case 'step': {
      const key = following(event.turns, state.shown, event.by);
      return key === undefined ? state : { ...show(state, key, event.now), left: false };
    }
    case 'pause':
      return {
        ...state,
        left: false,
        pausedAt: state.pausedAt === undefined ? event.now : undefined,
        since: state.pausedAt === undefined ? state.since : event.now,
      };
    case 'leave':
      return { ...state, left: true, next: undefined };
  }
}
