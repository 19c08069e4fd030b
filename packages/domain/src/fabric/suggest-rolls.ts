import { type Decimal, type DecimalInput, decimal, sum } from '../decimal.ts';
import { groupBy } from '../group-by.ts';

export interface CandidateRoll {
  readonly id: string;
  readonly shade: string | null;
  readonly dyeLot: string | null;
  /** Day the lot arrived; the older one goes first. */
  readonly receiveDate: string;
  readonly remainLen: DecimalInput;
}

export interface SuggestedRolls {
  readonly rolls: readonly CandidateRoll[];
  /** One shade is enough for the lay. */
  readonly isOneShade: boolean;
}

/**
 * Rolls for a lay: one shade where one has enough, the one with the oldest dye lot first; of its rolls
 * the oldest lots, and at the end the shortest roll that still reaches the length.
 *
 * @param need metres of the lay
 */
export function suggestRolls(
  candidates: readonly CandidateRoll[],
  need: DecimalInput,
): SuggestedRolls {
  const shades = [...groupBy(candidates, ({ shade }) => shade ?? '').values()].map((rolls) =>
    [...rolls].sort(byAge),
  );
  const enough = shades
    .filter((rolls) => lengthOf(rolls).gte(decimal(need)))
    .sort((a, b) => firstDate(a).localeCompare(firstDate(b)))[0];
  if (enough) return { rolls: reach(enough, decimal(need)), isOneShade: true };
  const fullest = shades.sort((a, b) => lengthOf(b).comparedTo(lengthOf(a))).flat();
  return { rolls: reach(fullest, decimal(need)), isOneShade: shades.length <= 1 };
}

function reach(rolls: readonly CandidateRoll[], need: Decimal): CandidateRoll[] {
  const taken: CandidateRoll[] = [];
  const left = [...rolls];
  let open = need;
  while (open.gt(0) && left.length > 0) {
    const first = left[0];
    const finishing = left
      .filter((roll) => roll.dyeLot === first?.dyeLot && decimal(roll.remainLen).gte(open))
      .sort((a, b) => decimal(a.remainLen).comparedTo(decimal(b.remainLen)))[0];
    const next = finishing ?? first;
    if (!next) break;
    taken.push(next);
    left.splice(left.indexOf(next), 1);
    open = open.minus(decimal(next.remainLen));
  }
  return taken;
}

const lengthOf = (rolls: readonly CandidateRoll[]): Decimal =>
  sum(rolls.map(({ remainLen }) => remainLen));

const firstDate = ([first]: readonly CandidateRoll[]): string => first?.receiveDate ?? '';

const byAge = (a: CandidateRoll, b: CandidateRoll): number =>
  a.receiveDate.localeCompare(b.receiveDate) ||
  (a.dyeLot ?? '').localeCompare(b.dyeLot ?? '') ||
  decimal(b.remainLen).comparedTo(decimal(a.remainLen));
