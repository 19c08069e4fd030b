import { useText } from '#app/i18n.ts';
import { HandEntry } from '../frame/hand-entry.tsx';
import { Keypad } from '../frame/keypad.tsx';
import { WideKey } from '../frame/keys.tsx';
import { LineSheet } from '../frame/line-sheet.tsx';
import { Sheet } from '../frame/sheet.tsx';
import styles from './delivery.module.css';
import { titleOf } from './delivery-document.ts';
import type { ScannedList } from './scanned-list.ts';
import { SummarySheet } from './summary-sheet.tsx';
import type { CountQuestion } from './use-counting.ts';
import type { Deliveries } from './use-deliveries.ts';

/** What the page asks about a list. */
export type ListQuestion = 'line' | 'summary' | 'drop' | 'type';

interface ListSheetsProps {
  readonly page: Deliveries;
  readonly list: ScannedList | undefined;
  readonly asked: ListQuestion | undefined;
  readonly onClose: () => void;
}

/** The questions of a list: a scanned bundle first, then what the person pressed. */
export function ListSheets({ page, list, asked, onClose }: ListSheetsProps) {
  const t = useText();
  const { lists, counting } = page;
  const { question } = counting;
  if (question && list) return <BundleQuestion {...{ page, list, question }} />;
  if (asked === 'type')
    return (
      <HandEntry
        note={t('条码末 6 位，或整个条码')}
        entered={(code) => onlyOf(list, code) ?? code}
        offers={(tail) => offersOf(list, tail)}
        onCancel={onClose}
        onCode={(code) => {
          onClose();
          counting.scan(code, performance.now());
        }}
      />
    );
  if (list === undefined) return null;
  if (asked === 'line')
    return (
      <LineSheet
        title={t('发到哪条产线？')}
        onClose={onClose}
        onChoose={(line) => {
          lists.revise(list, (now) => ({ ...now, line }));
          onClose();
        }}
      />
    );
  if (asked === 'summary')
    return (
      <SummarySheet
        list={list}
        pending={page.isBusy}
        onClose={onClose}
        onReason={(bundles, reason) => {
          const given = Object.fromEntries(bundles.map(({ id }) => [id, reason]));
          lists.revise(list, (now) => ({ ...now, reasons: { ...now.reasons, ...given } }));
        }}
        onComplete={() => void page.complete(list).then(onClose)}
      />
    );
  if (asked === 'drop')
    return (
      <Sheet title={t('作废本单？扫过的都要重扫')} note={titleOf(list)} onClose={onClose}>
        <WideKey onPress={onClose}>{t('保留')}</WideKey>
        <WideKey
          primary
          onPress={() => {
            lists.drop(list.mode);
            onClose();
          }}
        >
          {t('作废')}
        </WideKey>
      </Sheet>
    );
  return null;
}

interface BundleQuestionProps {
  readonly page: Deliveries;
  readonly list: ScannedList;
  readonly question: CountQuestion;
}

/** How many pieces a bundle has, or whether it is added though it belongs to no batch of this list. */
function BundleQuestion({ page, list, question }: BundleQuestionProps) {
  const t = useText();
  const { bundle, about } = question;
  const { put, cancel } = page.counting;
  const title = `${bundle.label} ${bundle.colorName} ${bundle.sizeName}`;
  if (about === 'extra')
    return (
      <Sheet title={title} onClose={cancel}>
        <p className={styles.extra} role="alert">
          {t('{bundle} 不在批次{no}，加入本单？', {
            bundle: bundle.label,
            no: list.batch?.no ?? '',
          })}
        </p>
        <WideKey onPress={cancel}>{t('不加')}</WideKey>
        <WideKey primary onPress={() => put(bundle, bundle.num ?? 0)}>
          {t('加入本单')}
        </WideKey>
      </Sheet>
    );
  return (
    <Keypad
      title={title}
      note={list.isBlind ? t('数一数有多少件') : t('件数')}
      // More than was sent may come; no more leaves the store than a bundle has.
      most={list.mode === 'send' ? bundle.num : undefined}
      first={list.counts[bundle.id] ?? bundle.num}
      least={list.mode === 'send' ? 1 : 0}
      keyWords={(num) => t('记 {num} 件', { num })}
      onCancel={cancel}
      onNumber={(num) => put(bundle, num)}
    />
  );
}

const LEAST_TAIL = 3;
const MOST_OFFERS = 6;

/** Bundles of the list whose label or code ends in what was typed. */
const offersOf = (list: ScannedList | undefined, tail: string) =>
  tail.length < LEAST_TAIL
    ? []
    : (list?.bundles ?? [])
        .filter(({ barcode, label }) => barcode.endsWith(tail) || label.endsWith(tail))
        .slice(0, MOST_OFFERS)
        .map(({ barcode, label, colorName, sizeName }) => ({
          code: barcode,
          words: `${label} ${colorName} ${sizeName}`,
        }));

function onlyOf(list: ScannedList | undefined, tail: string): string | undefined {
  const [only, ...others] = offersOf(list, tail);
  return others.length === 0 ? only?.code : undefined;
}
