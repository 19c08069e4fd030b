import { formatNumber } from '@garment-mes/domain/formats';
import { CuttingBedFields, CuttingBedPanelFields } from '@garment-mes/sdk/labels';
import type { CuttingBedSheet } from '@garment-mes/sdk/mes2';
import { useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';

/** Panels a ply of a replacement bed, part by part, and what all its plies give. Other beds have none. */
export function SheetPanels({ bed }: { readonly bed: CuttingBedSheet['bed'] }) {
  const t = useText();
  const { panels, sizes, plies } = bed;
  if (panels.length === 0) return null;
  const parts = [...Map.groupBy(panels, ({ partCode }) => partCode)];
  const sizesOfPanels = sizes.filter((size) => panels.some(({ sizeId }) => sizeId === size.sizeId));
  const label = (name: keyof typeof CuttingBedPanelFields) =>
    fieldLabel(CuttingBedPanelFields, name);

  return (
    <>
      <h2>{`${fieldLabel(CuttingBedFields, 'panels')} · ${label('ratio')}`}</h2>
      <table>
        <thead>
          <tr>
            <th>{label('partName')}</th>
            <th className="figure">{label('piecesPerGarment')}</th>
            {sizesOfPanels.map(({ id, sizeName }) => (
              <th key={id} className="figure">
                {sizeName}
              </th>
            ))}
            <th className="figure">{t('合计')}</th>
            <th className="figure">{t('本床片数')}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(([partCode, own]) => {
            const aPly = own.reduce((sum, { ratio }) => sum + ratio, 0);
            return (
              <tr key={partCode}>
                <td>{own[0]?.partName}</td>
                <td className="figure">{own[0]?.piecesPerGarment}</td>
                {sizesOfPanels.map(({ id, sizeId }) => (
                  <td key={id} className="figure">
                    {own.find((panel) => panel.sizeId === sizeId)?.ratio ?? ''}
                  </td>
                ))}
                <td className="figure">{aPly}</td>
                <td className="figure">{formatNumber(aPly * plies)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
