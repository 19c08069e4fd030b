import { GoodsGradeLabels } from '@garment-mes/sdk/labels';
import { Skeleton } from '@garment-mes/ui';
import { useState } from 'react';
import { labelOf, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { useWedge } from '#scanning/use-wedge.ts';
import styles from './acceptance/acceptance.module.css';
import { AcceptanceSheets } from './acceptance/acceptance-sheets.tsx';
import { PalletView } from './acceptance/pallet-view.tsx';
import type { ReceiptDraft } from './acceptance/receipt-document.ts';
import { type Acceptance, useAcceptance } from './acceptance/use-acceptance.ts';
import { CONFIRM, WaitingReceipts } from './acceptance/waiting-receipts.tsx';
import delivery from './delivery/delivery.module.css';
import { CameraWindow } from './frame/camera-window.tsx';
import { CodeFoot } from './frame/code-foot.tsx';
import { DocumentRows } from './frame/document-rows.tsx';
import { Chips, WideKey } from './frame/keys.tsx';
import { PersonBar } from './frame/person-bar.tsx';
import { PhoneMain, PhonePage } from './frame/phone-page.tsx';
import { ScanSignal } from './frame/scan-signal.tsx';
import { StatusBar } from './frame/status-bar.tsx';
import type { QueuedDocument } from './queue/queued-document.ts';
import type { QueuedReport } from './queue/queued-scan.ts';
import { useScanQueue } from './queue/use-scan-queue.ts';
import { refusedWords } from './report/recent/refused-words.ts';

const CREATE = 'POST^/mes2/warehouseReceipt';
const SUBMIT = 'PUT^/mes2/warehouseReceipt/submit';
/** Places in the store have short names. */
const SHORTEST_CODE = 4;

/** Goods that passed are counted into the warehouse, bundle by bundle or by pieces, with or without a network. */
export default function AcceptGoods() {
  const t = useText();
  const { can, menus, userName } = useWorkbench();
  const queue = useScanQueue(onAnswers, 'goods');
  const page = useAcceptance(queue);
  const { kept, signal, counting, ask } = page;
  const { pallet } = kept;
  const [looking, setLooking] = useState(false);
  const counts = can(CREATE) && can(SUBMIT);
  const confirms = can(CONFIRM);
  useWedge(counts ? counting.scan : () => undefined, {
    shortest: SHORTEST_CODE,
    handheld: true,
    onComposing: () => signal.refuse(t('请切换到英文输入法')),
    onBroken: () => signal.refuse(t('条码不完整，请重扫或手输')),
  });

  function onAnswers(answered: readonly QueuedReport[]) {
    const refused = refusedWords(answered);
    if (refused !== undefined) signal.refuse(refused);
    page.refresh();
  }

  return (
    <PhonePage>
      <StatusBar queue={queue} queuedCodes={0} />
      <PersonBar name={userName} note={t('验收入库')} voice={signal} />
      <PhoneMain>
        {!counts && !confirms && <NoRight isKnown={menus.length > 0} />}
        {looking && <CameraWindow onCode={counting.scan} onClose={() => setLooking(false)} />}
        {counts && <Grades page={page} />}
        {pallet && counts && <PalletView page={page} pallet={pallet} />}
        {counts && <Where page={page} />}
        {pallet && counts && <WideKey onPress={() => ask('drop')}>{t('作废本单')}</WideKey>}
        {!pallet && counts && <p className={delivery.waiting}>{t('请扫第一扎')}</p>}
        {!pallet && counts && (
          <WideKey onPress={() => ask('order')}>{t('没有扎号，按件点')}</WideKey>
        )}
        {!pallet && confirms && <WaitingReceipts signal={signal} onConfirmed={page.refresh} />}
        {!pallet && (
          <DocumentRows
            queue={queue}
            words={(entry) => submittedWords(t, entry)}
            left={t('已存成草稿的，在入库单里作废')}
            onReopen={(entry) => void page.reopen(entry)}
          />
        )}
      </PhoneMain>
      {counts && (
        <CodeFoot looking={looking} onLook={() => setLooking(!looking)} onType={() => ask('type')}>
          {pallet && (
            <WideKey
              primary
              disabled={page.isBusy || pallet.lines.length + pallet.unread.length === 0}
              onPress={page.complete}
            >
              {t('完成')}
            </WideKey>
          )}
        </CodeFoot>
      )}
      <AcceptanceSheets page={page} />
      <ScanSignal {...signal} />
    </PhonePage>
  );
}

/** What the person may do is on its way, or it is nothing here. */
function NoRight({ isKnown }: { readonly isKnown: boolean }) {
  const t = useText();
  return isKnown ? (
    <p className={delivery.nothing}>{t('无权使用此应用')}</p>
  ) : (
    <Skeleton lines={2} />
  );
}

/** Of which grade pieces are counted from now on. */
function Grades({ page: { kept, ask } }: { readonly page: Acceptance }) {
  const { grade, stores } = kept;
  return (
    <Chips
      choices={([1, 2] as const).map((value) => ({
        value,
        label: labelOf(GoodsGradeLabels[value]),
      }))}
      chosen={grade}
      onChoose={(next) => {
        kept.change({ grade: next });
        if (stores[next] === undefined) ask('store');
      }}
    />
  );
}

/** Into which store of this device goods come, and where they lie there. */
function Where({ page: { kept, ask } }: { readonly page: Acceptance }) {
  const t = useText();
  const { grade, location, stores } = kept;
  return (
    <div className={styles.notes}>
      <WideKey primary={stores[grade] === undefined} onPress={() => ask('store')}>
        {stores[grade]?.name ?? t('请先选仓库')}
      </WideKey>
      <WideKey onPress={() => ask('location')}>{location || t('库位')}</WideKey>
    </div>
  );
}

/** A receipt that was submitted, and who confirms it. */
function submittedWords(t: ReturnType<typeof useText>, { outcome, draft }: QueuedDocument): string {
  const { store } = draft as ReceiptDraft;
  const no = outcome?.no ?? '';
  const keepers = store.keepers.join(t('、'));
  return keepers === ''
    ? t('{no} 已提交，由仓管确认', { no })
    : t('{no} 已提交，由{keepers}确认', { no, keepers });
}
