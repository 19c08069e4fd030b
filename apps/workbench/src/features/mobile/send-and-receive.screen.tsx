import { ChevronLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { useWedge } from '#scanning/use-wedge.ts';
import { BatchChoice, DeliveryChoice } from './delivery/choices.tsx';
import { DeliveryRows } from './delivery/delivery-rows.tsx';
import { type ListQuestion, ListSheets } from './delivery/list-sheets.tsx';
import { CompleteKey, ListView } from './delivery/list-view.tsx';
import { labelOfMode, Modes } from './delivery/modes.tsx';
import { uncounted } from './delivery/scanned-list.ts';
import { useDeliveries } from './delivery/use-deliveries.ts';
import { CameraWindow } from './frame/camera-window.tsx';
import { CodeFoot } from './frame/code-foot.tsx';
import frame from './frame/frame.module.css';
import { PersonBar } from './frame/person-bar.tsx';
import { PhoneMain, PhonePage } from './frame/phone-page.tsx';
import { ScanSignal } from './frame/scan-signal.tsx';
import { StatusBar } from './frame/status-bar.tsx';
import type { QueuedReport } from './queue/queued-scan.ts';
import { useScanQueue } from './queue/use-scan-queue.ts';
import { refusedWords } from './report/recent/refused-words.ts';

/** Deliveries have short numbers. */
const SHORTEST_CODE = 4;

/** Bundles go out of the store to a line, and are counted in at the line, with or without a network. */
export default function SendAndReceive() {
  const t = useText();
  const { userName } = useWorkbench();
  const queue = useScanQueue(onAnswers, 'deliveries');
  const page = useDeliveries(queue);
  const { lists, signal, counting, isBusy } = page;
  const { mode } = lists;
  const list = mode && lists.lists[mode];
  const [looking, setLooking] = useState(false);
  const [asked, setAsked] = useState<ListQuestion>();
  useWedge(counting.scan, {
    shortest: SHORTEST_CODE,
    handheld: true,
    onComposing: () => signal.refuse(t('请切换到英文输入法')),
    onBroken: () => signal.refuse(t('条码不完整，请重扫或手输')),
  });
  const isKept = queue.documents.some(({ requestId }) => requestId === list?.requestId);
  useEffect(() => {
    // The page was closed after its document was kept, before the list was forgotten.
    if (isKept && list && !isBusy) lists.drop(list.mode);
  }, [isKept, list, isBusy, lists]);

  function onAnswers(answered: readonly QueuedReport[]) {
    const refused = refusedWords(answered);
    if (refused !== undefined) signal.refuse(refused);
    page.reread();
  }

  return (
    <PhonePage>
      <StatusBar queue={queue} queuedCodes={0} />
      <PersonBar name={userName} note={mode && t(labelOfMode(mode))} voice={signal}>
        {mode && (
          <button
            type="button"
            className={frame.round}
            aria-label={t('返回')}
            onClick={() => lists.choose(undefined)}
          >
            <ChevronLeft aria-hidden />
          </button>
        )}
      </PersonBar>
      <PhoneMain>
        {looking && <CameraWindow onCode={counting.scan} onClose={() => setLooking(false)} />}
        {list && (
          <ListView
            list={list}
            onRecount={counting.recount}
            onRemove={({ id }) => lists.revise(list, (now) => uncounted(now, id))}
            onLine={() => setAsked('line')}
            onDrop={() => setAsked('drop')}
          />
        )}
        {mode === undefined && <Modes lists={lists.lists} onChoose={lists.choose} />}
        {!list && mode === 'send' && (
          <BatchChoice onChoose={(batch) => void page.openBatch(batch)} />
        )}
        {!list && mode === 'receive' && (
          <DeliveryChoice onChoose={(id) => void page.openDelivery(id)} />
        )}
        {!list && <DeliveryRows queue={queue} onReopen={(entry) => void page.reopen(entry)} />}
      </PhoneMain>
      {mode && (
        <CodeFoot
          looking={looking}
          onLook={() => setLooking(!looking)}
          onType={() => setAsked('type')}
        >
          {list && (
            <CompleteKey
              list={list}
              disabled={isBusy}
              onPress={() => setAsked(list.line ? 'summary' : 'line')}
            />
          )}
        </CodeFoot>
      )}
      <ListSheets {...{ page, list, asked }} onClose={() => setAsked(undefined)} />
      <ScanSignal {...signal} />
    </PhonePage>
  );
}
