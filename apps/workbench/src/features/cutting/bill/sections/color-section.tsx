import { NO_FIGURE } from '@garment-mes/domain/formats';
import { CuttingBedColorFields } from '@garment-mes/sdk/labels';
import { Tag, useSortable, VisuallyHidden } from '@garment-mes/ui';
import { GripVertical } from 'lucide-react';
import { memo, useRef } from 'react';
import { useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import { useBill } from '../bill-context.ts';
import { NumberCell } from '../cells/number-cell.tsx';
import { cellName, isLaidInPairs } from '../figures/bill-issues.ts';
import { wholeOf } from '../figures/read-draft.ts';
import grid from '../grid.module.css';
import { sameColors } from '../same-parts.ts';
import { StillPart } from '../still-part.tsx';
import { Section } from './section.tsx';

const isOdd = (plies: string): boolean => Math.abs((wholeOf(plies) ?? 0) % 2) === 1;

/** Plies by colour. The order of the lines is the order on the table; plies are numbered through it. */
export const ColorSection = () => (
  <StillPart isSame={sameColors}>
    <Colors />
  </StillPart>
);

const Colors = memo(() => {
  const t = useText();
  const { draft, choices, figures, faultOf, change, readOnly } = useBill();
  const inPairs = isLaidInPairs(draft, choices);
  const body = useRef<HTMLTableSectionElement>(null);
  const keys = draft.colors.map(({ key }) => key);
  const sorting = useSortable({
    list: body,
    ids: keys,
    onSort: (order) => change({ type: 'colors.sorted', keys: order }),
  });
  const label = (field: string) => fieldLabel(CuttingBedColorFields, field);
  const most = figures.maxPlies === undefined ? '' : ` / ${figures.maxPlies}`;
  const lines = sorting.order.flatMap((key) => draft.colors.find((line) => line.key === key) ?? []);

  return (
    <Section
      name="colors"
      title={t('颜色层数')}
      note={t('合计 {plies} 层', { plies: `${figures.plies}${most}` })}
      fault={faultOf('colors')}
    >
      <table className={grid.table}>
        <thead>
          <tr>
            <th>
              <VisuallyHidden>{t('顺序')}</VisuallyHidden>
            </th>
            <th>{label('colorName')}</th>
            <th>{label('shade')}</th>
            <th className={grid.figure}>{label('plies')}</th>
            <th className={grid.figure}>{t('起止层')}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {lines.map(({ key, colorName, hex, shade, plies }) => {
            const cell = cellName('colors', key, 'plies');
            const fault = faultOf(cell);
            return (
              <tr key={key} {...sorting.item(key)}>
                <td>
                  {!readOnly && lines.length > 1 && (
                    <button
                      type="button"
                      aria-label={t('移动 {name}', { name: colorName })}
                      className={grid.handle}
                      {...sorting.handle(key)}
                    >
                      <GripVertical aria-hidden />
                    </button>
                  )}
                </td>
                <td>
                  <span className={grid.swatch} style={{ background: hex || 'none' }} />
                  {colorName}
                </td>
                <td>{shade || NO_FIGURE}</td>
                <td className={grid.typed}>
                  <NumberCell
                    cell={cell}
                    column="plies"
                    label={`${colorName} ${label('plies')}`}
                    value={plies}
                    readOnly={readOnly}
                    fault={fault}
                    onChange={(value) => change({ type: 'plies.changed', key, value })}
                  />
                  {fault !== undefined && <div className={grid.fault}>{fault}</div>}
                  {inPairs && fault === undefined && isOdd(plies) && (
                    <Tag tone="warn">{t('对合铺布层数应为双数')}</Tag>
                  )}
                </td>
                <td className={`${grid.figure} ${grid.computed}`}>
                  {figures.ranges.get(key) ?? NO_FIGURE}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Section>
  );
});
