import { formatNumber } from '@garment-mes/domain/formats';
import { CuttingBedFields, CuttingBedRollFields } from '@garment-mes/sdk/labels';
import { useText } from '#app/i18n.ts';
import { fieldText } from '#screens/fields/field-value.tsx';
import { fieldLabel, fieldOf } from '#screens/fields/labels.ts';
import { PaperFacts, paperAlign } from '#screens/print/paper-parts.tsx';
import { FRAME_PRINT, SheetFrame, type SheetProps } from './sheet-frame.tsx';
import { SheetPanels } from './sheet-panels.tsx';

// biome-ignore-start format: the fields of a table are one line.
const HEAD = [
  'orderNo',
  'styleNo',
  'styleName',
  'customerName',
  'materialName',
  'fabricPart',
  'widthCm',
  'markerName',
  'markerLen',
  'endLossLen',
  'spreadMode',
  'plies',
  'tableName',
  'planDate',
  'planNum',
  'cutMode',
  'remark',
] as const;
const ROLL = [
  'rollNo',
  'dyeLot',
  'shade',
  'issuedLen',
  'plies',
  'spliceLen',
  'defectLen',
  'remnantLen',
  'returnLen',
] as const;
// biome-ignore-end format: the fields of a table are one line.

/** Lines for rolls, typed or to be written by hand. */
const ROLL_LINES = 18;
/** A figure that is filled in at the table stays empty on paper. */
const written = (text: string): string => (Number(text) === 0 ? '' : text);

/** What hangs at the table while a bed is spread: order, marker, sizes, colours with their plies, lines for rolls. */
export function SpreadingSheet(props: SheetProps) {
  const t = useText();
  const { bed } = props.sheet;
  const { sizes, colors, rolls, limits } = bed;
  const blank = Array.from({ length: Math.max(0, ROLL_LINES - rolls.length) }, (_, at) => at);

  return (
    <SheetFrame {...props} title={t('拉布单')}>
      <dl>
        <PaperFacts names={HEAD} fields={CuttingBedFields} record={bed} />
        <div>
          <dt>{t('最高层数')}</dt>
          <dd>{limits.maxPlies === null ? '–' : formatNumber(limits.maxPlies)}</dd>
        </div>
      </dl>
      <table>
        <tbody>
          <tr>
            <th>{t('尺码')}</th>
            {sizes.map(({ id, sizeName }) => (
              <td key={id} className="figure">
                {sizeName}
              </td>
            ))}
            <th className="figure">{t('合计')}</th>
          </tr>
          <tr>
            <th>{t('配比 / 唛架位')}</th>
            {sizes.map(({ id, ratio, positions }) => (
              <td key={id} className="figure">
                {formatNumber(ratio)} / {positions}
              </td>
            ))}
            <td className="figure">{formatNumber(bed.ratioNum)}</td>
          </tr>
        </tbody>
      </table>
      <table>
        <thead>
          <tr>
            <th>{t('颜色')}</th>
            <th className="figure">{t('层数')}</th>
            <th className="figure">{t('层段')}</th>
          </tr>
        </thead>
        <tbody>
          {colors.map(({ id, colorName, shade, plies, plyFrom, plyTo }) => (
            <tr key={id}>
              <td>{[colorName, shade].filter(Boolean).join(' ')}</td>
              <td className="figure">{plies}</td>
              <td className="figure">{`${plyFrom}–${plyTo}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <SheetPanels bed={bed} />
      <table className="rolls">
        <thead>
          <tr>
            {ROLL.map((name) => (
              <th key={name} className={paperAlign(CuttingBedRollFields, name)}>
                {fieldLabel(CuttingBedRollFields, name)}
              </th>
            ))}
            <th>{t('签名')}</th>
          </tr>
        </thead>
        <tbody>
          {rolls.map((roll) => (
            <tr key={roll.id}>
              {ROLL.map((name) => (
                <td key={name} className={paperAlign(CuttingBedRollFields, name)}>
                  {written(fieldText(name, fieldOf(CuttingBedRollFields, name), roll[name]))}
                </td>
              ))}
              <td>{roll.employeeName}</td>
            </tr>
          ))}
          {blank.map((at) => (
            <tr key={at}>
              {ROLL.map((name) => (
                <td key={name} />
              ))}
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="signed">
        {[t('拉布'), t('裁剪'), t('组长')].map((who) => (
          <span key={who}>{who}</span>
        ))}
      </p>
    </SheetFrame>
  );
}

/** The look of the sheet on paper. */
export const SPREADING_PRINT = `
@page { size: A4; margin: 8mm 8mm 12mm; @bottom-right { content: counter(page) " / " counter(pages); font-size: 8pt; } }
${FRAME_PRINT}
.rolls td { height: 8mm; }
.signed { display: grid; grid-template-columns: repeat(3, 1fr); margin-top: 6mm; }
`;
