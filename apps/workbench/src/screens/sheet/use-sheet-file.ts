import { importSheet, type SheetTexts } from '@garment-mes/ui';
import { useEffect, useRef, useState } from 'react';
import { sheetFaultText } from '#screens/fields/sheet-fault-text.ts';

/** Reads a chosen file; another one, or leaving the page, ends the reading. */
export function useSheetFile(
  mostRows: number,
  onTexts: (texts: SheetTexts, signal: AbortSignal) => Promise<void> | void,
) {
  const [reading, setReading] = useState(false);
  const [fault, setFault] = useState<string>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  async function take(file: File) {
    stop.current?.abort();
    const control = new AbortController();
    stop.current = control;
    setFault(undefined);
    setReading(true);
    try {
      const texts = await importSheet({ file, mostRows, signal: control.signal });
      await onTexts(texts, control.signal);
    } catch (error) {
      if (!control.signal.aborted) setFault(sheetFaultText(error, mostRows));
    } finally {
      if (stop.current === control) setReading(false);
    }
  }
  return { reading, fault, setFault, take };
}
