import { importSheet, type SheetEncoding, SheetFault, type SheetTexts } from '@garment-mes/ui';
import { useState } from 'react';
import { HiddenRows, type HiddenRowsAnswer } from './hidden-rows.tsx';
import { isChosenEncoding } from './text-encoding.tsx';
import { TextPreview, type TextPreviewAnswer } from './text-preview.tsx';

/** What the person is asked about a file that was read. */
type Asked =
  | { readonly rows: readonly number[]; readonly answer: (answer: HiddenRowsAnswer) => void }
  | { readonly texts: SheetTexts; readonly answer: (answer: TextPreviewAnswer) => void };

interface ReadOptions {
  readonly signal?: AbortSignal;
  readonly encoding?: SheetEncoding | undefined;
}

/**
 * Reads a file, and asks what shall become of rows that are hidden in it. Render `question` anywhere.
 * @param mostRows rows under the heads
 * @param showsText shows how the letters of a text file were read before anything is done with them: for those who show
 *   no rows of their own
 */
export function useSheetReader(mostRows: number, showsText = false) {
  const [asked, setAsked] = useState<Asked>();

  /**
   * The rows that are meant; `undefined` when the person gives up.
   * @throws SheetFault; DOMException `AbortError`
   */
  async function read(file: File, options: ReadOptions = {}): Promise<SheetTexts | undefined> {
    const found = await importSheet({ file, mostRows, ...options });
    const texts =
      showsText && isChosenEncoding(found.encoding) ? await shown(file, found, options) : found;
    if (texts === undefined) return undefined;
    const rows = texts.lines.flatMap(({ row, hidden }) => (hidden ? [row] : []));
    if (rows.length === 0) return texts;
    const { promise, resolve } = Promise.withResolvers<HiddenRowsAnswer>();
    setAsked({ rows, answer: resolve });
    const answer = await promise;
    setAsked(undefined);
    if (answer === 'none') return undefined;
    if (answer === 'all') return texts;
    const lines = texts.lines.filter(({ hidden }) => !hidden);
    if (lines.length === 0) throw new SheetFault('empty');
    return { ...texts, lines };
  }

  /** The texts in the encoding that the person wants. */
  async function shown(
    file: File,
    found: SheetTexts,
    options: ReadOptions,
  ): Promise<SheetTexts | undefined> {
    let texts = found;
    try {
      for (;;) {
        const { promise, resolve } = Promise.withResolvers<TextPreviewAnswer>();
        setAsked({ texts, answer: resolve });
        const answer = await promise;
        if (answer === 'none') return undefined;
        if (answer === 'go') return texts;
        texts = await importSheet({ file, mostRows, ...options, encoding: answer });
      }
    } finally {
      setAsked(undefined);
    }
  }

  const question =
    asked && ('rows' in asked ? <HiddenRows {...asked} /> : <TextPreview {...asked} />);
  return { read, question };
}
