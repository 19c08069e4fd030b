import { sum } from '@garment-mes/domain/decimal';
import { formatNumber, formatPercent } from '@garment-mes/domain/formats';
import {
  CuttingBedEmployeeFields,
  CuttingBedFields,
  CuttingBedRollFields,
} from '@garment-mes/sdk/labels';
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
  'customerName',
  'materialName',
  'fabricPart',
  'markerName',
  'markerLen',
  'widthCm',
  'plies',
  'tableName',
  'cutMode',
  'planDate',
] as const;
const TIMES = [
  'spreadStartDate',
  'spreadEndDate',
  'cutStartDate',
  'cutEndDate',
  'submitByName',
  'submitDate',
] as const;
const FABRIC = [
  'issuedLen',
  'usedLen',
  'spliceLen',
  'defectLen',
  'remnantLen',
  'returnLen',
  'netLen',
  'usagePerPiece',
  'planUsage',
  'usageDiffPct',
  'spreadUtilPct',
  'materialUtilPct',
] as const;
const ROLL = [
  'rollNo',
  'colorName',
  'dyeLot',
  'shade',
  'issuedLen',
  'plies',
  'spliceLen',
  'defectLen',
  'remnantLen',
  'returnLen',
] as const;
const SUMMED = ['issuedLen', 'spliceLen', 'defectLen', 'remnantLen', 'returnLen'] as const;
// biome-ignore-end format: the fields of a table are one line.

/** What became of a bed: pieces by colour and size, rolls, fabric, who did it and when. No prices. */
export function CuttingReportSheet(props: SheetProps) {
  const t = useText();
  const { bed } = props.sheet;
  const facts = (names: readonly (typeof HEAD | typeof TIMES | typeof FABRIC)[number][]) => (
    <dl>
      <PaperFacts names={names} fields={CuttingBedFields} record={bed} />
    </dl>
  );
  return (
    <SheetFrame {...props} title={t('裁剪报告')}>
      {facts(HEAD)}
      <PieceTable bed={bed} />
      <SheetPanels bed={bed} />
      <h2>{t('布卷')}</h2>
      <table>
        <thead>
          <tr>
            {ROLL.map((name) => (
              <th key={name} className={paperAlign(CuttingBedRollFields, name)}>
                {fieldLabel(CuttingBedRollFields, name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bed.rolls.map((roll) => (
            <tr key={roll.id}>
              {ROLL.map((name) => (
                <td key={name} className={paperAlign(CuttingBedRollFields, name)}>
                  {fieldText(name, fieldOf(CuttingBedRollFields, name), roll[name])}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <td colSpan={4}>{t('合计')}</td>
            {ROLL.slice(4).map((name) => (
              <td key={name} className={paperAlign(CuttingBedRollFields, name)}>
                {name === 'plies'
                  ? formatNumber(bed.rolls.reduce((total, { plies }) => total + plies, 0))
                  : fieldText(
                      name,
                      fieldOf(CuttingBedRollFields, name),
                      sum(bed.rolls.map((roll) => roll[summed(name)])).toString(),
                    )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <h2>{t('用布')}</h2>
      {facts(FABRIC)}
      <h2>{t('参与人')}</h2>
      <p>
        {bed.employees
          .map(({ processName, role, employeeName, sharePct }) =>
            [
              processName,
              fieldText('role', fieldOf(CuttingBedEmployeeFields, 'role'), role),
              employeeName,
              formatPercent(sharePct),
            ].join(' '),
          )
          .join(t('、'))}
      </p>
      <h2>{t('时间')}</h2>
      {facts(TIMES)}
    </SheetFrame>
  );
}

/** Pieces that were cut, by colour and size. */
function PieceTable({ bed }: Pick<SheetProps['sheet'], 'bed'>) {
  const t = useText();
  const colors = [...new Map(bed.colorSizes.map(({ colorId, colorName }) => [colorId, colorName]))];
  const cutOf = (isMeant: (cell: (typeof bed.colorSizes)[number]) => boolean) =>
    bed.colorSizes.filter(isMeant).reduce((total, { cutNum }) => total + cutNum, 0);

  return (
    <table>
      <thead>
        <tr>
          <th>{t('颜色')}</th>
          {bed.sizes.map(({ id, sizeName }) => (
            <th key={id} className="figure">
              {sizeName}
            </th>
          ))}
          <th className="figure">{t('合计')}</th>
        </tr>
      </thead>
      <tbody>
        {colors.map(([colorId, colorName]) => (
          <tr key={colorId}>
            <td>{colorName}</td>
            {bed.sizes.map(({ id, sizeId }) => (
              <td key={id} className="figure">
                {cutOf((cell) => cell.colorId === colorId && cell.sizeId === sizeId)}
              </td>
            ))}
            <td className="figure">{cutOf((cell) => cell.colorId === colorId)}</td>
          </tr>
        ))}
        <tr>
          <td>{t('合计')}</td>
          {bed.sizes.map(({ id, sizeId }) => (
            <td key={id} className="figure">
              {cutOf((cell) => cell.sizeId === sizeId)}
            </td>
          ))}
          <td className="figure">{cutOf(() => true)}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** A length that rolls have in common. */
const summed = (name: (typeof ROLL)[number]): (typeof SUMMED)[number] =>
  SUMMED.find((one) => one === name) ?? 'issuedLen';

/** The look of the report on paper. */
export const REPORT_PRINT = `
@page { size: A4 landscape; margin: 8mm 8mm 12mm; @bottom-right { content: counter(page) " / " counter(pages); font-size: 8pt; } }
${FRAME_PRINT}
`;
