import { BedType } from '@garment-mes/domain/cutting-bed';
import { NO_FIGURE } from '@garment-mes/domain/formats';
import { CuttingBedSizeFields, RemainingToCutFields } from '@garment-mes/sdk/labels';
import { memo } from 'react';
import { useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import { useBill } from '../bill-context.ts';
import { NumberCell } from '../cells/number-cell.tsx';
import { typedPanels } from '../draft/panels.ts';
import { cellName } from '../figures/bill-issues.ts';
import grid from '../grid.module.css';
import { sameRatios } from '../same-parts.ts';
import { StillPart } from '../still-part.tsx';
import { Section } from './section.tsx';

/** Ratio by size, beside what the order still asks for. */
export const SizeSection = () => (
  <StillPart isSame={sameRatios}>
    <Sizes />
  </StillPart>
);

const Sizes = memo(() => {
  const t = useText();
  const { draft, figures, faultOf, change, readOnly } = useBill();
  const label = (field: string) => fieldLabel(RemainingToCutFields, field);
  const ratio = fieldLabel(CuttingBedSizeFields, 'ratio');
  // Where panels are typed, whole garments follow from them.
  const byPanels = draft.bedType === BedType.replacement && typedPanels(draft).length > 0;
  const note = t('每层 {num} 件', { num: figures.perPly ?? NO_FIGURE });

  return (
    <Section name="sizes" title={t('尺码配比')} note={note} fault={faultOf('sizes')}>
      <table className={grid.table}>
        <thead>
          <tr>
            <th>{label('sizeName')}</th>
            <th className={grid.figure}>{label('orderNum')}</th>
            <th className={grid.figure}>{label('planNum')}</th>
            <th className={grid.figure}>{label('cutNum')}</th>
            <th className={grid.figure}>{label('limitNum')}</th>
            <th className={grid.figure}>{label('remainNum')}</th>
            <th className={grid.figure}>{ratio}</th>
            <th className={grid.figure}>{fieldLabel(CuttingBedSizeFields, 'positions')}</th>
          </tr>
        </thead>
        <tbody>
          {draft.sizes.map(({ sizeId, sizeName, ratio: value }, at) => {
            const size = figures.sizes[at];
            return (
              <tr key={sizeId}>
                <td>{sizeName}</td>
                <td className={grid.figure}>{size?.orderNum}</td>
                <td className={grid.figure}>{size?.planNum}</td>
                <td className={grid.figure}>{size?.cutNum}</td>
                <td className={grid.figure}>{size?.limitNum}</td>
                <td className={grid.figure}>{size?.remainNum}</td>
                <td className={grid.typed}>
                  <NumberCell
                    cell={cellName('sizes', sizeId, 'ratio')}
                    column="ratio"
                    label={`${sizeName} ${ratio}`}
                    value={value}
                    readOnly={readOnly || byPanels}
                    fault={faultOf(cellName('sizes', sizeId, 'ratio'))}
                    onChange={(next) => change({ type: 'ratio.changed', sizeId, value: next })}
                  />
                </td>
                <td className={`${grid.figure} ${grid.computed}`}>
                  {size?.positions || NO_FIGURE}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Section>
  );
});
