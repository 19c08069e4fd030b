import { CuttingBedColorSizeFields } from '@garment-mes/sdk/labels';
import type { CuttingBed } from '@garment-mes/sdk/mes2';
import { useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import grid from '../bill/grid.module.css';
import own from './shade.module.css';

type Cell = CuttingBed['colorSizes'][number];

/** Pieces of each colour and shade by size: cut, and what the checks of panels made of them. */
export function ShadeMatrix({ bed }: { readonly bed: CuttingBed }) {
  const t = useText();
  const blocks = bed.colors.map(({ id, colorId, colorName, shade, plies }) => ({
    id,
    colorId,
    name: [colorName, shade].filter(Boolean).join(' '),
    // A ratio of 0.5 over an even number of plies is whole again.
    cells: bed.sizes.map(({ ratio }) => Number(ratio) * plies),
  }));
  const cellOf = (colorId: string, sizeId: string) =>
    bed.colorSizes.find((cell) => cell.colorId === colorId && cell.sizeId === sizeId);
  const colors = [...new Map(bed.colors.map(({ colorId, colorName }) => [colorId, colorName]))];
  const LINES: readonly (keyof Cell & string)[] = ['cutNum', 'faultNum', 'replaceNum', 'scrapNum'];

  return (
    <table className={`${grid.table} ${own.matrix}`}>
      <thead>
        <tr>
          <th>{t('颜色色段')}</th>
          {bed.sizes.map(({ sizeId, sizeName }) => (
            <th key={sizeId} className={grid.figure}>
              {sizeName}
            </th>
          ))}
          <th className={grid.figure}>{t('合计')}</th>
        </tr>
      </thead>
      <tbody>
        {blocks.map(({ id, name, cells }) => (
          <tr key={id}>
            <td>{name}</td>
            {cells.map((num, at) => (
              <td key={bed.sizes[at]?.sizeId} className={grid.figure}>
                {num}
              </td>
            ))}
            <td className={grid.figure}>{cells.reduce((sum, num) => sum + num, 0)}</td>
          </tr>
        ))}
        {colors.flatMap(([colorId, colorName]) =>
          LINES.map((line) => {
            const numbers = bed.sizes.map(({ sizeId }) =>
              Number(cellOf(colorId, sizeId)?.[line] ?? 0),
            );
            return (
              <tr key={colorId + line} className={line === 'cutNum' ? grid.above : undefined}>
                <td>
                  {colorName} {fieldLabel(CuttingBedColorSizeFields, line)}
                </td>
                {numbers.map((num, at) => (
                  <td key={bed.sizes[at]?.sizeId} className={grid.figure}>
                    {num}
                  </td>
                ))}
                <td className={grid.figure}>{numbers.reduce((sum, num) => sum + num, 0)}</td>
              </tr>
            );
          }),
        )}
      </tbody>
    </table>
  );
}
