import { type ReactNode, useState } from 'react';
import { useText } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import type { QueuedDocument } from '../queue/queued-document.ts';
import { isOf } from '../queue/queued-scan.ts';
import type { useScanQueue } from '../queue/use-scan-queue.ts';
import frame from './frame.module.css';
import { WideKey } from './keys.tsx';
import { Sheet } from './sheet.tsx';

interface DocumentRowsProps {
  readonly queue: ReturnType<typeof useScanQueue>;
  /** What came of a document that was answered. */
  readonly words: (entry: QueuedDocument) => string;
  readonly onReopen: (entry: QueuedDocument) => void;
  /** What is left with the service, should a refused document be removed. */
  readonly left?: string;
  /** Sends a refused document with a reason: the word of the key, and the sheet that asks for it. */
  readonly reason?: (entry: QueuedDocument) =>
    | {
        readonly label: string;
        readonly ask: (onReason: (why: string) => void, onClose: () => void) => ReactNode;
      }
    | undefined;
}

/** What was completed on this device, the newest first, and what came of it. */
export function DocumentRows(props: DocumentRowsProps) {
  const t = useText();
  const { queue, words, onReopen } = props;
  const { companyId, userId } = useWorkbench();
  const [asked, setAsked] = useState<string>();
  const own = queue.documents.filter((entry) => isOf({ companyId, userId }, entry)).toReversed();
  const entry = own.find(({ requestId }) => requestId === asked);
  return (
    <ol className={frame.rows} aria-label={t('已完成的单')}>
      {own.map((each) => (
        <li key={each.requestId} className={frame.row} data-state={toneOf(each)}>
          <span className={frame.rowWords}>
            <b>{each.words.title}</b>
            <small>{stateWords(t, each, words)}</small>
          </span>
          {isRefused(each) && (
            <button type="button" className={frame.rowKey} onClick={() => setAsked(each.requestId)}>
              {t('处理')}
            </button>
          )}
        </li>
      ))}
      {entry && isRefused(entry) && (
        <RefusedDocument
          {...props}
          entry={entry}
          onClose={() => setAsked(undefined)}
          onReopen={() => onReopen(entry)}
          onRepeat={(reason) =>
            void queue.queue.repeat(entry.requestId, newRequestId(), { reason })
          }
          onRemove={() => void queue.queue.remove(entry.requestId)}
        />
      )}
    </ol>
  );
}

const isRefused = ({ state }: QueuedDocument): boolean => state === 'refused' || state === 'locked';

function toneOf(entry: QueuedDocument): 'waiting' | 'refused' | undefined {
  if (isRefused(entry) || (entry.outcome?.differing.length ?? 0) > 0) return 'refused';
  return entry.state === 'ok' ? undefined : 'waiting';
}

function stateWords(
  t: ReturnType<typeof useText>,
  entry: QueuedDocument,
  words: DocumentRowsProps['words'],
): string | undefined {
  if (entry.state === 'sending') return t('上传中');
  if (entry.state === 'queued') return t('待传');
  return entry.outcome === undefined ? entry.text : words(entry);
}

interface RefusedDocumentProps extends Pick<DocumentRowsProps, 'reason' | 'left'> {
  readonly entry: QueuedDocument;
  readonly onClose: () => void;
  /** Goes on with what was counted. */
  readonly onReopen: () => void;
  /** Sends it once more. @param reason why it is sent all the same */
  readonly onRepeat: (reason: string | undefined) => void;
  readonly onRemove: () => void;
}

/** What becomes of a document that was refused. Everything on it was scanned: nothing throws it away by one tap. */
function RefusedDocument(props: RefusedDocumentProps) {
  const t = useText();
  const { entry, left, onClose, onReopen, onRepeat, onRemove } = props;
  const [step, setStep] = useState<'choose' | 'reason' | 'remove'>('choose');
  const { words, text } = entry;
  const note = text === undefined ? {} : { note: text };
  const reason = props.reason?.(entry);
  const done = (work: () => void) => () => {
    work();
    onClose();
  };
  if (step === 'reason' && reason) return reason.ask((why) => done(() => onRepeat(why))(), onClose);
  if (step === 'remove')
    return (
      <Sheet title={t('这张单不再上传，确定删除？')} note={words.title} onClose={onClose}>
        {left && <p>{left}</p>}
        <WideKey onPress={onClose}>{t('保留')}</WideKey>
        <WideKey primary onPress={done(onRemove)}>
          {t('删除')}
        </WideKey>
      </Sheet>
    );
  return (
    <Sheet title={words.title} {...note} onClose={onClose}>
      <WideKey onPress={() => setStep('remove')}>{t('删除')}</WideKey>
      {reason && <WideKey onPress={() => setStep('reason')}>{reason.label}</WideKey>}
      <WideKey onPress={done(() => onRepeat(undefined))}>{t('再传一次')}</WideKey>
      <WideKey primary onPress={done(onReopen)}>
        {t('改单')}
      </WideKey>
    </Sheet>
  );
}
