import { GiveUpReasonLabels } from '@garment-mes/sdk/labels';
import { labelOf, useText } from '#app/i18n.ts';
import { WideKey } from '../../frame/keys.tsx';
import { Sheet } from '../../frame/sheet.tsx';

export interface RemoveReportProps {
  readonly needsReason: boolean;
  /** Which report it is. */
  readonly title: string;
  /** Why the last try to give it up did not succeed. */
  readonly failure: string | undefined;
  readonly pending: boolean;
  readonly onKeep: () => void;
  readonly onForget: () => void;
  readonly onGiveUp: (reason: number) => void;
}

/** Asks before a refused report is thrown away: work that was done needs a reason. */
export function RemoveReport(props: RemoveReportProps) {
  const t = useText();
  const { title, failure, onKeep } = props;
  if (!props.needsReason)
    return (
      <Sheet title={t('这笔不再上传，确定删除？')} note={title} onClose={onKeep}>
        <WideKey onPress={onKeep}>{t('保留')}</WideKey>
        <WideKey primary onPress={props.onForget}>
          {t('删除')}
        </WideKey>
      </Sheet>
    );
  return (
    <Sheet title={t('为什么删除？')} note={failure ?? title} onClose={onKeep}>
      {Object.entries(GiveUpReasonLabels).map(([reason, label]) => (
        <WideKey
          key={reason}
          disabled={props.pending}
          onPress={() => props.onGiveUp(Number(reason))}
        >
          {labelOf(label)}
        </WideKey>
      ))}
    </Sheet>
  );
}
