import { t } from '#app/i18n.ts';
import { isDocument } from '../../queue/queued-document.ts';
import type { QueuedReport } from '../../queue/queued-scan.ts';

/** Which reports were refused and why: a sentence alone leaves somebody with ten bundles guessing. */
export function refusedWords(answered: readonly QueuedReport[]): string | undefined {
  const refused = answered.filter(({ state }) => state !== 'ok');
  const last = refused.at(-1);
  if (last === undefined) return undefined;
  const what = wordsOf(last);
  const others =
    refused.length > 1 ? ` ${t('另有 {count} 笔也被退回', { count: refused.length - 1 })}` : '';
  return `${what}：${last.text ?? ''}${others}`;
}

/** Bundles of which a report was refused, as people call them. */
export const refusedBundles = (answered: readonly QueuedReport[]): readonly string[] =>
  answered.flatMap((report) =>
    report.state === 'ok' || isDocument(report) ? [] : [report.words.bundle],
  );

function wordsOf(report: QueuedReport): string {
  if (isDocument(report)) return report.words.title;
  const { bundle, process, num } = report.words;
  return `${bundle} ${process} ${t('{num}件', { num })}`;
}
