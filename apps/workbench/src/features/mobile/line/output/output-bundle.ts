import { Section } from '@garment-mes/domain/orders';
import type { BundleProcessRow, BundleRow } from '@garment-mes/sdk/mes2';
import { t } from '#app/i18n.ts';
import type { ReadCode } from '../../queue/read-code.ts';
import { unknownWords } from '../../report/code/unknown-words.ts';
import type { ScannedBundle } from '../../report/report-state.ts';

/** A bundle at the end of the line, waiting for its number. */
export interface OutputBundle {
  /** The code that was read of it; `undefined` where another piece is counted on the same bundle. */
  readonly read?: ReadCode | undefined;
  readonly barcode: string;
  readonly label: string;
  readonly colorName: string;
  readonly sizeName: string;
  /** Id of the output process of the bundle; `undefined` when only the barcode is known. */
  readonly processId: string | undefined;
  readonly processName: string;
  /** What is said of it in place of its process. */
  readonly note?: string | undefined;
  /** Pieces that may be reported; `undefined` when nobody knows. */
  readonly openNum: number | undefined;
}

/** Why nothing of a bundle may be reported. */
interface Refused {
  readonly refusal: string;
}

/** What of a bundle may be reported at the end of a line. */
export function outputOf(
  bundle: BundleRow,
  processes: readonly BundleProcessRow[],
  lineDeptId: string,
): OutputBundle | Refused {
  const words = { bundle: bundle.bundleLabel, line: bundle.lineDeptName };
  if (bundle.lineDeptId !== null && bundle.lineDeptId !== lineDeptId)
    return { refusal: t('扎号{bundle}属于{line}', words) };
  const output = processes.find(countsOutput);
  if (output === undefined) return { refusal: t('扎号{bundle}没有产出工序', words) };
  if (output.openNum === 0)
    return { refusal: output.blockText ?? t('扎号{bundle}已全部报产出', words) };
  return {
    barcode: bundle.barcode,
    label: bundle.bundleLabel,
    colorName: bundle.colorName,
    sizeName: bundle.sizeName,
    processId: output.id,
    processName: output.processName,
    openNum: output.openNum,
  };
}

/** The same without a network, as far as the device knows the bundle: the server finds the rest later. */
export function outputKnownOf(
  code: string,
  bundle: ScannedBundle | undefined,
): OutputBundle | Refused {
  // A preload from an earlier release lacks `isOutput`.
  const output = bundle?.processes.find(({ isOutput }) => isOutput);
  if (bundle && output?.openNum === 0)
    return { refusal: t('扎号{bundle}已全部报产出', { bundle: bundle.label }) };
  return {
    barcode: bundle?.barcode ?? code,
    label: bundle?.label ?? code.slice(-6),
    colorName: bundle?.colorName ?? '',
    sizeName: bundle?.sizeName ?? '',
    processId: output?.id,
    processName: output?.processName ?? t('离线，待核'),
    note: bundle === undefined ? unknownWords(code) : undefined,
    openNum: output?.openNum,
  };
}

/** The cutting room and the finishing count an output of their own. */
const countsOutput = ({ isOutput, section }: BundleProcessRow): boolean =>
  isOutput === 1 && section === Section.sewing;
