import {
  Button,
  Dialog,
  importSheet,
  type SheetEncoding,
  SheetFault,
  type SheetTexts,
} from '@garment-mes/ui';
import { useState } from 'react';
import { useText } from '#app/i18n.ts';

/** What shall become of rows nobody sees. */
type Answer = 'all' | 'seen' | 'none';

/** Row numbers that a question names. */
const NAMED = 20;

/**
 * Reads a file, and asks what shall become of rows that are hidden in it. Render `question` anywhere.
 * @param mostRows rows under the heads
 */
export function useSheetReader(mostRows: number) {
  const t = useText();
  const [asked, setAsked] = useState<{
    readonly rows: readonly number[];
    readonly answer: (answer: Answer) => void;
  }>();

  /**
   * The rows that are meant; `undefined` when the person gives up.
   * @throws SheetFault; DOMException `AbortError`
   */
  async function read(
    file: File,
    options: { readonly signal?: AbortSignal; readonly encoding?: SheetEncoding | undefined } = {},
  ): Promise<SheetTexts | undefined> {
    const texts = await importSheet({ file, mostRows, ...options });
    const rows = texts.lines.flatMap(({ row, hidden }) => (hidden ? [row] : []));
    if (rows.length === 0) return texts;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    setAsked({ rows, answer: resolve });
    const answer = await promise;
    setAsked(undefined);
    if (answer === 'none') return undefined;
    if (answer === 'all') return texts;
    const lines = texts.lines.filter(({ hidden }) => !hidden);
    if (lines.length === 0) throw new SheetFault('empty');
    return { ...texts, lines };
  }

  const rows = asked?.rows ?? [];
  const named = rows.slice(0, NAMED).join(t('、'));
  const question = asked && (
    <Dialog
      open
      onOpenChange={(open) => !open && asked.answer('none')}
      title={t('文件里有 {count} 行是隐藏的', { count: rows.length })}
      footer={
        <>
          <Button onClick={() => asked.answer('all')}>{t('也导入')}</Button>
          <Button variant="primary" onClick={() => asked.answer('seen')}>
            {t('不导入隐藏行')}
          </Button>
        </>
      }
    >
      {rows.length > NAMED
        ? t('第 {rows} 行等', { rows: named })
        : t('第 {rows} 行', { rows: named })}
    </Dialog>
  );
  return { read, question };
}
