import type { LineLayout } from '@garment-mes/sdk/mes2';

/** The operations of each operator of a line, in the order they sit. */
export type Places = readonly (readonly string[])[];

/** An operator for each operation. */
export const onePlaceEach = (ids: readonly string[]): Places => ids.map((id) => [id]);

/** An operator who has nothing left to sew is not counted. */
const seated = (places: Places): Places => places.filter((place) => place.length > 0);

/** Operations the style has no more are gone; new ones get an operator of their own. */
export function fitted(places: Places, ids: readonly string[]): Places {
  const known = new Set(ids);
  const kept = places.map((place) => place.filter((id) => known.has(id)));
  const placed = new Set(kept.flat());
  return seated([...kept, ...ids.filter((id) => !placed.has(id)).map((id) => [id])]);
}

/** An operation that is taken to an operator. */
export interface Carried {
  readonly id: string;
  /** Operator it is taken from; `undefined` adds another one to those who sew it. */
  readonly from: number | undefined;
}

/** Gives an operation to an operator; the place behind the last is a new one. */
export const carried = (places: Places, { id, from }: Carried, to: number): Places =>
  seated(
    [...places, []].map((place, at) => {
      if (at === to) return place.includes(id) ? place : [...place, id];
      return at === from ? place.filter((other) => other !== id) : place;
    }),
  );

/** Operators who sew an operation. */
export const handsOf = (places: Places, id: string): number =>
  places.filter((place) => place.includes(id)).length;

/** Takes an operation off an operator, as long as somebody else sews it. */
export const released = (places: Places, id: string, at: number): Places =>
  handsOf(places, id) < 2
    ? places
    : seated(
        places.with(
          at,
          (places[at] ?? []).filter((other) => other !== id),
        ),
      );

/** As many operators for an operation as asked: new ones sit behind the last, the last ones leave. */
export function withHands(places: Places, id: string, count: number): Places {
  const hands = handsOf(places, id);
  const last = places.findLastIndex((place) => place.includes(id));
  if (count === hands || count < 1) return places;
  if (count > hands) return withHands(places.toSpliced(last + 1, 0, [id]), id, count);
  return withHands(released(places, id, last), id, count);
}

/** The stations of a line as its operators sit, counted from 1. */
export const stationsOf = (places: Places): LineLayout['stations'] =>
  places.map((processIds, at) => ({ stationNo: at + 1, processIds: [...processIds] }));

/** The operators of a layout in the order of their stations. */
export const placesOf = ({ stations }: Pick<LineLayout, 'stations'>): Places =>
  stations.toSorted((a, b) => a.stationNo - b.stationNo).map(({ processIds }) => processIds);
