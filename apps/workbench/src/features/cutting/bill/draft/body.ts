import { BedType } from '@garment-mes/domain/cutting-bed';
import type { CreateCuttingBedBody, UpdateCuttingBedBody } from '@garment-mes/sdk/mes2';
import { wholeOf } from '../figures/read-draft.ts';
import { type BedDraft, usedColors } from './draft.ts';
import { type HeadName, headFields, headNames, isCreated, isUpdated } from './head-names.ts';
import { typedPanels } from './panels.ts';

type Lines = Pick<CreateCuttingBedBody, 'sizes' | 'panels' | 'colors' | 'rolls' | 'employees'>;

/** Body of the first save. */
export const createBody = (draft: BedDraft): CreateCuttingBedBody =>
  ({ ...head(draft, isCreated), ...lines(draft) }) as unknown as CreateCuttingBedBody;

/** Body of every later save. @param version the one this bill was read in */
export const updateBody = (draft: BedDraft, id: string, version: number): UpdateCuttingBedBody =>
  ({
    ...{ id, version },
    ...head(draft, isUpdated),
    ...lines(draft),
  }) as unknown as UpdateCuttingBedBody;

const head = (draft: BedDraft, isSent: (name: HeadName) => boolean) =>
  Object.fromEntries(headNames.filter(isSent).map((name) => [name, sentValue(name, draft[name])]));

/** What the service takes for what is typed; an empty cell clears the field where the document lets it. */
function sentValue(name: HeadName, typed: string | number): string | number | null {
  if (typeof typed === 'number') return typed;
  const { kind, required } = headFields[name];
  if (kind === 'integer') return wholeOf(typed) ?? null;
  if (!required) return orNull(typed);
  return kind === 'decimal' ? length(typed) : typed;
}

/** Pieces, ply ranges and spread lengths are the server's to work out. */
function lines(draft: BedDraft): Lines {
  return {
    sizes: draft.sizes.map(({ sizeId, ratio }) => ({ sizeId, ratio: length(ratio) })),
    ...(draft.bedType === BedType.replacement
      ? {
          panels: typedPanels(draft).map(({ partCode, sizeId, ratio }) => ({
            partCode,
            sizeId,
            ratio: Number(ratio),
          })),
        }
      : {}),
    colors: usedColors(draft).map(({ colorId, shade, plies }) => ({
      colorId,
      shade: orNull(shade),
      plies: wholeOf(plies) ?? 0,
    })),
    rolls: draft.rolls.map((roll) => ({
      tympanId: roll.tympanId,
      colorId: roll.colorId,
      shade: orNull(roll.shade),
      shadeReason: orNull(roll.shadeReason),
      plies: wholeOf(roll.plies) ?? 0,
      issuedLen: length(roll.issuedLen),
      spliceLen: length(roll.spliceLen),
      spliceNum: roll.spliceNum,
      defectLen: length(roll.defectLen),
      remnantLen: length(roll.remnantLen),
      returnLen: length(roll.returnLen),
      employeeId: orNull(roll.employeeId),
    })),
    employees: draft.people.map(({ orderProcessId, role, employeeId, sharePct }) => ({
      orderProcessId,
      role,
      employeeId,
      sharePct: length(sharePct),
    })),
  };
}

const orNull = (text: string): string | null => (text === '' ? null : text);

/** An empty cell is none; text that is no number goes as it is, for the document's check to refuse. */
const length = (text: string): string => (text === '' ? '0' : text.trim());
