import { formatNumber } from '@garment-mes/domain/formats';
import { changeOverLine, type SewingLineLive } from '@garment-mes/sdk/mes2';
import { Repeat } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { Sheet } from '../frame/sheet.tsx';
import styles from './line.module.css';
import { useChangeover } from './use-changeover.ts';

interface ChangeoverProps {
  readonly live: SewingLineLive;
}

/** The way to the next order of the line; the moment it is started is when the changeover begins. */
export function Changeover({ live }: ChangeoverProps) {
  const t = useText();
  const { can } = useWorkbench();
  const { running, nextSchedules } = live;
  const [asking, setAsking] = useState(false);
  const change = useChangeover(live, () => setAsking(false));
  const open = nextSchedules.filter(({ num, doneNum }) => doneNum < num);
  if (!can(changeOverLine.permissionKey) || open.length === 0) return null;
  return (
    <>
      <button type="button" className={styles.small} onClick={() => setAsking(true)}>
        <Repeat aria-hidden /> {t('换款')}
      </button>
      {asking && (
        <Sheet
          title={t('换到哪个订单？')}
          {...noteOf(
            change.refusal ??
              (running
                ? t('{order} 已做 {done}/{num}，停下后留在计划里', {
                    order: running.orderNo,
                    done: formatNumber(running.doneNum),
                    num: formatNumber(running.num),
                  })
                : undefined),
          )}
          onClose={() => {
            change.forget();
            setAsking(false);
          }}
        >
          <div className={styles.choices}>
            {open.map((next) => (
              <button
                key={next.scheduleId}
                type="button"
                className={styles.choice}
                disabled={change.pending}
                onClick={() => void change.changeTo(next)}
              >
                <span>
                  {next.orderNo} {next.styleNo}
                </span>
                <small>
                  {t('{num}件 · 换款 {min} 分钟', {
                    num: formatNumber(next.num - next.doneNum),
                    min: next.changeoverMin,
                  })}
                </small>
              </button>
            ))}
          </div>
        </Sheet>
      )}
    </>
  );
}

const noteOf = (note: string | undefined) => (note === undefined ? {} : { note });
