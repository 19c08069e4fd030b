import {
  BedStatus,
  BedType,
  cutTotal,
  draftCutNumbers,
  requireBedOpen,
  shadeBlocks,
} from '@garment-mes/domain/cutting-bed';
import { DomainError } from '@garment-mes/domain/refusals';
import type { Tx } from '../../../database/engine.ts';
import type { BodyOf, DataOf } from '../../../generated/operations.ts';
import type { Services } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { claimAnyVersion } from '../../../records/claim-record.sql.ts';
import { claimRequest, keepAnswer } from '../../../records/claim-request.sql.ts';
import {
  type BedLines,
  type BedRow,
  type BilledRoll,
  bedKind,
  bedLines,
  colorMatches,
  detailRolls,
  releaseRolls,
  spreadableRolls,
} from '../../beds/public.ts';
import { writeMove } from '../bed-moves.sql.ts';
import { beginSpreading } from '../bed-moves.ts';
import { garmentColorOf, requireGarmentColor } from '../bed-roll-rules.ts';
import { requireOrder } from '../save-bed.ts';
import { writeRolls } from '../write-bed-lines.ts';
import { clearRolls, orderColors, rewriteBlocks } from './spread-rolls.sql.ts';
import { type AddedRoll, requireBlock, spreadNow } from './spread-rules.ts';

type Saved = DataOf<'createCuttingBedFabricRoll'>;

/**
 * Puts the roll that was just spread on an open bed; the first one starts the bed. As at the desk, it is kept with what
 * handing the bed on refuses: too many plies or metres, another shade.
 */
export async function addRoll(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: BodyOf<'createCuttingBedFabricRoll'>,
): Promise<Saved> {
  const known = await claimRequest<Saved>(tx, actor, body.requestId, body);
  if (known) return known;
  const { bed, lines } = await lockOpenBed(tx, actor, body.reduceBedId);
  const added = await coloured(tx, actor, bed, lines, body);
  if (bed.bedType !== BedType.shadeLevel) requireBlock(lines, added, body.otherBlock ?? false);
  const rolls = [...lines.rolls.map(asBilled), { ...billedOf(body), colorId: added.colorId }];
  if (bed.status === BedStatus.draft) {
    const order = await requireOrder(tx, actor, bed.orderId, 'share');
    await beginSpreading(services, tx, actor, bed, order);
  }
  return save(services, tx, actor, bed, lines, rolls, body.requestId);
}

/** Corrects the plies and lengths of a roll on an open bed. */
export async function changeRollOnBed(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: BodyOf<'updateCuttingBedFabricRoll'>,
): Promise<Saved> {
  const known = await claimRequest<Saved>(tx, actor, body.requestId, body);
  if (known) return known;
  const { bed, lines } = await lockOpenBed(tx, actor, body.reduceBedId);
  const row = lines.rolls.find(({ id }) => id === body.id);
  if (!row) throw new DomainError('record-missing', { what: '布卷' });
  if (bed.bedType !== BedType.shadeLevel) {
    const others = { ...lines, rolls: lines.rolls.filter(({ id }) => id !== row.id) };
    requireBlock(others, { ...row, plies: body.plies, colorName: '' }, true);
  }
  const rolls = lines.rolls.map((roll) =>
    roll.id === row.id ? { ...asBilled(roll), ...lengthsOf(body) } : asBilled(roll),
  );
  return save(services, tx, actor, bed, lines, rolls, body.requestId);
}

/** Takes a roll off an open bed; it is free again. */
export async function removeRoll(
  services: Services,
  tx: Tx,
  actor: Actor,
  { id, reduceBedId }: { readonly id: string; readonly reduceBedId: string },
): Promise<Saved> {
  const { bed, lines } = await lockOpenBed(tx, actor, reduceBedId);
  if (!lines.rolls.some((roll) => roll.id === id)) {
    throw new DomainError('record-missing', { what: '布卷' });
  }
  const rolls = lines.rolls.filter((roll) => roll.id !== id).map(asBilled);
  return save(services, tx, actor, bed, lines, rolls);
}

async function lockOpenBed(tx: Tx, actor: Actor, id: string) {
  const bed = await claimAnyVersion<BedRow>(tx, actor, bedKind, id);
  requireBedOpen(bed);
  return { bed, lines: await bedLines(tx, actor, id) };
}

/** Colours that rolls may lie for: those of the bed, on a shade-level bed any of the order. */
const colorsFor = async (tx: Tx, actor: Actor, bed: BedRow, { colors }: BedLines) =>
  bed.bedType === BedType.shadeLevel ? orderColors(tx, actor, bed.orderId) : colors;

/** The scanned roll and the garment colour it lies for: one it fits (I9), on purpose the one that is spread now. */
async function coloured(
  tx: Tx,
  actor: Actor,
  bed: BedRow,
  lines: BedLines,
  { tympanId, plies, otherBlock }: BodyOf<'createCuttingBedFabricRoll'>,
): Promise<AddedRoll> {
  const [roll] = await spreadableRolls(tx, actor, [tympanId]);
  if (!roll) throw new DomainError('record-missing', { what: '布卷' });
  const matches = await colorMatches(tx, actor, bed.orderId);
  const colors = await colorsFor(tx, actor, bed, lines);
  const fabric = { ...bed, matches };
  const garmentColors = colors.map(({ colorId: id }) => id);
  const isOdd = otherBlock && garmentColorOf({}, roll, garmentColors, fabric) === undefined;
  const { rolls } = lines;
  const block = isOdd ? (spreadNow({ colors, rolls }) ?? rolls.at(-1) ?? colors[0]) : undefined;
  const colorId = block?.colorId ?? requireGarmentColor({}, roll, garmentColors, fabric);
  return { ...roll, colorId, plies };
}

/** Replaces the rolls, blocks in their order and plies chained through them, and answers them. */
async function save(
  services: Services,
  tx: Tx,
  actor: Actor,
  bed: BedRow,
  lines: BedLines,
  rolls: readonly BilledRoll[],
  requestId?: string,
): Promise<Saved> {
  const { id, orderId, bedType } = bed;
  const isShaded = bedType === BedType.shadeLevel;
  const ordered = isShaded ? rolls : inBlocks(lines, rolls);
  await releaseRolls(tx, actor, id);
  await clearRolls(tx, actor, id);
  const head = { id, bedType, orderId };
  const colors = await colorsFor(tx, actor, bed, lines);
  await writeRolls(services, tx, actor, head, { ...bed, colors, rolls: ordered });
  if (isShaded) await writeBlocks(tx, actor, bed, lines);
  const answer: Saved = {
    reduceBedId: id,
    plies: rolls.reduce((total, { plies }) => total + plies, 0),
    rolls: await detailRolls(tx, actor, id),
    version: bed.version,
  };
  await services.publish(tx, { topic: 'bed', keys: [id] });
  await services.publish(tx, { topic: 'board', keys: ['reduceBed'] });
  if (requestId !== undefined) await keepAnswer(tx, actor, requestId, answer);
  return answer;
}

const inBlocks = ({ colors }: BedLines, rolls: readonly BilledRoll[]): BilledRoll[] => {
  const place = (roll: BilledRoll) => colors.findIndex(({ colorId }) => colorId === roll.colorId);
  return [...rolls].sort((a, b) => place(a) - place(b));
};

/** On a shade-level bed the colours, their plies and the garments follow from the rolls. */
async function writeBlocks(tx: Tx, actor: Actor, bed: BedRow, { sizes }: BedLines): Promise<void> {
  const { rolls } = await bedLines(tx, actor, bed.id);
  const blocks = shadeBlocks(rolls);
  if (blocks.length === 0) return;
  const numbers = draftCutNumbers(blocks, sizes);
  await rewriteBlocks(tx, actor, bed.id, blocks, numbers);
  const cutNum = cutTotal(blocks, sizes);
  const plies = blocks.reduce((total, block) => total + block.plies, 0);
  await writeMove(tx, actor, bed.id, { plies, cutNum, planNum: cutNum });
}

const asBilled = (row: BedLines['rolls'][number]): BilledRoll => ({
  ...row,
  rowId: row.id,
  tympanId: row.fabricRollId,
});

const billedOf = (body: BodyOf<'createCuttingBedFabricRoll'>): BilledRoll => ({
  tympanId: body.tympanId,
  shade: body.shade ?? null,
  ...lengthsOf(body),
});

type Lengths = Omit<BodyOf<'updateCuttingBedFabricRoll'>, 'id' | 'reduceBedId' | 'requestId'>;

const lengthsOf = (body: Lengths) => ({
  plies: body.plies,
  issuedLen: body.issuedLen,
  spliceLen: body.spliceLen ?? '0',
  spliceNum: body.spliceNum ?? 0,
  defectLen: body.defectLen ?? '0',
  remnantLen: body.remnantLen ?? '0',
  returnLen: body.returnLen ?? '0',
  employeeId: body.employeeId ?? null,
});
