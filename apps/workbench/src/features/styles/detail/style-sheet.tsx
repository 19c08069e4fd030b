import { fieldsWith, shownFields } from '@garment-mes/domain/fields';
import { styleHead } from '@garment-mes/domain/styles';
import {
  StyleBomLineFields,
  StyleFabricFields,
  StyleFields,
  StyleProcessFields,
  StyleQualityPointFields,
} from '@garment-mes/sdk/labels';
import type { Style } from '@garment-mes/sdk/mes2';
import { QrCode } from '@garment-mes/ui';
import { msg, useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import { PaperFacts, PaperTable, paperAlign } from '#screens/print/paper-parts.tsx';
import type { StyleSize } from './other-grids.tsx';

const HEAD = [
  ...shownFields(styleHead, fieldsWith(styleHead, 'printed', true)),
  ...(['styleVersion', 'samTotal'] as const),
] as const;
const PROCESS = [
  'seqNo',
  'section',
  'processName',
  'partCode',
  'machineTypeName',
  'grade',
  'sam',
  'price',
  'stitchNote',
] as const;
const BOM = [
  'seqNo',
  'materialCode',
  'materialName',
  'fabricPart',
  'partName',
  'colorNames',
  'usageNum',
  'unitCode',
  'lossPct',
] as const;
const FABRIC = [
  'materialName',
  'colorName',
  'fabricPart',
  'widthCm',
  'gsm',
  'markerLen',
  'markerEffPct',
  'usageLen',
  'usageWeight',
] as const;
const POINT = ['pointName', 'method', 'tolUp', 'tolDown'] as const;

/** What of a style is printed, each on paper of its own. */
export const STYLE_PAPERS = {
  sheet: msg('工艺单'),
  measures: msg('测量表'),
  materials: msg('配料单'),
} as const;
export type StylePaper = keyof typeof STYLE_PAPERS;

/** A paper of a style, A4 upright; rates are on it only for those who may see them. */
export function StyleSheet(props: {
  readonly paper: StylePaper;
  readonly style: Style;
  readonly sizes: readonly StyleSize[];
  readonly foot: string;
}) {
  const t = useText();
  const { paper, style, sizes, foot } = props;
  const columns = PROCESS.filter((name) => name !== 'price' || 'priceTotal' in style);
  return (
    <>
      <header>
        <h1>{`${t(STYLE_PAPERS[paper])} ${style.styleNo}`}</h1>
        {style.imageUrl && <img src={style.imageUrl} alt="" />}
        <QrCode text={style.styleNo} size={72} />
      </header>
      <dl>
        <PaperFacts names={HEAD} fields={StyleFields} record={style} />
      </dl>
      {paper === 'sheet' && (
        <>
          <h2>{t('工序')}</h2>
          <PaperTable names={columns} fields={StyleProcessFields} rows={style.processes} />
          <h2>{t('部位')}</h2>
          <p>
            {style.parts
              .map(({ partName, piecesPerGarment }) => `${partName} × ${piecesPerGarment}`)
              .join(t('、'))}
          </p>
          {style.quality.length > 0 && (
            <>
              <h2>{t('测量表')}</h2>
              <Measures style={style} sizes={sizes} />
            </>
          )}
          {style.fabrics.length > 0 && (
            <>
              <h2>{t('面料规格')}</h2>
              <PaperTable names={FABRIC} fields={StyleFabricFields} rows={style.fabrics} />
            </>
          )}
        </>
      )}
      {paper === 'materials' && (
        <PaperTable names={BOM} fields={StyleBomLineFields} rows={style.bom} />
      )}
      {paper === 'measures' && <Measures style={style} sizes={sizes} />}
      <footer>{foot}</footer>
    </>
  );
}

/** Points of measure by size with what they may be off. */
function Measures({ style, sizes }: { style: Style; sizes: readonly StyleSize[] }) {
  const t = useText();
  return (
    <table>
      <thead>
        <tr>
          {POINT.map((name) => (
            <th key={name} className={paperAlign(StyleQualityPointFields, name)}>
              {fieldLabel(StyleQualityPointFields, name)}
            </th>
          ))}
          {sizes.map(({ sizeId, sizeName }) => (
            <th key={sizeId} className="figure">
              {sizeId === style.baseSizeId ? t('{size} 基码', { size: sizeName }) : sizeName}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {style.quality.map((row) => (
          <tr key={row.id}>
            {POINT.map((name) => (
              <td key={name} className={paperAlign(StyleQualityPointFields, name)}>
                {row[name]}
              </td>
            ))}
            {sizes.map(({ sizeId }) => (
              <td key={sizeId} className="figure">
                {row.values.find((one) => one.sizeId === sizeId)?.value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The look of the sheet on paper. */
export const STYLE_PRINT = `
@page { size: A4; margin: 12mm 10mm 14mm; @bottom-right { content: counter(page) " / " counter(pages); font-size: 8pt; } }
body { font-size: 9pt; }
header { display: flex; justify-content: space-between; align-items: start; }
header img { height: 24mm; }
h1 { margin: 0; font-size: 14pt; }
h2 { margin: 4mm 0 1mm; font-size: 10pt; break-after: avoid; }
dl { display: grid; grid-template-columns: repeat(4, 1fr); gap: 1mm 4mm; margin: 0; }
dt { font-size: 8pt; color: #333; }
dd { margin: 0; font-weight: 600; }
table { width: 100%; border-collapse: collapse; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th, td { border: 0.2mm solid #000; padding: 0.8mm 1.2mm; text-align: left; font-size: 8pt; }
footer { margin-top: 4mm; font-size: 8pt; }
`;
