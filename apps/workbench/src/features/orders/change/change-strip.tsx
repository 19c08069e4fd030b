import { ChangeKind } from '@garment-mes/domain/compare';
import { Button, Tag, type Tone } from '@garment-mes/ui';
import { msg, useText } from '#app/i18n.ts';
import styles from './change.module.css';
import type { ChangeLine } from './change-lines.ts';
import type { ChangeSpot } from './change-spot.ts';

const KINDS: Readonly<Record<number, { readonly tone: Tone; readonly label: string }>> = {
  [ChangeKind.added]: { tone: 'ok', label: msg('新增') },
  [ChangeKind.removed]: { tone: 'bad', label: msg('删除') },
  [ChangeKind.changed]: { tone: 'warn', label: msg('修改') },
};

interface ChangeStripProps {
  readonly lines: readonly ChangeLine[];
  readonly onGo: (spot: ChangeSpot) => void;
}

/** Under the page: everything the change does, old beside new; each leads to where it stands. */
export function ChangeStrip({ lines, onGo }: ChangeStripProps) {
  const t = useText();
  if (lines.length === 0) return <p className={styles.nothing}>{t('还没有改动')}</p>;
  return (
    <ul className={styles.strip} aria-label={t('改动')}>
      {lines.map(({ area, label, field, from, to, kind, spot }) => (
        <li key={`${area}/${label}/${field}/${kind}`}>
          <Tag tone={KINDS[kind]?.tone ?? 'neutral'}>{t(KINDS[kind]?.label ?? '')}</Tag>
          {spot ? (
            <Button variant="plain" size="small" onClick={() => onGo(spot)}>
              {[area, label, field].filter(Boolean).join(' ')}
            </Button>
          ) : (
            [area, label, field].filter(Boolean).join(' ')
          )}{' '}
          {from !== null && <del>{from}</del>} {to !== null && <ins>{to}</ins>}
        </li>
      ))}
    </ul>
  );
}
