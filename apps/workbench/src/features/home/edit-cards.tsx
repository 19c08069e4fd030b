import { saveHomeLayout } from '@garment-mes/sdk/amc';
import { HomeCardCodeLabels } from '@garment-mes/sdk/labels';
import { getHomeCards, type HomeCard } from '@garment-mes/sdk/mes2';
import { Alert, Button, Checkbox, Dialog, Skeleton, useSortable } from '@garment-mes/ui';
import { GripVertical } from 'lucide-react';
import { useRef, useState } from 'react';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import styles from './home.module.css';
import { cardTitle } from './home-card.tsx';

type Code = HomeCard['code'];

/** Cards a person may have at most. */
const MOST = 6;
/** The service takes sixty codes in a call. */
const CODES = Object.keys(HomeCardCodeLabels);
const HALF = Math.ceil(CODES.length / 2);
const FIRST = { query: { codes: CODES.slice(0, HALF).join(',') } };
const SECOND = { query: { codes: CODES.slice(HALF).join(',') } };

interface EditCardsProps {
  /** Cards on the page, in their order. */
  readonly shown: readonly Code[];
  readonly onClose: () => void;
}

/** The cards of the home page and their order: drag, hide, add. */
export function EditCards({ shown, onClose }: EditCardsProps) {
  const t = useText();
  // The service answers the cards a person may see, and leaves out the others.
  const first = useOperation(getHomeCards, FIRST);
  const second = useOperation(getHomeCards, SECOND);
  const offered = [...(first.data ?? []), ...(second.data ?? [])];
  const save = useAction(saveHomeLayout, { inline: true, onDone: onClose });
  const failure = save.error ?? first.error ?? second.error;
  const [order, setOrder] = useState<readonly Code[]>(shown);
  const [hidden, setHidden] = useState<ReadonlySet<Code>>(new Set());
  const list = useRef<HTMLUListElement>(null);
  const more = offered.map(({ code }) => code).filter((code) => !order.includes(code));
  const lines = [...order, ...more];
  const isOn = (code: Code) => order.includes(code) && !hidden.has(code);
  const chosen = lines.filter(isOn);
  const sort = useSortable({ list, ids: lines, onSort: (ids) => setOrder(ids.filter(kept)) });
  const kept = (code: Code) => order.includes(code);

  function toggle(code: Code, on: boolean) {
    if (on && !order.includes(code)) setOrder([...order, code]);
    setHidden(new Set(on ? [...hidden].filter((each) => each !== code) : [...hidden, code]));
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('编辑首页卡片')}
      size={420}
      footer={
        <>
          <Button onClick={onClose}>{t('取消')}</Button>
          <Button
            variant="primary"
            pending={save.pending}
            onClick={() => void save.run({ body: { codes: [...chosen] } }).catch(() => undefined)}
          >
            {t('保存')}
          </Button>
        </>
      }
    >
      <p className={styles.hint}>
        {t('最多 {most} 张，已选 {n} 张', { most: MOST, n: chosen.length })}
      </p>
      <ul ref={list} className={styles.lines}>
        {sort.order.map((code) => (
          <li key={code} className={styles.choice} {...sort.item(code)}>
            <button
              type="button"
              className={styles.handle}
              aria-label={t('移动 {name}', { name: cardTitle(code) })}
              disabled={!kept(code)}
              {...sort.handle(code)}
            >
              <GripVertical aria-hidden size={16} />
            </button>
            <Checkbox
              checked={isOn(code)}
              disabled={!isOn(code) && chosen.length >= MOST}
              onCheckedChange={(on) => toggle(code, on === true)}
            >
              {cardTitle(code)}
            </Checkbox>
          </li>
        ))}
      </ul>
      {(first.isPending || second.isPending) && <Skeleton lines={3} />}
      {failure && <Alert tone="bad">{failureText(failure)}</Alert>}
    </Dialog>
  );
}
