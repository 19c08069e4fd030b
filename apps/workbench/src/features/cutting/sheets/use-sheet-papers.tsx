import { listCuttingBedSheets } from '@garment-mes/sdk/mes2';
import { ErrorState, RadioGroup, Select, Skeleton, toast } from '@garment-mes/ui';
import { type ReactNode, useState } from 'react';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { clockText } from '#app/request-id.ts';
import { readStored, writeStored } from '#app/tab/stored.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { printPages } from '#screens/print/print-pages.tsx';
import { PaperPreview } from './paper-preview.tsx';
import { layoutNamed, SHEET_LAYOUTS } from './sheet-layouts.ts';
import styles from './sheets.module.css';
import type { PrintSheets } from './use-print-sheets.ts';

const ZOOMS = ['50', '75', '100', '125', '150'] as const;

/** The papers of beds as they will come out. */
interface SheetPapers {
  /** Layout, size and the papers themselves. */
  readonly view: ReactNode;
  /** They are read: what is printed is what is shown. */
  readonly isReady: boolean;
  /** Feeds the printer, then has the person asked whether they came out. */
  readonly print: () => Promise<void>;
  /** Feeds the printer for a file, which counts as no print. */
  readonly save: () => Promise<void>;
}

/** Papers of beds in one of three layouts; the last one this person chose comes first. @param ids at most 50 beds */
export function useSheetPapers(
  ids: readonly string[],
  sheets: Pick<PrintSheets, 'begin' | 'ask' | 'end'>,
): SheetPapers {
  const t = useText();
  const { companyName, userName, userId, now } = useWorkbench();
  const key = `sheetLayout.${userId}`;
  const [layout, setLayout] = useState(() => layoutNamed(readStored<string>(key)));
  const [zoom, setZoom] = useState('75');
  const { data, error, refetch } = useOperation(
    listCuttingBedSheets,
    { query: { ids: ids.join(',') } },
    { enabled: ids.length > 0 },
  );
  const { name, css, widthMm, Sheet } = SHEET_LAYOUTS[layout];
  const [at] = useState(() => clockText(now()).slice(0, 16));
  const foot = `${companyName} · ${t('{time} {name} 打印', { time: at, name: userName })}`;
  const pages = data?.map((sheet) => <Sheet key={sheet.bed.id} sheet={sheet} foot={foot} />);

  async function print() {
    if (data === undefined) return;
    const run = sheets.begin(
      data.map(({ bed }) => bed.id),
      layout,
    );
    try {
      await printPages(t(name), css, pages);
      sheets.ask(run);
    } catch (failure) {
      sheets.end(run);
      toast.error(failureText(failure));
    }
  }
  const save = () =>
    printPages(t(name), css, pages).catch((failure: unknown) => {
      toast.error(failureText(failure));
    });

  const tools = (
    <>
      <RadioGroup
        aria-label={t('版式')}
        variant="segments"
        value={layout}
        onValueChange={(chosen) => {
          writeStored(key, chosen);
          setLayout(layoutNamed(chosen));
        }}
        options={Object.entries(SHEET_LAYOUTS).map(([value, each]) => ({
          value,
          label: t(each.name),
        }))}
      />
      <Select
        className={styles.zoom ?? ''}
        aria-label={t('缩放')}
        value={zoom}
        onValueChange={setZoom}
        options={ZOOMS.map((value) => ({ value, label: `${value}%` }))}
      />
    </>
  );
  const view =
    pages === undefined || error ? (
      <>
        <div className={styles.tools}>{tools}</div>
        {error ? (
          <ErrorState onRetry={() => void refetch()}>{failureText(error)}</ErrorState>
        ) : (
          <Skeleton lines={10} />
        )}
      </>
    ) : (
      <PaperPreview css={css} widthMm={widthMm} zoomPct={zoom} tools={tools}>
        {pages}
      </PaperPreview>
    );
  return { view, isReady: data !== undefined, print, save };
}
