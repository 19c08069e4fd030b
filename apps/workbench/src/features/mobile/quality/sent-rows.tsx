import { useState } from 'react';
import { useText } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import frame from '../frame/frame.module.css';
import { WideKey } from '../frame/keys.tsx';
import { Sheet } from '../frame/sheet.tsx';
import type { QueuedDocument } from '../queue/queued-document.ts';
import { isOf } from '../queue/queued-scan.ts';
import type { useScanQueue } from '../queue/use-scan-queue.ts';
import type { CheckDraft } from './check-draft.ts';

interface SentRowsProps {
  readonly queue: ReturnType<typeof useScanQueue>;
  /** Opens a refused check again. */
  readonly onReopen: (check: CheckDraft) => void;
}

const isRefused = ({ state }: QueuedDocument): boolean => state === 'refused' || state === 'locked';

/** What was saved on this device, the newest first, and what came of it. */
export function SentRows({ queue, onReopen }: SentRowsProps) {
  const t = useText();
  const { companyId, userId } = useWorkbench();
  const [asked, setAsked] = useState<string>();
  const own = queue.documents.filter((entry) => isOf({ companyId, userId }, entry)).toReversed();
  const entry = own.find(({ requestId }) => requestId === asked);
  const toneOf = (each: QueuedDocument) =>
    isRefused(each) ? 'refused' : each.state === 'ok' ? undefined : 'waiting';
  const wordsOf = ({ state, text, outcome }: QueuedDocument) => {
    if (state === 'sending') return t('上传中');
    return state === 'queued' ? t('待传') : (text ?? outcome?.no);
  };
  return (
    <ol className={frame.rows} aria-label={t('已记录')}>
      {own.map((each) => (
        <li key={each.requestId} className={frame.row} data-state={toneOf(each)}>
          <span className={frame.rowWords}>
            <b>{each.words.title}</b>
            <small>{wordsOf(each)}</small>
          </span>
          {isRefused(each) && (
            <button type="button" className={frame.rowKey} onClick={() => setAsked(each.requestId)}>
              {t('处理')}
            </button>
          )}
        </li>
      ))}
      {entry && isRefused(entry) && (
        <RefusedEntry {...{ entry, queue, onReopen }} onClose={() => setAsked(undefined)} />
      )}
    </ol>
  );
}

interface RefusedEntryProps extends SentRowsProps {
  readonly entry: QueuedDocument;
  readonly onClose: () => void;
}

/** What becomes of what was refused: nothing throws it away by one tap. */
function RefusedEntry({ entry, queue: { queue }, onReopen, onClose }: RefusedEntryProps) {
  const t = useText();
  const [isGoing, setGoing] = useState(false);
  const { requestId, words, text } = entry;
  const done = (work: () => unknown) => () => {
    work();
    onClose();
  };
  if (isGoing)
    return (
      <Sheet title={t('这一条不再上传，确定删除？')} note={words.title} onClose={onClose}>
        <WideKey onPress={onClose}>{t('保留')}</WideKey>
        <WideKey primary onPress={done(() => void queue.remove(requestId))}>
          {t('删除')}
        </WideKey>
      </Sheet>
    );
  return (
    <Sheet title={words.title} {...(text === undefined ? {} : { note: text })} onClose={onClose}>
      <WideKey onPress={() => setGoing(true)}>{t('删除')}</WideKey>
      <WideKey onPress={done(() => void queue.repeat(requestId, newRequestId()))}>
        {t('再传一次')}
      </WideKey>
      {entry.call === 'createCheckRecord' && (
        <WideKey
          primary
          onPress={done(() => {
            onReopen({ ...(entry.draft as CheckDraft), requestId: newRequestId() });
            void queue.remove(requestId);
          })}
        >
          {t('改单')}
        </WideKey>
      )}
    </Sheet>
  );
}
