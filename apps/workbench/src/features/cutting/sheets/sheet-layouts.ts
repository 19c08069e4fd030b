import type { ReactNode } from 'react';
import { type Message, msg } from '#app/i18n.ts';
import { BUNDLES_PRINT, BundleListSheet } from './bundle-list-sheet.tsx';
import { CuttingReportSheet, REPORT_PRINT } from './cutting-report-sheet.tsx';
import type { SheetProps } from './sheet-frame.tsx';
import { SPREADING_PRINT, SpreadingSheet } from './spreading-sheet.tsx';

interface SheetLayout {
  readonly name: Message;
  /** `@page` and everything the paper needs. */
  readonly css: string;
  /** Width of the sheet of paper. */
  readonly widthMm: number;
  readonly Sheet: (props: SheetProps) => ReactNode;
}

/** Papers about a bed: before it is spread, after it is cut, and for who receives its bundles. */
export const SHEET_LAYOUTS = {
  spreading: { name: msg('拉布单'), css: SPREADING_PRINT, widthMm: 210, Sheet: SpreadingSheet },
  report: { name: msg('裁剪报告'), css: REPORT_PRINT, widthMm: 297, Sheet: CuttingReportSheet },
  bundles: { name: msg('扎号清单'), css: BUNDLES_PRINT, widthMm: 210, Sheet: BundleListSheet },
} as const satisfies Record<string, SheetLayout>;

export type SheetLayoutName = keyof typeof SHEET_LAYOUTS;

/** A name that was kept; the sheet for the table where it is none. */
export const layoutNamed = (name: string | undefined): SheetLayoutName =>
  name !== undefined && name in SHEET_LAYOUTS ? (name as SheetLayoutName) : 'spreading';
