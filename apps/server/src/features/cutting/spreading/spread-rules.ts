import { DomainError } from '@garment-mes/domain/refusals';
import type { BedLines } from '../../beds/public.ts';

/** A roll that was just scanned onto a bed, with the garment colour it lies for. */
export interface AddedRoll {
  readonly rollNo: string;
  readonly colorName: string;
  readonly colorId: string;
  readonly plies: number;
}

interface Block {
  readonly colorId: string;
  readonly plies: number;
}

const pliesOf = (blocks: readonly Block[], of: string): number =>
  blocks.reduce((total, { colorId, plies }) => total + (colorId === of ? plies : 0), 0);

/** The block whose plies are spread now, the first that is short of some; `undefined` where none is. */
export const spreadNow = <Of extends Block>({
  colors,
  rolls,
}: {
  readonly colors: readonly Of[];
  readonly rolls: readonly Block[];
}): Of | undefined =>
  colors.find(({ colorId }) => pliesOf(rolls, colorId) < pliesOf(colors, colorId));

/**
 * Blocks are spread one after another: a roll of another one only on purpose, and none beyond its plies.
 *
 * @throws {DomainError} `roll-other-block`, `block-full` or `plies-out-of-range`
 */
export function requireBlock(
  { colors, rolls }: Pick<BedLines, 'colors' | 'rolls'>,
  roll: AddedRoll,
  onPurpose: boolean,
): void {
  const due = pliesOf(colors, roll.colorId);
  const left = due - pliesOf(rolls, roll.colorId);
  const current = spreadNow({ colors, rolls });
  if (!onPurpose && current && current.colorId !== roll.colorId) {
    const block = `${current.colorName}${current.shade ? `${current.shade}段` : ''}`;
    const { rollNo, colorName: color } = roll;
    throw new DomainError('roll-other-block', { rollNo, color, block });
  }
  if (roll.plies <= left) return;
  const color = colors.find(({ colorId }) => colorId === roll.colorId)?.colorName ?? '';
  if (left <= 0) throw new DomainError('block-full', { color, plies: due });
  throw new DomainError('plies-out-of-range', { max: left });
}
