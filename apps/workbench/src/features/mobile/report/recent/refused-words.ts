import { t } from '#app/i18n.ts';
import type { QueuedScan } from '../../queue/queued-scan.ts';

/** Which reports were refused and why: a sentence alone leaves somebody with ten bundles guessing. */
export function refusedWords(answered: readonly QueuedScan[]): string | undefined {
  const refused = answered.filter(({ state }) => state !== 'ok');
  const last = refused.at(-1);
  if (last === undefined) return undefined;
  const { bundle, process, num } = last.words;
  const what = `${bundle} ${process} ${t('{num}件', { num })}`;
  const others =
    refused.length > 1 ? ` ${t('另有 {count} 笔也被退回', { count: refused.length - 1 })}` : '';
  return `${what}：${last.text ?? ''}${others}`;
}
