import type { BundleRow } from '@garment-mes/sdk/mes2';
import { Barcode, barcodeWidth, QrCode } from '@garment-mes/ui';
import type { CSSProperties, ReactNode } from 'react';
import { useText } from '#app/i18n.ts';
import type { FieldPlace, LabelField, LabelLayout } from './label-layout.ts';
import { PAPERS } from './label-layout.ts';
import { MM, moduleMm } from './millimetres.ts';
import type { OrderWords } from './order-words.ts';

/** A QR code of version 1 with its quiet zone. */
const QR_MODULES = 21 + 8;
const QR_MM = { '60x40': 15, '80x50': 15, '40x30': 12 } as const;
/** Two dots: the thinnest bar a printer of 203 dpi prints cleanly. */
const BAR_MM = moduleMm(1, 0.26);
const BAR_HEIGHT_MM = 4.8;
const BOLD: ReadonlySet<LabelField> = new Set(['color', 'size', 'bundle', 'num']);
const MARGIN_MM = 1.5;

export interface LabelProps {
  readonly bundle: BundleRow;
  readonly words: OrderWords | undefined;
  readonly layout: LabelLayout;
  readonly company: string;
  /** Month, day, hour and minute of the print. */
  readonly printedAt: string;
  /** How many times the bundle is printed with this label. */
  readonly times: number;
  /** Millimetres the printer prints too far left and up. */
  readonly shift?: { readonly x: number; readonly y: number };
}

/** One thermal label in millimetres: what is tied to the pile and scanned at every process. */
export function BundleLabel(props: LabelProps) {
  const { layout, shift = { x: 0, y: 0 } } = props;
  const { width, height } = PAPERS[layout.paper];
  const contents = useContents(props);
  const roomOf = (place: FieldPlace) => width - MARGIN_MM - place.x;
  return (
    <section className="label" style={{ ...page, width: `${width}mm`, height: `${height}mm` }}>
      {(Object.entries(layout.fields) as [LabelField, FieldPlace][]).map(([name, place]) => (
        <span key={name} data-field={name} style={placed(name, place, roomOf(place), shift)}>
          {name === 'code' ? (
            <FittingBarcode text={props.bundle.barcode} room={roomOf(place)} />
          ) : (
            contents[name]
          )}
        </span>
      ))}
    </section>
  );
}

/** Bars that would be cut off cannot be read: words stand in their place. @param room in millimetres */
function FittingBarcode({ text, room }: { readonly text: string; readonly room: number }) {
  const t = useText();
  const wide = barcodeWidth(text, BAR_MM * MM);
  if (wide !== undefined && wide <= room * MM)
    return <Barcode text={text} module={BAR_MM * MM} height={BAR_HEIGHT_MM * MM} />;
  return <span style={{ fontSize: '7pt' }}>{t('一维码放不下，请扫二维码')}</span>;
}

const page: CSSProperties = {
  position: 'relative',
  overflow: 'hidden',
  background: '#fff',
  color: '#000',
  breakAfter: 'page',
  breakInside: 'avoid',
};

const placed = (
  name: LabelField,
  { x, y, pt }: FieldPlace,
  room: number,
  shift: { readonly x: number; readonly y: number },
): CSSProperties => ({
  position: 'absolute',
  left: `${x + shift.x}mm`,
  top: `${y + shift.y}mm`,
  maxWidth: `${room}mm`,
  overflow: 'hidden',
  fontSize: pt === 0 ? 0 : `${pt}pt`,
  fontWeight: BOLD.has(name) ? 700 : 400,
  lineHeight: 1.15,
  whiteSpace: 'nowrap',
  ...(name === 'text' ? { fontFamily: 'monospace' } : {}),
});

const box: CSSProperties = {
  marginLeft: '1.5mm',
  padding: '0 0.8mm',
  border: '0.3mm solid #000',
  fontSize: '0.5em',
  verticalAlign: 'middle',
};

/** What each field says of the bundle. */
function useContents(props: LabelProps): Readonly<Record<Exclude<LabelField, 'code'>, ReactNode>> {
  const t = useText();
  const { bundle, words, layout, company, printedAt, times } = props;
  const { shade, dyeLot, num, originNum, barcode } = bundle;
  return {
    company,
    orderNo: bundle.orderNo,
    style: [bundle.styleNo, words?.styleName].filter(Boolean).join(' '),
    customer: words?.customerName,
    parts: words?.parts,
    color: bundle.colorName,
    size: bundle.sizeName,
    shade: [
      shade === null ? '' : t('色段 {shade}', { shade }),
      dyeLot === null ? '' : t('缸 {lot}', { lot: dyeLot }),
    ]
      .filter((part) => part !== '')
      .join(' · '),
    bundle: t('床{bed} 扎{bundle}', { bed: bundle.bedNo, bundle: bundle.bundleLabel }),
    place: t('位{position} 层{plies}', { position: bundle.position, plies: bundle.plySpan }),
    batch: bundle.batchNo,
    line: bundle.lineDeptName,
    num: (
      <>
        {t('{num}件', { num })}
        {originNum !== num && (
          <small style={{ fontSize: '0.5em' }}> {t('原{num}', { num: originNum })}</small>
        )}
        {times > 1 && <span style={box}>{t('补{times}', { times })}</span>}
      </>
    ),
    qr: (
      <QrCode text={barcode} size={QR_MODULES * moduleMm(QR_MODULES, QR_MM[layout.paper]) * MM} />
    ),
    text: barcode,
    printed: t('{time} 印', { time: printedAt }),
  };
}
