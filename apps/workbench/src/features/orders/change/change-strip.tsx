import { ChangeKind } from '@garment-mes/domain';
import { Tag, type Tone } from '@garment-mes/ui';
import { msg, useText } from '#kit/i18n.ts';
import styles from './change.module.css';
import type { ChangeLine } from './change-lines.ts';

const KINDS: Readonly<Record<number, { readonly tone: Tone; readonly label: string }>> = {
  [ChangeKind.added]: { tone: 'ok', label: msg('新增') },
  [ChangeKind.removed]: { tone: 'bad', label: msg('删除') },
  [ChangeKind.changed]: { tone: 'warn', label: msg('修改') },
};

/** Under the page: everything the change does, old beside new. */
export function ChangeStrip({ lines }: { readonly lines: readonly ChangeLine[] }) {
  const t = useText();
  if (lines.length === 0) return <p className={styles.nothing}>{t('还没有改动')}</p>;
  return (
    <ul className={styles.strip} aria-label={t('改动')}>
      {lines.map(({ area, label, field, from, to, kind }) => (
        <li key={`${area}/${label}/${field}/${kind}`}>
          <Tag tone={KINDS[kind]?.tone ?? 'neutral'}>{t(KINDS[kind]?.label ?? '')}</Tag>
          {[area, label, field].filter(Boolean).join(' ')} {from !== null && <del>{from}</del>}{' '}
          {to !== null && <ins>{to}</ins>}
        </li>
      ))}
    </ul>
  );
}
