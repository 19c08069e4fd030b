import { type DecimalInput, ratioOf } from '../decimal.ts';

export interface ShadedRoll {
  readonly colorId: string;
  readonly colorName?: string | undefined;
  readonly shade?: string | null | undefined;
  readonly plies: number;
}

export interface ShadeBlock {
  readonly colorId: string;
  readonly colorName: string | undefined;
  readonly shade: string | undefined;
  readonly plies: number;
  /** Plies of each of its rolls, in spreading order. */
  readonly rollPlies: readonly number[];
}

/**
 * Blocks that rolls form in the order they are spread: neighbours of one colour and shade form one
 * block, a shade that comes again later begins another.
 */
export function shadeBlocks(rolls: readonly ShadedRoll[]): ShadeBlock[] {
  const blocks: ShadeBlock[] = [];
  for (const { colorId, colorName, shade, plies } of rolls) {
    const last = blocks.at(-1);
    if (last && last.colorId === colorId && last.shade === (shade ?? undefined)) {
      blocks[blocks.length - 1] = {
        ...last,
        plies: last.plies + plies,
        rollPlies: [...last.rollPlies, plies],
      };
    } else {
      blocks.push({ colorId, colorName, shade: shade ?? undefined, plies, rollPlies: [plies] });
    }
  }
  return blocks;
}

/** Pay factor of a bed with many short rolls: the first step whose limit is not passed counts. */
export interface DifficultyStep {
  /** Rolls for a hundred plies; none on the last step. */
  readonly upTo?: number | undefined;
  readonly factor: DecimalInput;
}

export const SHADE_DIFFICULTY: readonly DifficultyStep[] = [
  { upTo: 12, factor: '1.00' },
  { upTo: 20, factor: '1.05' },
  { factor: '1.10' },
];

/**
 * Factor for the rolls a hundred plies of a bed take; `undefined` before a ply is laid.
 *
 * @see docs/formulas.md#shade-difficulty
 */
export function shadeDifficulty(
  rollNum: number,
  plies: number,
  steps: readonly DifficultyStep[] = SHADE_DIFFICULTY,
): DecimalInput | undefined {
  const rolls = ratioOf(rollNum * 100, plies);
  return rolls && steps.find(({ upTo }) => upTo === undefined || rolls.lte(upTo))?.factor;
}
