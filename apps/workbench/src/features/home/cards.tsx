import { Button, Skeleton } from '@garment-mes/ui';
import { useState } from 'react';
import { useText } from '#app/i18n.ts';
import { NoLine, useHasNoLine } from '#garment/no-line.tsx';
import { EditCards } from './edit-cards.tsx';
import styles from './home.module.css';
import { Card, FailedCard } from './home-card.tsx';
import { useHomeCards } from './use-home-cards.ts';

/** Places drawn for a person who never saw the page. */
const PLACES: readonly string[] = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The figures of my job. */
export function Cards() {
  const t = useText();
  const { query, cards, failed, remembered } = useHomeCards();
  const [editing, setEditing] = useState(false);
  // Figures of one's own line say nothing to who has none.
  const hasNoLine = useHasNoLine(cards?.some(({ code }) => code === 'myLineHour') ?? false);
  const again = () => void query.refetch();
  // As many as there were, so that what stands below stays where it is.
  const [before] = useState(remembered);
  const places = before.length > 0 ? before : PLACES;

  return (
    <section className={styles.figures} aria-label={t('今日数据')}>
      {failed && (
        <p className={styles.failed} role="alert">
          {t('首页数据加载失败')}
          <Button size="small" onClick={again}>
            {t('重试')}
          </Button>
        </p>
      )}
      {hasNoLine && <NoLine home={false} />}
      <div
        className={styles.cards}
        data-few={(cards ?? places).length < 5 || undefined}
        aria-busy={cards === undefined && !failed}
      >
        {cards?.map((card) => (
          <Card key={card.code} card={card} onRetry={again} />
        ))}
        {cards === undefined &&
          failed &&
          before.map((code) => <FailedCard key={code} code={code} />)}
        {cards === undefined &&
          !failed &&
          places.map((place) => (
            <div key={place} className={styles.card}>
              <Skeleton lines={2} />
            </div>
          ))}
      </div>
      <div className={styles.edit}>
        {cards !== undefined && (
          <Button size="small" variant="plain" onClick={() => setEditing(true)}>
            {t('编辑')}
          </Button>
        )}
      </div>
      {editing && (
        <EditCards
          shown={(cards ?? []).map(({ code }) => code)}
          onClose={() => setEditing(false)}
        />
      )}
    </section>
  );
}
