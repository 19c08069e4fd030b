import { planCut, planFigures, planKey } from '@garment-mes/domain/cut-plan';
import { cutLimit } from '@garment-mes/domain/cutting-bed';
import { decimal, decimalText } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import type { Tx } from '../../database/engine.ts';
import type { BodyOf, DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import { requireOrder } from '../orders/public.ts';
import { fabricMaxPlies, orderCells } from './cut-plan-rows.sql.ts';
import { END_LOSS_LEN } from './cut-plans.ts';

type Suggestion = DataOf<'suggestCutPlan'>;

/** Garments wanted in percent of the order, as far as its tolerance allows. */
const TARGET_PCT = 103;
/** Most garments of a marker. */
const MOST_GARMENTS = 8;

/**
 * Proposes markers and lays for the matrix of an order; nothing is saved. A marker of more or fewer
 * garments than the first is as much longer or shorter.
 */
export async function suggestCutPlan(
  tx: Tx,
  actor: Actor,
  body: BodyOf<'suggestCutPlan'>,
): Promise<Suggestion> {
  const order = await requireOrder(tx, actor, body.orderId);
  const cells = await orderCells(tx, actor, body.orderId);
  const colors = unique(cells.map(({ colorId, colorName }) => ({ id: colorId, name: colorName })));
  const sizes = unique(cells.map(({ sizeId, sizeName }) => ({ id: sizeId, name: sizeName })));
  const fabricMax = await fabricMaxPlies(tx, actor, body.materialId);
  if (fabricMax === undefined && body.maxPlies < 1)
    throw new DomainError('plies-out-of-range', { max: 999 });
  const maxPlies = Math.min(body.maxPlies || (fabricMax ?? 1), fabricMax ?? body.maxPlies);
  const numOf = (colorId: string, sizeId: string) =>
    cells.find((cell) => cell.colorId === colorId && cell.sizeId === sizeId)?.num ?? 0;
  const planned = planCut({
    sizeIds: sizes.map(({ id }) => id),
    colors: colors.map(({ id }) => ({
      colorId: id,
      ordered: sizes.map((size) => numOf(id, size.id)),
    })),
    maxPlies,
    maxGarments: MOST_GARMENTS,
    targetPct: TARGET_PCT,
    tolerancePct: order.cutTolUpPct,
    ratio: chosenRatio(body, sizes),
  });

  const perMarker = planned.map(({ ratio }) => ratio.reduce((sum, each) => sum + each, 0));
  const markers = planned.map(({ ratio }, at) => ({
    id: String(at + 1),
    markerName: `M${at + 1}`,
    markerLen: decimalText(
      decimal(body.markerLen)
        .times(perMarker[at] ?? 0)
        .div(perMarker[0] ?? 1),
      3,
    ),
    endLossLen: END_LOSS_LEN,
    widthCm: decimalText(decimal(body.widthCm), 1),
    effPct: body.effPct ? decimalText(decimal(body.effPct), 2) : null,
    sizes: sizes.flatMap(({ id, name }, size) =>
      (ratio[size] ?? 0) > 0
        ? [{ sizeId: id, sizeName: name, ratio: decimalText(decimal(ratio[size] ?? 0), 2) }]
        : [],
    ),
  }));
  const lays = planned
    .flatMap(({ lays: ofMarker }, at) => ofMarker.map((lay) => ({ at, ...lay })))
    .map(({ at, plies, colors: laid }, index) => ({
      id: String(index + 1),
      layNo: index + 1,
      markerId: String(at + 1),
      markerName: `M${at + 1}`,
      plies,
      planNum: plies * (perMarker[at] ?? 0),
      colors: laid.map(({ colorId, plies: own }) => ({
        colorId,
        colorName: colors.find(({ id }) => id === colorId)?.name ?? '',
        shade: null,
        plies: own,
      })),
      reduceBedId: null,
    }));
  const figures = planFigures(markers, lays);
  return {
    markers: markers.map(({ endLossLen: _loss, ...marker }) => marker),
    lays: lays.map(({ markerName: _name, ...lay }) => lay),
    cells: cells.map(({ colorId, colorName, sizeId, sizeName, num }) => ({
      colorId,
      colorName,
      sizeId,
      sizeName,
      orderNum: num,
      planNum: figures.cells.get(planKey(colorId, sizeId)) ?? 0,
      minNum: num,
      maxNum: cutLimit(num, order.cutTolUpPct),
    })),
    planNum: figures.planNum,
    planLen: decimalText(figures.planLen, 3),
    usagePerPiece:
      figures.planNum > 0 ? decimalText(figures.planLen.div(figures.planNum), 4) : '0.0000',
  };
}

function chosenRatio(
  { sizes: chosen }: BodyOf<'suggestCutPlan'>,
  sizes: readonly { readonly id: string }[],
): number[] | undefined {
  if (!chosen || chosen.length === 0) return undefined;
  const ratios = new Map(chosen.map(({ sizeId, ratio }) => [sizeId, Number(ratio)]));
  if (chosen.some(({ sizeId }) => !sizes.some(({ id }) => id === sizeId)))
    throw new DomainError('record-missing', { what: '尺码' });
  const ratio = sizes.map(({ id }) => ratios.get(id) ?? 0);
  if (ratio.some((each) => !Number.isInteger(each)) || ratio.every((each) => each === 0))
    throw new DomainError('ratio-missing', {});
  return ratio;
}

const unique = <Entry extends { readonly id: string }>(entries: readonly Entry[]): Entry[] => [
  ...new Map(entries.map((entry) => [entry.id, entry])).values(),
];
