import { BedStatus } from '@garment-mes/domain/cutting-bed';
import { CuttingBedFields } from '@garment-mes/sdk/labels';
import type { CuttingBedSheet } from '@garment-mes/sdk/mes2';
import { QrCode } from '@garment-mes/ui';
import type { ReactNode } from 'react';
import { useText } from '#app/i18n.ts';
import { fieldText } from '#screens/fields/field-value.tsx';
import { fieldOf } from '#screens/fields/labels.ts';
import { MissingParts } from '../beds/missing-parts.tsx';

/** What a paper about a bed takes. */
export interface SheetProps {
  readonly sheet: CuttingBedSheet;
  /** Company, time and person of the print. */
  readonly foot: string;
}

/**
 * Head and foot of a paper about a bed: its number, which version of the print it is, and the code the tablet
 * reads. A draft says that it is one.
 */
export function SheetFrame(props: SheetProps & { title: string; children: ReactNode }) {
  const t = useText();
  const { sheet, title, foot, children } = props;
  const { bed, sheetPrintCount, sheetCode } = sheet;
  const isDraft = bed.status === BedStatus.draft;
  return (
    <article className={isDraft ? 'draft' : ''}>
      <header>
        <div>
          <h1>{title}</h1>
          <p className="number">{bed.monthBedNo ?? `${bed.orderNo}-${bed.bedLabel}`}</p>
          <p>
            {t('床次 {bed}', { bed: bed.bedLabel })} ·{' '}
            {fieldText('status', fieldOf(CuttingBedFields, 'status'), bed.status)} ·{' '}
            {t('第{count}版', { count: sheetPrintCount + 1 })}
          </p>
          <p>
            <MissingParts bed={bed} />
          </p>
        </div>
        {bed.imageUrl && <img src={bed.imageUrl} alt="" />}
        <QrCode text={sheetCode} size={68} />
      </header>
      {isDraft && <p className="mark">{t('草稿')}</p>}
      {children}
      <footer>{foot}</footer>
    </article>
  );
}

/** The look that all papers about a bed share; every bed begins a page. */
export const FRAME_PRINT = `
body { font-size: 8.5pt; }
article { position: relative; break-after: page; }
header { display: flex; align-items: flex-start; gap: 4mm; min-height: 20mm; }
header > div { flex: 1; }
header img { width: 30mm; height: 30mm; object-fit: contain; }
header p { margin: 0; }
h1 { margin: 0; font-size: 12pt; }
h2 { margin: 3mm 0 0; font-size: 9pt; }
.number { font-size: 14pt; font-weight: 700; }
.mark { position: absolute; top: 40%; left: 0; right: 0; margin: 0; color: #ddd; font-size: 72pt; text-align: center; transform: rotate(-24deg); z-index: -1; }
dl { display: grid; grid-template-columns: repeat(6, 1fr); gap: 1mm 3mm; margin: 2mm 0; }
dt { font-size: 7pt; }
dd { margin: 0; font-weight: 600; }
table { width: 100%; margin-top: 2mm; border-collapse: collapse; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th, td { border: 0.3mm solid #000; padding: 0.6mm 1.2mm; text-align: left; font-weight: 400; }
th.figure, td.figure { text-align: right; }
footer { margin-top: 4mm; }
`;
