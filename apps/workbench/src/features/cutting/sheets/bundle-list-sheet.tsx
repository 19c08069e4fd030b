import { SheetBundleFields } from '@garment-mes/sdk/labels';
import { useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import { FRAME_PRINT, SheetFrame, type SheetProps } from './sheet-frame.tsx';

const LINES = 40;

/** The bundles of a bed, forty to a page, with a box to tick when one arrives. */
export function BundleListSheet(props: SheetProps) {
  const t = useText();
  const { bundles } = props.sheet;
  const pages = Array.from({ length: Math.max(1, Math.ceil(bundles.length / LINES)) }, (_, at) =>
    bundles.slice(at * LINES, (at + 1) * LINES),
  );
  const piecesOf = (own: typeof bundles) => own.reduce((sum, { num }) => sum + num, 0);
  const label = (name: string) => fieldLabel(SheetBundleFields, name);
  return pages.map((own, page) => (
    <SheetFrame key={page} {...props} title={t('扎号清单')}>
      <table>
        <thead>
          <tr>
            <th>{label('bundleLabel')}</th>
            <th>{label('colorName')}</th>
            <th>{label('sizeName')}</th>
            <th className="figure">{label('position')}</th>
            <th className="figure">{t('起止层')}</th>
            <th className="figure">{label('num')}</th>
            <th>{t('收')}</th>
          </tr>
        </thead>
        <tbody>
          {own.map(({ bundleLabel, colorName, shade, sizeName, position, plyFrom, plyTo, num }) => (
            <tr key={bundleLabel}>
              <td>{bundleLabel}</td>
              <td>{[colorName, shade].filter(Boolean).join(' ')}</td>
              <td>{sizeName}</td>
              <td className="figure">{position}</td>
              <td className="figure">{`${plyFrom}–${plyTo}`}</td>
              <td className="figure">{num}</td>
              <td>□</td>
            </tr>
          ))}
          <tr>
            <td colSpan={5}>
              {t('本页 {count} 扎，共 {total} 扎', { count: own.length, total: bundles.length })}
            </td>
            <td className="figure">{piecesOf(own)}</td>
            <td>{pages.length > 1 ? piecesOf(bundles) : ''}</td>
          </tr>
        </tbody>
      </table>
    </SheetFrame>
  ));
}

/** The look of the list on paper. */
export const BUNDLES_PRINT = `
@page { size: A4; margin: 8mm 8mm 12mm; @bottom-right { content: counter(page) " / " counter(pages); font-size: 8pt; } }
${FRAME_PRINT}
header img { display: none; }
td, th { padding-block: 0.5mm; }
`;
