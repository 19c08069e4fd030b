import { GoodsGradeLabels } from '@garment-mes/sdk/labels';
import { useState } from 'react';
import { labelOf, useText } from '#app/i18n.ts';
import delivery from '../delivery/delivery.module.css';
import frame from '../frame/frame.module.css';
import { HandEntry } from '../frame/hand-entry.tsx';
import { Keypad } from '../frame/keypad.tsx';
import { WideKey } from '../frame/keys.tsx';
import { Sheet } from '../frame/sheet.tsx';
import { OrderSheet, StoreSheet } from './acceptance-choices.tsx';
import { cellOf, countedIn, looseLine, mostOf, type Pallet } from './pallet.ts';
import { PalletSummary } from './pallet-summary.tsx';
import type { Acceptance } from './use-acceptance.ts';
import type { CountQuestion } from './use-counting-in.ts';

interface SheetsProps {
  readonly page: Acceptance;
}

/** The questions of the page: about what was scanned first, then what the person pressed. */
export function AcceptanceSheets({ page }: SheetsProps) {
  const t = useText();
  const { kept, counting, asked, ask } = page;
  const { pallet, grade } = kept;
  const close = () => ask(undefined);
  if (counting.question && pallet)
    return <CountSheet {...{ page, pallet, question: counting.question }} />;
  switch (asked) {
    case 'type':
      return (
        <HandEntry
          note={t('条码末 6 位，或整个条码')}
          entered={(code) => onlyOf(pallet, code) ?? code}
          offers={(tail) => offersOf(pallet, tail)}
          onCancel={close}
          onCode={(code) => {
            close();
            counting.scan(code, performance.now());
          }}
        />
      );
    case 'store':
      return (
        <StoreSheet
          title={t('{grade}入哪个仓？', { grade: labelOf(GoodsGradeLabels[grade]) })}
          grade={grade}
          onClose={close}
          onChoose={(store) => {
            kept.choose(grade, store);
            close();
          }}
        />
      );
    case 'order':
      return <OrderSheet onClose={close} onChoose={(id) => void page.open(id)} />;
    case 'location':
      return <LocationSheet page={page} />;
    case 'summary':
      return pallet ? <PalletSummary {...{ page, pallet }} /> : null;
    case 'drop':
      return (
        <Sheet title={t('作废本单？扫过的都要重扫')} note={pallet?.orderNo ?? ''} onClose={close}>
          <WideKey onPress={close}>{t('保留')}</WideKey>
          <WideKey
            primary
            onPress={() => {
              kept.keep(undefined);
              close();
            }}
          >
            {t('作废')}
          </WideKey>
        </Sheet>
      );
    default:
      return null;
  }
}

interface CountSheetProps extends SheetsProps {
  readonly pallet: Pallet;
  readonly question: CountQuestion;
}

/** How many pieces, or what becomes of a bundle of another order: one receipt is of one order. */
function CountSheet({ page, pallet, question }: CountSheetProps) {
  const t = useText();
  const { inquire, recount } = page.counting;
  const close = () => inquire(undefined);
  if (question.about === 'order')
    return (
      <Sheet title={question.label} onClose={close}>
        <p className={delivery.extra} role="alert">
          {t('扎号{bundle}属于{order}，先完成{open}，再扫这一扎', {
            ...{ bundle: question.label, order: question.orderNo, open: pallet.orderNo },
          })}
        </p>
        <WideKey onPress={close}>{t('不加')}</WideKey>
        <WideKey
          primary
          onPress={() => {
            close();
            page.complete();
          }}
        >
          {t('完成本单')}
        </WideKey>
      </Sheet>
    );
  const line =
    question.about === 'cell'
      ? looseLine(pallet, question.cell, page.kept.location)
      : question.line;
  const { colorName = '', sizeName = '' } = cellOf(pallet, line) ?? {};
  const left = Math.max(0, mostOf(pallet, line) - countedIn(pallet, line, line.id));
  return (
    <Keypad
      title={`${line.bundle?.label ?? t('散件')} ${colorName} ${sizeName}`}
      note={t('可入{left}', { left })}
      most={Math.min(left, line.bundle?.num ?? left)}
      {...(line.num > 0 && { first: line.num })}
      least={line.num > 0 ? 0 : 1}
      keyWords={(num) => t('记 {num} 件', { num })}
      onCancel={close}
      onNumber={(num) => recount(line, num)}
    />
  );
}

/** Where the pieces counted from now on lie: scanned, or typed. */
function LocationSheet({ page }: SheetsProps) {
  const t = useText();
  const { kept, ask } = page;
  const [text, setText] = useState(kept.location);
  const take = () => {
    kept.change({ location: text.trim() });
    ask(undefined);
  };
  return (
    <Sheet title={t('库位')} note={t('扫库位码，或输入')} onClose={() => ask(undefined)}>
      <input
        className={frame.entry}
        aria-label={t('库位')}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={32}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <WideKey primary onPress={take}>
        {t('确定')}
      </WideKey>
    </Sheet>
  );
}

const LEAST_TAIL = 3;
const MOST_OFFERS = 6;

/** Bundles of the order whose label or code ends in what was typed. */
const offersOf = (pallet: Pallet | undefined, tail: string) =>
  tail.length < LEAST_TAIL
    ? []
    : (pallet?.bundles ?? [])
        .filter(({ barcode, label }) => barcode.endsWith(tail) || label.endsWith(tail))
        .slice(0, MOST_OFFERS)
        .map(({ barcode: code, label, num }) => ({ code, words: `${label} ${num}` }));

function onlyOf(pallet: Pallet | undefined, tail: string): string | undefined {
  const [only, ...others] = offersOf(pallet, tail);
  return others.length === 0 ? only?.code : undefined;
}
