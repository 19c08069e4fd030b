import { MOST_PATROL_SAMPLE } from '@garment-mes/domain/quality';
import { useText } from '#app/i18n.ts';
import { HandEntry } from '../frame/hand-entry.tsx';
import { Keypad } from '../frame/keypad.tsx';
import { WideKey } from '../frame/keys.tsx';
import { LineSheet } from '../frame/line-sheet.tsx';
import { Sheet } from '../frame/sheet.tsx';
import { countsOf, type Figure } from './check-draft.ts';
import { figureLabel } from './check-view.tsx';
import type { Checks } from './use-checks.ts';
import type { Kept } from './use-kept-checks.ts';
import type { Preload } from './use-preload.ts';

/** What the page asks. */
export type Question = 'line' | 'type' | 'sample' | 'drop' | Figure;

interface CheckSheetsProps {
  readonly kept: Kept;
  readonly checks: Checks;
  readonly preload: Preload;
  readonly asked: Question | undefined;
  readonly onClose: () => void;
}

const LEAST_TAIL = 3;
const MOST_OFFERS = 6;

/** The question that was pressed: a line, a code, a number, or whether all of it is thrown away. */
export function CheckSheets({ kept, checks, preload, asked, onClose }: CheckSheetsProps) {
  const t = useText();
  const { check, station } = kept;
  const done = (part: Parameters<Kept['change']>[0]) => {
    kept.change(part);
    onClose();
  };
  if (asked === undefined) return null;
  if (asked === 'line')
    return (
      <LineSheet
        title={t('巡检哪条产线？')}
        onChoose={(line) => done({ line, round: undefined })}
        onClose={onClose}
      />
    );
  if (asked === 'type')
    return (
      <HandEntry
        note={t('条码末 6 位，或整个条码')}
        entered={(code) => code}
        offers={(tail) => offersOf(preload, tail)}
        onCancel={onClose}
        onCode={(code) => {
          onClose();
          checks.scan(code, performance.now());
        }}
      />
    );
  if (asked === 'drop')
    return (
      <Sheet title={t('作废？点过的都要重点')} note={check?.title ?? ''} onClose={onClose}>
        <WideKey onPress={onClose}>{t('保留')}</WideKey>
        <WideKey primary onPress={() => done({ check: undefined, station: undefined })}>
          {t('作废')}
        </WideKey>
      </Sheet>
    );
  const keypad = { keyWords: (num: string) => t('记 {num} 件', { num }), onCancel: onClose };
  if (asked === 'sample')
    return station ? (
      <Keypad
        {...keypad}
        title={t('抽检')}
        most={MOST_PATROL_SAMPLE}
        first={station.sampleNum}
        onNumber={(sampleNum) => done({ station: { ...station, sampleNum } })}
      />
    ) : null;
  if (!check) return null;
  return (
    <Keypad
      {...keypad}
      title={figureLabel(asked)}
      note={check.title}
      most={asked === 'checkNum' ? check.most : check.checkNum}
      first={countsOf(check)[asked]}
      least={asked === 'checkNum' ? 1 : 0}
      onNumber={(num) => done({ check: { ...check, [asked]: num } })}
    />
  );
}

/** Bundles of the line whose label or code ends in what was typed. */
const offersOf = ({ bundles }: Preload, tail: string) =>
  tail.length < LEAST_TAIL
    ? []
    : bundles
        .filter(({ barcode, bundleLabel }) => barcode.endsWith(tail) || bundleLabel.endsWith(tail))
        .slice(0, MOST_OFFERS)
        .map(({ barcode, bundleLabel, colorName, sizeName }) => ({
          code: barcode,
          words: `${bundleLabel} ${colorName} ${sizeName}`,
        }));
