import { cutLimit, draftCutNumbers, maxPlies } from '@garment-mes/domain/cutting-bed';
import { decimalText } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import type { Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import { bedDetailRows as rows } from '../beds/public.ts';
import { floorSettings } from '../settings/public.ts';
import { bedFigures, figureTexts } from './bed-figures.ts';

/** One bed with its grids; an unsubmitted one shows the figures its lines give at this moment. */
export async function bedDetail(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<DataOf<'getCuttingBed'>> {
  const head = await rows.bedHead(tx, actor, id);
  if (!head) throw new DomainError('record-missing', { what: '床次' });
  const colors = await rows.detailColors(tx, actor, id);
  const sizes = await rows.detailSizes(tx, actor, id);
  const rolls = await rows.detailRolls(tx, actor, id);
  const shares = await rows.detailShares(tx, actor, id);
  const cells = await rows.detailCells(tx, actor, id);
  const { figures, planUsage } = await bedFigures(
    tx,
    actor,
    head,
    draftCutNumbers(colors, sizes),
    rolls,
  );
  const accounted = [figures.usedLen, figures.spliceLen, figures.defectLen, figures.remnantLen];
  const diff = accounted.reduce((left, part) => left.minus(part), figures.netLen);
  const seesRates = actor.can('FIELD^orderProcess.price');
  return {
    ...head,
    ...figureTexts(figures, planUsage),
    diffLen: decimalText(diff, 3),
    netLen: decimalText(figures.netLen, 3),
    limits: await limits(tx, actor, head),
    colors,
    sizes,
    colorSizes: cells.map(({ cutTolUpPct, ...cell }) => ({
      ...cell,
      limitNum: cutLimit(cell.orderNum, cutTolUpPct),
    })),
    panels: await rows.detailPanels(tx, actor, id),
    rolls,
    employees: seesRates ? shares : shares.map(({ amount: _amount, ...share }) => share),
  };
}

async function limits(tx: Tx, actor: Actor, head: rows.BedHead) {
  const found = await rows.pliesLimits(tx, actor, head.materialId, head.tableId);
  const { materialMaxPlies = null, tableMaxPlies = null } = found ?? {};
  const { dosageTolPct } = await floorSettings(tx, actor);
  return {
    maxPlies: maxPlies({ table: tableMaxPlies, material: materialMaxPlies }) ?? null,
    tableMaxPlies,
    materialMaxPlies,
    knifeMoldMaxPlies: null,
    dosageTolPct,
  };
}
