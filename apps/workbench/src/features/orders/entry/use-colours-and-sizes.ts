import { listColors, listSizes } from '@garment-mes/sdk/ccm';
import type { Style } from '@garment-mes/sdk/mes2';
import { useOperation } from '#app/api.tsx';

const ALL = { pageNum: 1, pageSize: 1_000 } as const;

/**
 * The colours and sizes an order may be made in, and what each is called.
 *
 * @param names those that are known before the libraries are read, or without the right to
 */
export function useColoursAndSizes(
  style: Style | undefined,
  names: ReadonlyMap<string, string> | undefined,
) {
  const palette = useOperation(listColors, { query: ALL }).data?.list ?? [];
  const groupId = style?.sizeGroupId ?? '';
  const sizes =
    useOperation(
      listSizes,
      { query: { ...ALL, sizeGroupId: groupId } },
      { enabled: groupId !== '' },
    ).data?.list ?? [];
  return {
    palette,
    sizes,
    nameOf: (id: string): string =>
      names?.get(id) ??
      palette.find((color) => color.id === id)?.name ??
      style?.sizeColors.find(({ colorId }) => colorId === id)?.colorName ??
      id,
    hexOf: (id: string) => palette.find((color) => color.id === id)?.hex,
    sizeOf: (id: string): string =>
      names?.get(id) ??
      sizes.find((size) => size.id === id)?.name ??
      style?.sizeColors.find(({ sizeId }) => sizeId === id)?.sizeName ??
      id,
  };
}

export type ColoursAndSizes = ReturnType<typeof useColoursAndSizes>;
