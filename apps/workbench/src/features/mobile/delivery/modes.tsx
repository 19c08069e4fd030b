import { Skeleton } from '@garment-mes/ui';
import { PackageOpen, Send } from 'lucide-react';
import { type Message, msg, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import styles from './delivery.module.css';
import { type Mode, type ScannedList, sumsOf } from './scanned-list.ts';

const MODES: readonly {
  readonly mode: Mode;
  readonly label: Message;
  readonly key: string;
  readonly Icon: typeof Send;
}[] = [
  { mode: 'send', label: msg('裁片发料'), key: 'POST^/mes2/materialsDelivery/send', Icon: Send },
  {
    mode: 'receive',
    label: msg('裁片收料'),
    key: 'PUT^/mes2/materialsDelivery/receive',
    Icon: PackageOpen,
  },
];

interface ModesProps {
  readonly lists: { readonly [Each in Mode]?: ScannedList };
  readonly onChoose: (mode: Mode) => void;
}

/** What somebody may do here, and how far the list of each is. */
export function Modes({ lists, onChoose }: ModesProps) {
  const t = useText();
  const { can, menus } = useWorkbench();
  const allowed = MODES.filter(({ key }) => can(key));
  // What the person may do is on its way.
  if (allowed.length === 0 && menus.length === 0) return <Skeleton lines={2} />;
  if (allowed.length === 0) return <p className={styles.nothing}>{t('没有发料或收料的权限')}</p>;
  return (
    <div className={styles.modes}>
      {allowed.map(({ mode, label, Icon }) => {
        const list = lists[mode];
        const sums = list && sumsOf(list);
        return (
          <button key={mode} type="button" className={styles.mode} onClick={() => onChoose(mode)}>
            <Icon aria-hidden />
            {t(label)}
            {sums && (
              <small>
                {t('未完成 {scanned}/{count}', {
                  scanned: sums.scanned,
                  count: list?.bundles.length ?? 0,
                })}
              </small>
            )}
          </button>
        );
      })}
    </div>
  );
}

export const labelOfMode = (mode: Mode): Message =>
  MODES.find((one) => one.mode === mode)?.label ?? msg('收发');
