import type { BundleRow, ReprintReason } from '@garment-mes/sdk/mes2';
import { useState } from 'react';
import { useText } from '#app/i18n.ts';
import type { useKeptRuns } from '#app/tab/kept-runs.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { printPages } from '#screens/print/print-pages.tsx';
import { BundleLabel } from './bundle-label.tsx';
import { type LabelLayout, PAPERS } from './label-layout.ts';
import { isPrintable, unprintableText } from './printable.ts';
import { labelRun, type PrintRun } from './run-of-labels.ts';
import type { useChosenLabels } from './use-chosen-labels.ts';

interface LabelPrintOf {
  readonly chosen: Pick<ReturnType<typeof useChosenLabels>, 'chosen' | 'known' | 'words'>;
  readonly layout: LabelLayout;
  /** Millimetres the printer is put right by. */
  readonly shift: { readonly x: number; readonly y: number };
  readonly kept: ReturnType<typeof useKeptRuns<PrintRun>>;
}

/** Feeds the printer with labels, and keeps the run until somebody said what came out. */
export function useLabelPrint({
  chosen: { chosen, known, words },
  layout,
  shift,
  kept,
}: LabelPrintOf) {
  const t = useText();
  const { companyName, now } = useWorkbench();
  const [left, setLeft] = useState<readonly string[]>([]);
  const clock = () => new Date(now()).toISOString().slice(5, 16).replace('T', ' ');
  const labelOf = (bundle: BundleRow) => ({
    bundle,
    words: words.get(bundle.orderId),
    layout,
    company: companyName,
    printedAt: clock(),
    times: bundle.printCount + 1,
  });

  async function print(wanted: readonly BundleRow[], reprintReason: ReprintReason | null) {
    const all = known();
    setLeft(chosen.filter((one) => !isPrintable(one)).map((one) => unprintableText(one, all)));
    const { width, height } = PAPERS[layout.paper];
    const begun = labelRun(wanted, reprintReason, clock());
    // While the printer is fed the page may go away: it knows the run from here on.
    kept.begin(begun);
    try {
      await printPages(
        t('扎号标签'),
        `@page { size: ${width}mm ${height}mm; margin: 0; }`,
        wanted.map((bundle) => <BundleLabel key={bundle.id} {...labelOf(bundle)} shift={shift} />),
      );
    } catch (error) {
      kept.end(begun);
      throw error;
    }
    kept.ask(begun);
  }

  return {
    labelOf,
    /** Chosen bundles that have no label now, in words. */
    left,
    forgetLeft: () => setLeft([]),
    print,
  };
}
