import { Button, Dialog, RadioGroup } from '@garment-mes/ui';
import { useState } from 'react';
import { useText } from '#kit/i18n.ts';
import { STYLE_PART_NAMES } from './part-names.ts';
import styles from './style.module.css';
import { draftOfStyle, type StylePartName } from './style-draft.ts';
import type { StyleEditing } from './use-style-draft.ts';

/** Somebody else saved first: part by part mine or theirs, so that nothing typed is lost. */
export function CollisionDialog({ editing }: { readonly editing: StyleEditing }) {
  const t = useText();
  const { collision, draft, dirty, merge, closeCollision } = editing;
  const [theirs, setTheirs] = useState<ReadonlySet<StylePartName>>(new Set());
  if (collision === undefined) return null;
  const other = draftOfStyle(collision.theirs);
  const rowsOf = (name: StylePartName, from: typeof draft) => {
    const part = from[name];
    return Array.isArray(part) ? t('{count} 行', { count: part.length }) : '';
  };
  return (
    <Dialog
      open
      size={560}
      onOpenChange={(open) => !open && closeCollision()}
      title={t('款式已被他人修改')}
      footer={
        <Button
          variant="primary"
          onClick={() => merge(new Set(dirty.filter((name) => !theirs.has(name))))}
        >
          {t('按选择保存')}
        </Button>
      }
    >
      <p>{collision.text}</p>
      <ul className={styles.resync}>
        {dirty.map((name) => (
          <li key={name}>
            <span>{t(STYLE_PART_NAMES[name])}</span>
            <RadioGroup
              aria-label={t(STYLE_PART_NAMES[name])}
              value={theirs.has(name) ? 'theirs' : 'mine'}
              onValueChange={(choice) => {
                const next = new Set(theirs);
                if (choice === 'theirs') next.add(name);
                else next.delete(name);
                setTheirs(next);
              }}
              options={[
                { value: 'mine', label: `${t('用我的')} ${rowsOf(name, draft)}` },
                { value: 'theirs', label: `${t('用对方的')} ${rowsOf(name, other)}` },
              ]}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
