import { refusalText } from '@garment-mes/domain/refusals';
import { TO_ANY_LINE } from '@garment-mes/domain/states';
import { useState } from 'react';
import { currentLanguage, useText } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import frame from '../frame/frame.module.css';
import { Chips, WideKey } from '../frame/keys.tsx';
import { Sheet } from '../frame/sheet.tsx';
import type { QueuedDocument } from '../queue/queued-document.ts';
import { isOf } from '../queue/queued-scan.ts';
import type { useScanQueue } from '../queue/use-scan-queue.ts';
import type { ScannedList } from './scanned-list.ts';

const ANY_LINE = 'PUT^/mes2/materialsDelivery/anyLine';

interface DocumentRowsProps {
  readonly queue: ReturnType<typeof useScanQueue>;
  readonly onReopen: (entry: QueuedDocument) => void;
}

/** What was completed on this device, the newest first, and what came of it. */
export function DocumentRows({ queue, onReopen }: DocumentRowsProps) {
  const t = useText();
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
            <small>{stateWords(t, each)}</small>
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

function stateWords(t: ReturnType<typeof useText>, { state, text, outcome }: QueuedDocument) {
  if (state === 'sending') return t('上传中');
  if (state === 'queued') return t('待传');
  if (outcome === undefined) return text;
  const differing = outcome.differing.map(({ bundle, sent, received }) =>
    received === 0
      ? t('{bundle} 未收', { bundle })
      : t('{bundle} 发{sent}收{received}', { bundle, sent, received }),
  );
  return [outcome.no, ...differing].join(' · ');
}

interface RefusedDocumentProps {
  readonly entry: QueuedDocument;
  readonly onClose: () => void;
  /** Goes on with its list. */
  readonly onReopen: () => void;
  /** Sends it once more. @param reason why it is sent to a line that has no work planned of it */
  readonly onRepeat: (reason: string | undefined) => void;
  readonly onRemove: () => void;
}

/** What becomes of a document that was refused. Everything on it was scanned: nothing throws it away by one tap. */
function RefusedDocument({ entry, onClose, onReopen, onRepeat, onRemove }: RefusedDocumentProps) {
  const t = useText();
  const { can } = useWorkbench();
  const [step, setStep] = useState<'choose' | 'line' | 'remove'>('choose');
  const { words, text } = entry;
  const note = text === undefined ? {} : { note: text };
  const done = (work: () => void) => () => {
    work();
    onClose();
  };
  if (step === 'line')
    return (
      <LineReason
        title={words.title}
        onClose={onClose}
        onReason={(why) => done(() => onRepeat(why))()}
      />
    );
  if (step === 'remove')
    return (
      <Sheet title={t('这张单不再上传，确定删除？')} note={words.title} onClose={onClose}>
        <WideKey onPress={onClose}>{t('保留')}</WideKey>
        <WideKey primary onPress={done(onRemove)}>
          {t('删除')}
        </WideKey>
      </Sheet>
    );
  return (
    <Sheet title={words.title} {...note} onClose={onClose}>
      <WideKey onPress={() => setStep('remove')}>{t('删除')}</WideKey>
      {isOfLine(entry) && can(ANY_LINE) && (
        <WideKey onPress={() => setStep('line')}>{t('仍要发料')}</WideKey>
      )}
      <WideKey onPress={done(() => onRepeat(undefined))}>{t('再传一次')}</WideKey>
      <WideKey primary onPress={done(onReopen)}>
        {t('改单')}
      </WideKey>
    </Sheet>
  );
}

/** Whether it was refused because its line has no work planned of the order (I21), or the reason for that is missing. */
function isOfLine({ call, text, draft }: QueuedDocument): boolean {
  if (call !== 'sendCutPieceDelivery') return false;
  const { line, orderNo } = draft as ScannedList;
  const language = currentLanguage();
  return [
    refusalText(
      { code: 'line-not-assigned', params: { line: line?.name ?? '', orderNo } },
      language,
    ),
    refusalText({ code: 'reason-required', params: { action: TO_ANY_LINE } }, language),
  ].includes(text ?? '');
}

interface LineReasonProps {
  readonly title: string;
  readonly onReason: (reason: string) => void;
  readonly onClose: () => void;
}

/** Why bundles go to a line that has no work planned of the order. */
function LineReason({ title, onReason, onClose }: LineReasonProps) {
  const t = useText();
  const [reason, setReason] = useState('');
  const offered = [t('插单'), t('换线'), t('补料')];
  return (
    <Sheet title={t('为什么发到未排产线？')} note={title} onClose={onClose}>
      <Chips
        choices={offered.map((label) => ({ value: label, label }))}
        chosen={reason}
        onChoose={setReason}
      />
      <input
        className={frame.entry}
        aria-label={t('原因')}
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <WideKey primary disabled={reason.trim() === ''} onPress={() => onReason(reason.trim())}>
        {t('仍要发料')}
      </WideKey>
    </Sheet>
  );
}
