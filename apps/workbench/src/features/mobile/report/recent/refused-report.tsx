import { useState } from 'react';
import { useText } from '#app/i18n.ts';
import { Keypad } from '../../frame/keypad.tsx';
import { WideKey } from '../../frame/keys.tsx';
import { Sheet } from '../../frame/sheet.tsx';
import type { Correction, QueuedScan } from '../../queue/queued-scan.ts';
import { OtherProcess } from './other-process.tsx';
import { RemoveReport } from './remove-report.tsx';
import { useSettlement } from './use-settlement.ts';

export interface RefusedReportProps {
  readonly entry: QueuedScan;
  readonly onClose: () => void;
  readonly onRemove: (requestId: string) => void;
  /** Sends it once more, with what is corrected. */
  readonly onRepeat: (requestId: string, correction?: Correction) => void;
}

/** What becomes of a report that was refused. It is work that was done: nothing throws it away by one tap. */
export function RefusedReport({ entry, onClose, onRemove, onRepeat }: RefusedReportProps) {
  const t = useText();
  const [step, setStep] = useState<'choose' | 'count' | 'process' | 'remove'>('choose');
  const { requestId, call, text } = entry;
  const { bundle, process, num } = entry.words;
  // The end of a line counts one process alone.
  const mayChoose = entry.call === 'recordScan' && !entry.body.bundleProcessSubmitRecord.atOutput;
  const { leaders, failure, pending, handOver, giveUp } = useSettlement(entry, () =>
    onRemove(requestId),
  );
  const title = `${bundle} ${process} ${t('{num}件', { num })}`;
  const said = failure ?? text;
  const note = said === undefined ? {} : { note: said };
  const repeat = (correction?: Correction) => {
    onRepeat(requestId, correction);
    onClose();
  };
  const forget = () => {
    onRemove(requestId);
    onClose();
  };

  if (leaders !== undefined)
    return (
      <Sheet
        title={t('已转 {leaders}', { leaders: leaders.join(t('、')) })}
        note={title}
        onClose={onClose}
      >
        <WideKey primary onPress={onClose}>
          {t('知道了')}
        </WideKey>
      </Sheet>
    );
  if (step === 'count')
    return (
      <Keypad
        title={title}
        {...note}
        most={undefined}
        onCancel={onClose}
        onNumber={(pieces) => repeat({ num: pieces })}
      />
    );
  if (step === 'process' && entry.call === 'recordScan')
    return (
      <OtherProcess
        body={entry.body}
        title={title}
        {...note}
        onCancel={onClose}
        onPick={(chosen) => repeat({ process: chosen })}
      />
    );
  if (step === 'remove')
    return (
      <RemoveReport
        // Taking something back that stays as it was needs no reason.
        needsReason={call !== 'reverseScan'}
        title={title}
        failure={failure}
        pending={pending}
        onKeep={onClose}
        onForget={forget}
        onGiveUp={(reason) => void giveUp(reason).then((isDone) => isDone && onClose())}
      />
    );
  return (
    <Sheet title={title} {...note} onClose={onClose}>
      <WideKey onPress={() => setStep('remove')}>{t('删除')}</WideKey>
      {call === 'recordScan' && (
        <>
          <WideKey onPress={() => setStep('count')}>{t('改数')}</WideKey>
          {mayChoose && <WideKey onPress={() => setStep('process')}>{t('选工序')}</WideKey>}
          <WideKey disabled={pending} onPress={() => void handOver()}>
            {t('转组长')}
          </WideKey>
        </>
      )}
      <WideKey primary onPress={() => repeat()}>
        {t('再报一次')}
      </WideKey>
    </Sheet>
  );
}
