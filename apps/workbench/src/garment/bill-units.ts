import { unitsMeet } from '@garment-mes/domain/orders';
import { listUnits, type UnitRow } from '@garment-mes/sdk/ccm';
import type { Option } from '@garment-mes/ui';
import { useCallback, useState } from 'react';
import { useOperation } from '#app/api.tsx';

const ALL = { pageNum: 1, pageSize: 1_000 } as const;

type Unit = Pick<UnitRow, 'code' | 'name' | 'dimension'>;

interface BillLine {
  readonly materialId: string;
  readonly fabricPart: number | null;
  readonly unitCode: string;
}

interface BilledMaterial {
  readonly id: string;
  readonly unitCode: string;
}

const isSame = (one: string, other: string): boolean =>
  one.trim().toUpperCase() === other.trim().toUpperCase();

/**
 * Units of a line of a bill: those that the unit of its material converts to.
 *
 * @param standing units of lines that were there before, which stay readable whether anybody knows them or not
 */
export function billUnits(
  { materialId, fabricPart, unitCode }: BillLine,
  units: readonly Unit[],
  materials: readonly BilledMaterial[],
  standing: ReadonlySet<string>,
): readonly Option[] {
  const kept = materials.find(({ id }) => id === materialId)?.unitCode;
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
export function useBillUnits(
  rows: readonly BillLine[],
  materials: readonly BilledMaterial[] | undefined,
) {
  const units = useOperation(listUnits, { query: ALL }).data?.list;
  const [standing] = useState(() => new Set(rows.map(({ unitCode }) => unitCode)));
  const optionsOf = useCallback(
    (line: BillLine): readonly Option[] => {
      if (units !== undefined && materials !== undefined)
        return billUnits(line, units, materials, standing);
      // While units are loading no line is at fault.
      return line.unitCode === '' ? [] : [{ value: line.unitCode, label: line.unitCode }];
    },
    [units, materials, standing],
  );
  return { units, optionsOf };
}
