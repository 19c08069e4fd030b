import type { Client } from '@garment-mes/sdk';
import {
  saveStyleBom,
  saveStyleFabrics,
  saveStyleParts,
  saveStyleProcess,
  saveStyleQuality,
  saveStyleSizeColor,
  updateStyle,
} from '@garment-mes/sdk/mes2';
import { orNull, storedId, trimmed } from '#screens/form/sent-values.ts';
import { type StyleDraft, type StylePartName, sentHead } from './style-draft.ts';

interface Saved {
  readonly version: number;
}

/**
 * Saves one part of a style on a version.
 * @returns the version after it
 */
export function savePart(
  client: Client,
  part: StylePartName,
  draft: StyleDraft,
  id: string,
  version: number,
): Promise<Saved> {
  const base = { styleId: id, version };
  switch (part) {
    case 'head':
      return updateStyle(client, { body: { id, version, ...sentHead(draft.head) } });
    case 'sizeColors':
      return saveStyleSizeColor(client, {
        body: {
          ...base,
          rows: draft.sizeColors.map(({ colorId, sizeId, sku }) => ({ colorId, sizeId, sku })),
        },
      });
    case 'parts':
      return saveStyleParts(client, {
        body: { ...base, rows: draft.parts.map((row) => ({ ...row, id: storedId(row.id) })) },
      });
    case 'bom':
      return saveStyleBom(client, {
        body: {
          ...base,
          rows: draft.bom.map((row) => ({
            id: storedId(row.id),
            materialId: row.materialId,
            fabricPart: row.fabricPart,
            partName: orNull(row.partName),
            colorRule: row.colorRule,
            usageNum: row.usageNum,
            unitCode: row.unitCode,
            lossPct: orNull(row.lossPct),
            sizeUsages: [...row.sizeUsages],
            supplierName: orNull(row.supplierName),
            remark: orNull(row.remark),
          })),
        },
      });
    case 'processes':
      return saveStyleProcess(client, {
        body: {
          ...base,
          rows: draft.processes.map(({ machineTypeName: _, ...row }) => ({
            ...row,
            id: storedId(row.id),
            processId: orNull(row.processId),
            // Without the right to see the rate the service keeps the stored one.
            price: row.price ?? '0',
          })),
        },
      });
    case 'fabrics':
      return saveStyleFabrics(client, {
        body: {
          ...base,
          rows: draft.fabrics.map(({ materialName: _, colorName: __, ...row }) => ({
            ...row,
            id: storedId(row.id),
            colorId: orNull(row.colorId),
            widthCm: trimmed(row.widthCm),
            gsm: trimmed(row.gsm),
            markerLen: trimmed(row.markerLen),
            markerEffPct: trimmed(row.markerEffPct),
            usageLen: trimmed(row.usageLen),
            usageWeight: trimmed(row.usageWeight),
          })),
        },
      });
    case 'quality':
      return saveStyleQuality(client, {
        body: {
          ...base,
          rows: draft.quality.map(({ id: _, ...row }) => ({
            ...row,
            method: orNull(row.method),
            values: row.values.filter(({ value }) => value !== ''),
          })),
        },
      });
  }
}
