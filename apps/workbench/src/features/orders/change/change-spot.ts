import type { OrderBomLine, OrderProcess } from '@garment-mes/sdk/mes2';
import { type ChangeBase, type ChangeDraft, cellKey } from './change-draft.ts';

/** A place of the page a person is led to: a part of it, and what of that part. */
export interface ChangeSpot {
  readonly place: 'pieces' | 'shipments' | 'bom' | 'processes' | 'quality' | 'head';
  readonly key: string;
}

/** What a line of the bill is recognised by, whatever its id. */
export const bomKey = ({ materialId, partName, colorId }: OrderBomLine): string =>
  `${materialId}/${partName ?? ''}/${colorId ?? ''}`;

export const processKey = ({ processId, id }: OrderProcess): string => processId ?? id;

/**
 * Where a broken rule is corrected.
 *
 * @param link the field the service names: `matrix.黑色.M`, `processes`, `shipments`, `deliveryDate`
 */
export function spotOfCheck(
  link: string,
  { sizes }: Pick<ChangeBase, 'sizes'>,
  { colors }: Pick<ChangeDraft, 'colors'>,
  colorName: (id: string) => string,
): ChangeSpot | undefined {
  const [part, ...names] = link.split('.');
  const [color = '', size = ''] = names;
  switch (part) {
    case 'matrix': {
      const colorId = colors.find((id) => colorName(id) === color);
      const sizeId = sizes.find(({ sizeName }) => sizeName === size)?.sizeId;
      return colorId === undefined || sizeId === undefined
        ? undefined
        : { place: 'pieces', key: cellKey(colorId, sizeId) };
    }
    case 'processes':
    case 'shipments':
    case 'bom':
      return { place: part, key: '' };
    case 'deliveryDate':
      return { place: 'head', key: 'deliveryDate' };
    default:
      return undefined;
  }
}
