import { addsGarments, plyRanges } from '@garment-mes/domain/cutting-bed';
import type { CuttingBedSizes } from '@garment-mes/sdk/mes2';
import { type BedDraft, usedColors } from '../draft/draft.ts';
import { type BillIssue, billIssues, pliesLimit } from './bill-issues.ts';
import { type FabricBalance, fabricBalance } from './fabric-balance.ts';
import { bedPieces, type PieceRow, pieceMatrix } from './piece-matrix.ts';
import { wholeOf } from './read-draft.ts';
import { type ColorBalance, colorBalances, type RollFigures, rollFigures } from './roll-figures.ts';
import { perPlyCount, type SizeFigures, sizeFigures } from './size-figures.ts';

/** Everything worked out from a bill and its order while it is typed. */
export interface BillFigures {
  readonly sizes: readonly SizeFigures[];
  /** Garments in one ply; `undefined` while a ratio cannot be read. */
  readonly perPly: string | undefined;
  /** First and last ply of each colour on the bed, by the key of its line. */
  readonly ranges: ReadonlyMap<string, string>;
  readonly plies: number;
  readonly maxPlies: number | undefined;
  /** `undefined` while plies or ratios cannot be multiplied. */
  readonly matrix: readonly PieceRow[] | undefined;
  readonly cutNum: number | undefined;
  readonly rolls: readonly RollFigures[];
  readonly balances: readonly ColorBalance[];
  readonly fabric: FabricBalance | undefined;
  /** What is wrong with the bill so far; `preventsSaving` says what it is not saved with. */
  readonly issues: readonly BillIssue[];
}

/**
 * Works the bill out.
 * @param language of the issue texts
 * @param isCut its garments are cut ones of the order, not some it would like to cut
 */
export function billFigures(
  draft: BedDraft,
  choices: CuttingBedSizes | undefined,
  language: 'zh-CN' | 'en',
  isCut = false,
): BillFigures {
  const colors = usedColors(draft);
  const ranges = plyRanges(colors.map(({ plies }) => ({ plies: wholeOf(plies) ?? 0 })));
  const pieces = bedPieces(draft);
  return {
    sizes: sizeFigures(draft, choices, isCut && addsGarments(draft) ? (pieces ?? []) : []),
    perPly: perPlyCount(draft),
    ranges: new Map(
      colors.map(({ key }, at) => [key, `${ranges[at]?.plyFrom}–${ranges[at]?.plyTo}`]),
    ),
    plies: ranges.at(-1)?.plyTo ?? 0,
    maxPlies: pliesLimit(draft, choices),
    matrix: pieces && pieceMatrix(draft, choices, pieces),
    cutNum: pieces?.reduce((total, { cutNum }) => total + cutNum, 0),
    rolls: rollFigures(draft),
    balances: colorBalances(draft),
    fabric: fabricBalance(draft, choices, pieces ?? []),
    issues: billIssues(draft, choices, 'draft', language),
  };
}
