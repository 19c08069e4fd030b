import type { BoardScreen } from '@garment-mes/sdk/amc';

/** One board with its scope, for a while. */
export interface Slide {
  /** Address of the board. */
  readonly path: string;
  readonly factoryId: string | undefined;
  readonly seconds: number;
  /** Time of day in which it is shown, HH:mm; `undefined` is the whole day. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const SECONDS = { least: 10, most: 600, usual: 30 };

const pathOf = (board: string): string => `/mes/report/${board}`;

const within = (seconds: number): number =>
  Number.isFinite(seconds) && seconds > 0
    ? Math.min(SECONDS.most, Math.max(SECONDS.least, Math.round(seconds)))
    : SECONDS.usual;

/** `?play=reduceBed,top5&factoryId=1,2&sec=30`: boards times factories, the board changes first. */
export function slidesOfAddress(path: string, query: URLSearchParams): readonly Slide[] {
  const list = (name: string) => (query.get(name) ?? '').split(',').filter(Boolean);
  const boards = list('play');
  const factories = list('factoryId');
  const seconds = within(Number(query.get('sec') ?? SECONDS.usual));
  return (factories.length === 0 ? [undefined] : factories).flatMap((factoryId) =>
    (boards.length === 0 ? [path] : boards.map(pathOf)).map((board) => ({
      path: board,
      factoryId,
      seconds,
      from: undefined,
      to: undefined,
    })),
  );
}

/** The playlist of a paired screen; an address with a list of its own comes first. */
export function slidesOf(
  path: string,
  query: URLSearchParams,
  { playlist, factoryId }: Pick<BoardScreen, 'playlist' | 'factoryId'>,
): readonly Slide[] {
  if (query.has('play') || playlist.length === 0) return slidesOfAddress(path, query);
  return playlist.map((slide) => ({
    path: pathOf(slide.board),
    factoryId: slide.factoryId ?? factoryId ?? undefined,
    seconds: within(slide.seconds),
    from: slide.from ?? undefined,
    to: slide.to ?? undefined,
  }));
}

/** Whether a slide has its time of day; one from 22:00 to 06:00 goes over midnight. */
export function isInTime({ from, to }: Pick<Slide, 'from' | 'to'>, clock: string): boolean {
  const start = from ?? '00:00';
  const end = to ?? '24:00';
  return start <= end ? clock >= start && clock < end : clock >= start || clock < end;
}

/** Slides of one turn stand side by side. @param width how many fit beside each other */
export function turnsOf<Item>(
  slides: readonly Item[],
  width: number,
): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(slides.length / width) }, (_, turn) =>
    slides.slice(turn * width, (turn + 1) * width),
  );
}
