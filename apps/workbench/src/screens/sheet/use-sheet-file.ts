import type { SheetEncoding, SheetTexts } from '@garment-mes/ui';
import { useEffect, useRef, useState } from 'react';
import { sheetFaultText } from '#screens/fields/sheet-fault-text.ts';
import { useSheetReader } from './use-sheet-reader.tsx';

/** Reads a chosen file; another one, or leaving the page, ends the reading. */
export function useSheetFile(
  mostRows: number,
  onTexts: (texts: SheetTexts, signal: AbortSignal) => Promise<void> | void,
) {
  const [reading, setReading] = useState(false);
  const [fault, setFault] = useState<string>();
  const [text, setText] = useState<{ readonly file: File; readonly encoding: SheetEncoding }>();
  const { read, question } = useSheetReader(mostRows);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  async function take(file: File, wanted?: SheetEncoding) {
    stop.current?.abort();
    const control = new AbortController();
    stop.current = control;
    const { signal } = control;
    setFault(undefined);
    setText(wanted && { file, encoding: wanted });
    setReading(true);
    try {
      const texts = await read(file, { signal, encoding: wanted });
      signal.throwIfAborted();
      const encoding = texts?.encoding;
      setText(encoding && { file, encoding });
      if (texts !== undefined) await onTexts(texts, signal);
    } catch (error) {
      if (!signal.aborted) setFault(sheetFaultText(error, mostRows));
    } finally {
      if (stop.current === control) setReading(false);
    }
  }
  return {
    reading,
    fault,
    setFault,
    take: (file: File) => take(file),
    question,
    /** How a text file was read; a workbook has none. */
    encoding: text?.encoding,
    /** Reads the text file once more. */
    recode: (encoding: SheetEncoding) => text && void take(text.file, encoding),
    /** Ends the reading, and forgets the file. */
    forget() {
      stop.current?.abort();
      setText(undefined);
    },
  };
}
