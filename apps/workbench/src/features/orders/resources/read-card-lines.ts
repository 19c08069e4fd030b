import { scannedCode } from '@garment-mes/domain/bundles';
import { t } from '#app/i18n.ts';

interface Bundle {
  readonly id: string;
  readonly bundleLabel: string;
}

interface CardLine {
  readonly cardNo: string;
  /** The bundle as it was typed. */
  readonly typed: string;
  readonly bundleId: string | undefined;
  /** What keeps the line from being sent. */
  readonly fault: string | undefined;
}

/** `B0047` of `47`, `b47` and `B0047`; a split child keeps its part: `B0047-1` of `47-1`. */
function labelOfTyped(typed: string): string {
  const [, no, part] = /^B?0*(\d+)(-\d+)?$/i.exec(typed.trim()) ?? [];
  return no === undefined ? typed.trim() : `B${no.padStart(4, '0')}${part ?? ''}`;
}

/** Pairs of card and bundle as they are pasted or scanned: one a line, apart by a tab, comma or space. */
export function readCardLines(text: string, bundles: readonly Bundle[]): readonly CardLine[] {
  const byLabel = new Map(bundles.map(({ id, bundleLabel }) => [bundleLabel, id]));
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const seen = new Set<string>();
  return lines.map((line) => {
    const [no = '', typed = '', ...more] = line.trim().split(/[\t,，;；\s]+/);
    const cardNo = scannedCode(no);
    const bundleId = byLabel.get(labelOfTyped(typed));
    const twice = seen.has(cardNo);
    seen.add(cardNo);
    const fault =
      typed === '' || more.length > 0
        ? t('每行一张插卡和一个扎号')
        : bundleId === undefined
          ? t('本订单没有扎号“{bundle}”', { bundle: typed })
          : twice
            ? t('插卡号“{card}”重复', { card: cardNo })
            : undefined;
    return { cardNo, typed, bundleId, fault };
  });
}
