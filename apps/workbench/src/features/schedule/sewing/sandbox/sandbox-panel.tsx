import { minutesBetween } from '@garment-mes/domain/time';
import type { ScheduleBar, ScheduleDraftBar } from '@garment-mes/sdk/mes2';
import { Button, IconButton } from '@garment-mes/ui';
import { X } from 'lucide-react';
import { useText } from '#app/i18n.ts';
import { toMinute } from '#screens/fields/time-text.ts';
import { draftKey } from '../bars/bar-draft.ts';
import { daysLate } from '../lateness.ts';
import styles from '../sewing.module.css';
import type { Sewing } from '../use-sewing.ts';

interface SandboxPanelProps {
  readonly sewing: Sewing;
  readonly drafts: readonly ScheduleDraftBar[];
  /** Why a draft was proposed where it lies; `undefined` of what a person put there. */
  readonly reasonOf: (draft: ScheduleDraftBar) => string | undefined;
  /** Everything that was tried is saved. */
  readonly onSubmitted: () => void;
}

const DAY_MIN = 1_440;

/** Days an end moves by, with its sign, one place. */
const daysMoved = (before: string, after: string): string => {
  const days = minutesBetween(before, after) / DAY_MIN;
  return `${days > 0 ? '+' : ''}${days.toFixed(1)}`;
};

/** What if: every move that was tried, what it does to the ends, and all of it saved at once. */
export function SandboxPanel(props: SandboxPanelProps) {
  const t = useText();
  const { sewing, drafts, reasonOf, onSubmitted } = props;
  const { preview, byId, pending } = sewing;
  const onRemove = (key: string) =>
    void sewing.showSandbox(drafts.filter((each) => draftKey(each) !== key));
  const onSubmit = () => void sewing.submit().then((ok) => ok && onSubmitted());
  const moved = (preview?.bars ?? []).flatMap((bar) => {
    const before = byId.get(bar.id);
    return before === undefined || before.endDate === bar.endDate ? [] : [{ bar, before }];
  });
  const fresh = (preview?.bars ?? []).filter(({ id }) => id.startsWith('-'));
  const latenessText = (bar: ScheduleBar, before: ScheduleBar | undefined): string => {
    const days = daysLate(bar) - (before === undefined ? 0 : daysLate(before));
    return days === 0 ? '' : ` · ${t('延误 {days}天', { days: days > 0 ? `+${days}` : days })}`;
  };
  return (
    <section className={styles.sandbox} aria-label={t('沙盘')}>
      <header>
        <b>{t('沙盘 {count} 处改动', { count: drafts.length })}</b>
        <span className={styles.buttons}>
          <Button size="small" onClick={sewing.closeSandbox}>
            {t('放弃')}
          </Button>
          <Button
            size="small"
            variant="primary"
            disabled={drafts.length === 0}
            pending={pending}
            onClick={onSubmit}
          >
            {t('采用')}
          </Button>
        </span>
      </header>
      <ul>
        {drafts.map((draft) => {
          const key = draftKey(draft);
          const order =
            byId.get(draft.id ?? '')?.orderNo ??
            fresh.find(({ orderId }) => orderId === draft.orderId)?.orderNo;
          const reason = reasonOf(draft);
          return (
            <li key={key}>
              {order} → {toMinute(draft.startDate)}
              {reason && ` · ${reason}`}
              <IconButton
                label={t('撤回 {order}', { order: order ?? '' })}
                icon={<X aria-hidden />}
                size="small"
                onClick={() => onRemove(key)}
              />
            </li>
          );
        })}
        {[...fresh.map((bar) => ({ bar, before: undefined })), ...moved].map(({ bar, before }) => (
          <li key={bar.id} data-late={bar.conflictText.length > 0 || undefined}>
            <b>{bar.orderNo}</b> {toMinute(bar.endDate)}
            {before && ` ${t('{days}天', { days: daysMoved(before.endDate, bar.endDate) })}`}
            {latenessText(bar, before)}
            {bar.conflictText.length > 0 && ` · ${bar.conflictText.join(t('、'))}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
