import { unitsMeet } from '@garment-mes/domain/orders';
import { listUnits, type UnitRow } from '@garment-mes/sdk/ccm';
import type { Option } from '@garment-mes/ui';
import { useCallback, useState } from 'react';
import { useOperation } from '#app/api.tsx';
import type { NamedRecords } from '#screens/references/use-named-records.ts';

/** The units of a company are few. */
const UNITS = { pageNum: 1, pageSize: 500 } as const;

type Unit = Pick<UnitRow, 'code' | 'name' | 'dimension'>;

interface BillLine {
  readonly materialId: string;
  readonly fabricPart: number | null;
  readonly unitCode: string;
}

/** The materials that the lines of a grid name. */
type BilledMaterials = Pick<NamedRecords<{ readonly unitCode: string }>, 'rowOf' | 'isReady'>;

const isSame = (one: string, other: string): boolean =>
  one.trim().toUpperCase() === other.trim().toUpperCase();

/**
 * Units of a line of a bill: those that the unit of its material converts to.
 *
 * @param kept the unit its material is kept in, where that is known
 * @param standing units of lines that were there before, which stay readable whether anybody knows them or not
 */
export function billUnits(
  { fabricPart, unitCode }: Pick<BillLine, 'fabricPart' | 'unitCode'>,
  units: readonly Unit[],
  kept: string | undefined,
  standing: ReadonlySet<string>,
): readonly Option[] {
  const own = units.find(({ code, name }) =>
    [code, name].some((known) => isSame(known, kept ?? '')),
  );
  const isCloth = fabricPart !== null;
  const fitting = units.filter(
    ({ dimension }) => own === undefined || unitsMeet(dimension, own.dimension, { isCloth }),
  );
  const isOffered = fitting.some(({ code }) => code === unitCode);
  return [
    ...fitting.map(({ code, name }) => ({ value: code, label: code, note: name })),
    ...(isOffered || unitCode === '' || !standing.has(unitCode)
      ? []
      : [{ value: unitCode, label: unitCode }]),
  ];
}

/** The units of the company and the same for the lines of a grid; what its first lines had are those that stand. */
export function useBillUnits(rows: readonly BillLine[], materials: BilledMaterials) {
  const units = useOperation(listUnits, { query: UNITS }).data?.list;
  const [standing] = useState(() => new Set(rows.map(({ unitCode }) => unitCode)));
  const optionsOf = useCallback(
    (line: BillLine): readonly Option[] => {
      const kept = materials.rowOf(line.materialId)?.unitCode;
      if (units !== undefined && materials.isReady) return billUnits(line, units, kept, standing);
      // While units are loading no line is at fault.
      return line.unitCode === '' ? [] : [{ value: line.unitCode, label: line.unitCode }];
    },
    [units, materials, standing],
  );
  return { units, optionsOf };
}
