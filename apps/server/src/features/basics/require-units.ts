import { unitsMeet } from '@garment-mes/domain/orders';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';

interface BillLine {
  readonly id?: string | null | undefined;
  readonly materialId: string;
  readonly fabricPart?: number | null | undefined;
  readonly unitCode: string;
}

/**
 * Refuses units of a bill that the company does not have, or that do not convert to the unit the material is
 * kept in. A line that had its unit before keeps it.
 *
 * @param stands whether a line had this unit before the save
 * @throws {DomainError} `unit-unknown`, `unit-unlike`
 */
export async function requireUnits(
  tx: Tx,
  { companyId }: Actor,
  rows: readonly BillLine[],
  stands: (row: BillLine) => boolean,
): Promise<void> {
  const fresh = rows.filter((row) => !stands(row));
  if (fresh.length === 0) return;
  const materials = await tx.all<{ id: string; name: string; unitCode: string }>(sql`
    select id, name, unit_code from ccm.material
    where company_id = ${companyId} and id = any(${fresh.map(({ materialId }) => materialId)}::bigint[])`);
  const units = await tx.all<{ code: string; name: string; dimension: string }>(sql`
    select code, name, dimension from ccm.unit where company_id = ${companyId} and del_flag = '0'`);
  const unitOf = (text: string) =>
    units.find(({ code }) => isSame(code, text)) ?? units.find(({ name }) => isSame(name, text));
  for (const { materialId, fabricPart, unitCode } of fresh) {
    const material = materials.find(({ id }) => id === materialId);
    // A material that is not there is refused by what refers to it.
    if (!material) continue;
    const used = unitOf(unitCode);
    if (!used) throw new DomainError('unit-unknown', { material: material.name, unit: unitCode });
    const kept = unitOf(material.unitCode);
    const isCloth = fabricPart !== null && fabricPart !== undefined;
    if (kept && !unitsMeet(used.dimension, kept.dimension, { isCloth }))
      throw new DomainError('unit-unlike', {
        ...{ material: material.name, unit: used.code, kept: kept.code },
      });
  }
}

/** Whether the stored line with its id had its unit. */
export const standsAmong =
  (
    stored: readonly {
      readonly id: string;
      readonly materialId: string;
      readonly unitCode: string;
    }[],
  ) =>
  ({ id, materialId, unitCode }: BillLine): boolean =>
    stored.some(
      (line) => line.id === id && line.materialId === materialId && line.unitCode === unitCode,
    );

const isSame = (one: string, other: string): boolean =>
  one.trim().toUpperCase() === other.trim().toUpperCase();
