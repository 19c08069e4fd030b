import {
  addsGarments,
  checkBed,
  type FabricPart,
  maxPlies,
  needsOneShade,
} from '@garment-mes/domain/cutting-bed';
import { type Issue, issue, refusalText } from '@garment-mes/domain/refusals';
import type { CuttingBedSizes } from '@garment-mes/sdk/mes2';
import { type BedDraft, usedColors } from '../draft/draft.ts';
import { ruleBed, wholeOf } from './read-draft.ts';

/** A finding, its place in the form, and what a person reads. */
export interface BillIssue {
  /** Name of the cell, as `cellName` writes it; a section or a field otherwise. */
  readonly cell: string;
  readonly code: Issue['code'];
  readonly text: string;
}

/** Names a cell of a line: `rolls.R0301.plies`. */
export const cellName = (
  table: 'sizes' | 'panels' | 'colors' | 'rolls',
  key: string,
  cell: string,
): string => `${table}.${key}.${cell}`;

const fabricOf = (draft: BedDraft, choices: CuttingBedSizes | undefined) =>
  choices?.fabrics.find(
    ({ fabricPart, materialId }) =>
      fabricPart === draft.fabricPart && materialId === draft.materialId,
  );

/** Two plies lie with their faces together, as the record of a fabric says it. */
const FACE_TO_FACE = 3;

/** Whether the fabric is laid in pairs of plies: an odd one has no other side. */
export const isLaidInPairs = (draft: BedDraft, choices: CuttingBedSizes | undefined): boolean =>
  fabricOf(draft, choices)?.spreadMode === FACE_TO_FACE;

/** Lowest of the limits of table and fabric; `undefined` when none is set. */
export function pliesLimit(
  draft: BedDraft,
  choices: CuttingBedSizes | undefined,
): number | undefined {
  const table = choices?.tables.find(({ id }) => id === draft.tableId);
  return maxPlies({ table: table?.maxPlies, material: fabricOf(draft, choices)?.maxPlies });
}

/** What would be refused, in the words of the refusal. A draft may lack rolls and people. */
export function billIssues(
  draft: BedDraft,
  choices: CuttingBedSizes | undefined,
  stage: 'draft' | 'submit',
  language: 'zh-CN' | 'en',
): BillIssue[] {
  const issues = checkBed(ruleBed(draft), {
    stage,
    maxPlies: pliesLimit(draft, choices),
    paidProcesses: choices?.processes ?? [],
    ...(choices
      ? {
          fabric: {
            materialId: draft.materialId,
            fabricPart: draft.fabricPart as FabricPart,
            matches: choices.matches,
          },
          oneShade: needsOneShade(draft.bedType, choices.shadeControl),
        }
      : {}),
    ...(addsGarments(draft) && choices
      ? { ordered: choices.cells, cutTolUpPct: choices.cutTolUpPct }
      : {}),
  });
  return [...unreadPlies(draft), ...issues].map((found) => ({
    cell: cellOf(draft, found.field),
    code: found.code,
    text: refusalText(found, language),
  }));
}

/** Plies of a roll that are no whole number would be saved as none. */
const unreadPlies = ({ rolls }: BedDraft): Issue[] =>
  rolls.flatMap(({ plies }, at) =>
    plies.trim() !== '' && wholeOf(plies) === undefined
      ? [issue(`rolls.${at}.plies`, 'plies-not-whole', {})]
      : [],
  );

/** Rules count the colours that are on the bed; the form knows lines by their keys. */
function cellOf(draft: BedDraft, field: string): string {
  const [table, index, cell] = field.split('.');
  if (index === undefined || cell === undefined) return field;
  const at = Number(index);
  if (table === 'sizes') return cellName('sizes', draft.sizes[at]?.sizeId ?? '', cell);
  if (table === 'colors') return cellName('colors', usedColors(draft)[at]?.key ?? '', cell);
  if (table === 'rolls') return cellName('rolls', draft.rolls[at]?.key ?? '', cell);
  return field;
}
