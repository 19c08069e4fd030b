import { listSizes } from '@garment-mes/sdk/ccm';
import type { Style } from '@garment-mes/sdk/mes2';
import { useOperation } from '#app/api.tsx';
import { useNamedRecords } from '#screens/references/use-named-records.ts';

/** The sizes of one group. */
const SIZES = { pageNum: 1, pageSize: 500 } as const;

/**
 * The colours and sizes an order may be made in, and what each is called.
 *
 * @param colors ids of the colours it is made in by now
 * @param names those that are known before the libraries are read, or without the right to
 */
export function useColoursAndSizes(
  style: Style | undefined,
  colors: readonly string[],
  names?: ReadonlyMap<string, string>,
) {
  const own = (style?.sizeColors ?? []).map(({ colorId }) => colorId);
  const palette = useNamedRecords('listColors', { ids: [...own, ...colors] });
  const groupId = style?.sizeGroupId ?? '';
  const sizes =
    useOperation(
      listSizes,
      { query: { ...SIZES, sizeGroupId: groupId } },
      { enabled: groupId !== '' },
    ).data?.list ?? [];
  return {
    palette,
    sizes,
    nameOf: (id: string): string =>
      names?.get(id) ??
      palette.nameOf(id) ??
      style?.sizeColors.find(({ colorId }) => colorId === id)?.colorName ??
      id,
    hexOf: (id: string) => palette.rowOf(id)?.hex,
    sizeOf: (id: string): string =>
      names?.get(id) ??
      sizes.find((size) => size.id === id)?.name ??
      style?.sizeColors.find(({ sizeId }) => sizeId === id)?.sizeName ??
      id,
  };
}

export type ColoursAndSizes = ReturnType<typeof useColoursAndSizes>;
