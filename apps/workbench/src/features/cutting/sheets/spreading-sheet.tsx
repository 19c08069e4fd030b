import { BedStatus, formatNumber } from '@garment-mes/domain';
import { CuttingBedFields, CuttingBedRollFields } from '@garment-mes/sdk/labels';
import type { CuttingBedSheet } from '@garment-mes/sdk/mes2';
import { QrCode } from '@garment-mes/ui';
import { fieldText } from '#kit/field-value.tsx';
import { useText } from '#kit/i18n.ts';
import { fieldLabel, fieldOf } from '#kit/labels.ts';

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

/**
 * What hangs at the table while a bed is spread: order, marker, sizes, colours with their plies, and lines for
 * rolls. A draft says so; the number of the print tells an old sheet from a new one.
 */
export function SpreadingSheet({ sheet, foot }: { sheet: CuttingBedSheet; foot: string }) {
  const t = useText();
  const { bed, sheetPrintCount } = sheet;
  const { sizes, colors, rolls, limits } = bed;
  const number = bed.monthBedNo ?? `${bed.orderNo}-${bed.bedLabel}`;
  const blank = Array.from({ length: Math.max(0, ROLL_LINES - rolls.length) }, (_, at) => at);

  return (
    <article className={bed.status === BedStatus.draft ? 'draft' : ''}>
      <header>
        <div>
          <h1>{t('拉布单')}</h1>
          <p className="number">{number}</p>
          <p>
            {t('床次 {bed}', { bed: bed.bedLabel })} ·{' '}
            {fieldText('status', fieldOf(CuttingBedFields, 'status'), bed.status)} ·{' '}
            {t('第{count}版', { count: sheetPrintCount + 1 })}
          </p>
        </div>
        {bed.imageUrl && <img src={bed.imageUrl} alt="" />}
        <QrCode text={bed.monthBedNo ?? `D${bed.id}`} size={68} />
      </header>
      {bed.status === BedStatus.draft && <p className="mark">{t('草稿')}</p>}
      <dl>
        {HEAD.map((name) => (
          <div key={name}>
            <dt>{fieldLabel(CuttingBedFields, name)}</dt>
            <dd>{fieldText(name, fieldOf(CuttingBedFields, name), bed[name])}</dd>
          </div>
        ))}
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
              <td key={id}>{sizeName}</td>
            ))}
            <th>{t('合计')}</th>
          </tr>
          <tr>
            <th>{t('配比 / 唛架位')}</th>
            {sizes.map(({ id, ratio, positions }) => (
              <td key={id}>
                {formatNumber(ratio)} / {positions}
              </td>
            ))}
            <td>{formatNumber(bed.ratioNum)}</td>
          </tr>
        </tbody>
      </table>
      <table>
        <thead>
          <tr>
            <th>{t('颜色')}</th>
            <th>{t('层数')}</th>
            <th>{t('层段')}</th>
          </tr>
        </thead>
        <tbody>
          {colors.map(({ id, colorName, shade, plies, plyFrom, plyTo }) => (
            <tr key={id}>
              <td>{[colorName, shade].filter(Boolean).join(' ')}</td>
              <td>{plies}</td>
              <td>{`${plyFrom}–${plyTo}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className="rolls">
        <thead>
          <tr>
            {ROLL.map((name) => (
              <th key={name}>{fieldLabel(CuttingBedRollFields, name)}</th>
            ))}
            <th>{t('签名')}</th>
          </tr>
        </thead>
        <tbody>
          {rolls.map((roll) => (
            <tr key={roll.id}>
              {ROLL.map((name) => (
                <td key={name}>
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
      <footer>{foot}</footer>
    </article>
  );
}

/** The look of the sheets on paper; every bed begins a page. */
export const SHEET_PRINT = `
@page { size: A4; margin: 8mm 8mm 12mm; @bottom-right { content: counter(page) " / " counter(pages); font-size: 8pt; } }
body { font-size: 8.5pt; }
article { position: relative; break-after: page; }
header { display: flex; align-items: flex-start; gap: 4mm; min-height: 20mm; }
header > div { flex: 1; }
header img { width: 30mm; height: 30mm; object-fit: contain; }
header p { margin: 0; }
h1 { margin: 0; font-size: 12pt; }
.number { font-size: 14pt; font-weight: 700; }
.mark { position: absolute; top: 40%; left: 0; right: 0; margin: 0; color: #ddd; font-size: 72pt; text-align: center; transform: rotate(-24deg); z-index: -1; }
dl { display: grid; grid-template-columns: repeat(6, 1fr); gap: 1mm 3mm; margin: 2mm 0; }
dt { font-size: 7pt; }
dd { margin: 0; font-weight: 600; }
table { width: 100%; margin-top: 2mm; border-collapse: collapse; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th, td { border: 0.3mm solid #000; padding: 0.6mm 1.2mm; text-align: left; font-weight: 400; }
.rolls td { height: 8mm; }
.signed { display: grid; grid-template-columns: repeat(3, 1fr); margin-top: 6mm; }
footer { margin-top: 4mm; }
`;
