import { refusalText } from '@garment-mes/domain/refusals';
import { TO_ANY_LINE } from '@garment-mes/domain/states';
import { useState } from 'react';
import { currentLanguage, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { DocumentRows } from '../frame/document-rows.tsx';
import frame from '../frame/frame.module.css';
import { Chips, WideKey } from '../frame/keys.tsx';
import { Sheet } from '../frame/sheet.tsx';
import type { QueuedDocument } from '../queue/queued-document.ts';
import type { useScanQueue } from '../queue/use-scan-queue.ts';
import type { ScannedList } from './scanned-list.ts';

const ANY_LINE = 'PUT^/mes2/materialsDelivery/anyLine';

interface DeliveryRowsProps {
  readonly queue: ReturnType<typeof useScanQueue>;
  readonly onReopen: (entry: QueuedDocument) => void;
}

/** The deliveries of this device; one to a line without work of its order is sent with a reason by whom that is given. */
export function DeliveryRows({ queue, onReopen }: DeliveryRowsProps) {
  const t = useText();
  const { can } = useWorkbench();
  return (
    <DocumentRows
      queue={queue}
      onReopen={onReopen}
      words={({ outcome }) =>
        [
          outcome?.no,
          ...(outcome?.differing ?? []).map(({ bundle, sent, received }) =>
            received === 0
              ? t('{bundle} 未收', { bundle })
              : t('{bundle} 发{sent}收{received}', { bundle, sent, received }),
          ),
        ].join(' · ')
      }
      reason={(entry) =>
        isOfLine(entry) && can(ANY_LINE)
          ? {
              label: t('仍要发料'),
              ask: (onReason, onClose) => (
                <LineReason title={entry.words.title} onReason={onReason} onClose={onClose} />
              ),
            }
          : undefined
      }
    />
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
