import { garmentPart, measurePoint } from '@garment-mes/domain/orders';
import {
  styleBomLine,
  styleFabric,
  styleProcess,
  styleSizeColor,
} from '@garment-mes/domain/styles';
import type { BodyOf, Client } from '@garment-mes/sdk';
import {
  MeasurePointInputFields,
  StyleBomInputFields,
  StyleFabricInputFields,
  StylePartInputFields,
  StyleProcessInputFields,
  StyleSizeColorInputFields,
} from '@garment-mes/sdk/labels';
import {
  saveStyleBom,
  saveStyleFabrics,
  saveStyleParts,
  saveStyleProcess,
  saveStyleQuality,
  saveStyleSizeColor,
  updateStyle,
} from '@garment-mes/sdk/mes2';
import { sentLine } from '#screens/form/sent-line.ts';
import { type StyleDraft, type StylePartName, sentHead } from './style-draft.ts';

type LineOf<Body> = Body extends { rows: readonly (infer Line)[] } ? Line : never;

// Lines as the service takes them, each made from the one list of its fields.
const sentSizeColor = sentLine<LineOf<BodyOf<typeof saveStyleSizeColor>>>(
  StyleSizeColorInputFields,
  styleSizeColor,
);
const sentPart = sentLine<LineOf<BodyOf<typeof saveStyleParts>>>(StylePartInputFields, garmentPart);
const sentBomLine = sentLine<LineOf<BodyOf<typeof saveStyleBom>>>(
  StyleBomInputFields,
  styleBomLine,
);
const sentProcess = sentLine<LineOf<BodyOf<typeof saveStyleProcess>>>(
  StyleProcessInputFields,
  styleProcess,
);
const sentFabric = sentLine<LineOf<BodyOf<typeof saveStyleFabrics>>>(
  StyleFabricInputFields,
  styleFabric,
);
const sentPoint = sentLine<LineOf<BodyOf<typeof saveStyleQuality>>>(
  MeasurePointInputFields,
  measurePoint,
);

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
        body: { ...base, rows: draft.sizeColors.map((row) => sentSizeColor(row)) },
      });
    case 'parts':
      return saveStyleParts(client, {
        body: { ...base, rows: draft.parts.map((row) => sentPart(row)) },
      });
    case 'bom':
      return saveStyleBom(client, {
        body: { ...base, rows: draft.bom.map((row) => sentBomLine(row)) },
      });
    case 'processes':
      return saveStyleProcess(client, {
        body: {
          ...base,
          rows: draft.processes.map((row) =>
            // Without the right to see the rate the service keeps the stored one.
            sentProcess({ ...row, price: row.price ?? '0' }),
          ),
        },
      });
    case 'fabrics':
      return saveStyleFabrics(client, {
        body: { ...base, rows: draft.fabrics.map((row) => sentFabric(row)) },
      });
    case 'quality':
      return saveStyleQuality(client, {
        body: {
          ...base,
          rows: draft.quality.map((row) => ({
            ...sentPoint(row),
            values: row.values.filter(({ value }) => value !== ''),
          })),
        },
      });
  }
}
