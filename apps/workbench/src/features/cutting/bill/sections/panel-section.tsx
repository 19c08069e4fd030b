import { BedType } from '@garment-mes/domain/cutting-bed';
import { NO_FIGURE } from '@garment-mes/domain/formats';
import { BedPartOptionFields } from '@garment-mes/sdk/labels';
import { useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import styles from '../bill.module.css';
import { useBill } from '../bill-context.ts';
import { NumberCell } from '../cells/number-cell.tsx';
import { cellName } from '../figures/bill-issues.ts';
import grid from '../grid.module.css';
import { Section } from './section.tsx';

/** Panels that one ply of a replacement bed cuts, by part and size; other beds cut whole garments. */
export function PanelSection() {
  const t = useText();
  const { draft, choices, figures, faultOf, change, readOnly } = useBill();
  if (draft.bedType !== BedType.replacement) return null;
  const parts = partsOf(draft.panels, choices?.parts ?? [], draft.fabricPart);
  if (parts.length === 0) return null;
  const ratioOf = (code: string, size: string): string =>
    draft.panels.find(({ partCode, sizeId }) => partCode === code && sizeId === size)?.ratio ?? '';
  const label = (field: string) => fieldLabel(BedPartOptionFields, field);

  return (
    <Section
      name="panels"
      title={t('部位配比')}
      note={t('每层片数；尺码配比随之算出')}
      fault={faultOf('panels')}
      className={styles.wide}
    >
      <div className={styles.across}>
        <table className={grid.table}>
          <thead>
            <tr>
              <th>{label('partName')}</th>
              <th className={grid.figure}>{label('piecesPerGarment')}</th>
              {draft.sizes.map(({ sizeId, sizeName }) => (
                <th key={sizeId} className={grid.figure}>
                  {sizeName}
                </th>
              ))}
              <th className={grid.figure}>{t('本床片数')}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => {
              const { partCode, partName, piecesPerGarment } = part;
              const aPly = draft.sizes.reduce(
                (sum, { sizeId }) => sum + (Number(ratioOf(partCode, sizeId)) || 0),
                0,
              );
              return (
                <tr key={partCode}>
                  <td>{partName}</td>
                  <td className={grid.figure}>{piecesPerGarment}</td>
                  {draft.sizes.map(({ sizeId, sizeName }) => {
                    const cell = cellName('panels', partCode, sizeId);
                    const line = { partCode, partName, piecesPerGarment, sizeId };
                    return (
                      <td key={sizeId} className={grid.typed}>
                        <NumberCell
                          cell={cell}
                          column={`panels.${sizeId}`}
                          label={`${partName} ${sizeName}`}
                          value={ratioOf(partCode, sizeId)}
                          readOnly={readOnly}
                          fault={faultOf(cell)}
                          onChange={(ratio) =>
                            change({ type: 'panel.changed', panel: { ...line, ratio } })
                          }
                        />
                      </td>
                    );
                  })}
                  <td className={`${grid.figure} ${grid.computed}`}>
                    {aPly * figures.plies || NO_FIGURE}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

interface Part {
  readonly partCode: string;
  readonly partName: string;
  readonly piecesPerGarment: number;
}

/** The order's parts of a fabric; those of a saved bed stay, should the order have dropped them. */
function partsOf(
  saved: readonly Part[],
  offered: readonly (Part & { readonly fabricPart: number })[],
  fabricPart: number,
): readonly Part[] {
  const own = offered.filter((part) => part.fabricPart === fabricPart);
  return [...new Map([...own, ...saved].map((part) => [part.partCode, part])).values()];
}
