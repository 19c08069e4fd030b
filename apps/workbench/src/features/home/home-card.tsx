import { NO_FIGURE } from '@garment-mes/domain/formats';
import { HomeCardCodeLabels, HomeCardLevelLabels } from '@garment-mes/sdk/labels';
import type { HomeCard } from '@garment-mes/sdk/mes2';
import { Button, Tag } from '@garment-mes/ui';
import { labelOf, useText } from '#app/i18n.ts';
import { awaitsScreen } from '#app/routes.ts';
import { TextLink } from '#app/text-link.tsx';
import styles from './home.module.css';

/** What a card is called; a code that is not known any more is called by itself. */
export function cardTitle(code: HomeCard['code']): string {
  const label = (HomeCardCodeLabels as Partial<Record<string, { zh: string; en: string }>>)[code];
  return label === undefined ? code : labelOf(label);
}

/** One figure of the day; the whole card leads to its screen once there is one. */
export function Card({ card, onRetry }: { readonly card: HomeCard; readonly onRetry: () => void }) {
  const t = useText();
  const { code, value, unit, target, delta, level, link, asOf } = card;
  // What is not known yet is neither good nor bad.
  const tone = value === NO_FIGURE ? undefined : (level ?? undefined);
  const title = <span className={styles.cardTitle}>{cardTitle(code)}</span>;
  if (value === null) return <FailedCard code={code} onRetry={onRetry} />;
  const body = (
    <>
      {title}
      <span className={styles.figure}>
        {value}
        {unit !== null && <span className={styles.unit}>{unit}</span>}
        {tone !== undefined && tone !== 'ok' && (
          <Tag tone={tone}>{labelOf(HomeCardLevelLabels[tone])}</Tag>
        )}
      </span>
      <span className={styles.note}>
        {[target !== null && t('目标 {target}', { target }), delta].filter(Boolean).join(' · ')}
      </span>
    </>
  );
  return link === null || awaitsScreen(link) ? (
    <div className={styles.card} data-level={tone} title={asOf}>
      {body}
    </div>
  ) : (
    <TextLink
      to={link}
      variant="quiet"
      className={styles.card ?? ''}
      data-level={tone}
      title={asOf}
    >
      {body}
    </TextLink>
  );
}

/** A card whose figure could not be read; the others stay. */
export function FailedCard(props: {
  readonly code: HomeCard['code'];
  readonly onRetry?: () => void;
}) {
  const t = useText();
  return (
    <div className={styles.card}>
      <span className={styles.cardTitle}>{cardTitle(props.code)}</span>
      <span className={styles.figure}>–</span>
      {props.onRetry && (
        <Button size="small" variant="plain" onClick={props.onRetry}>
          {t('重试')}
        </Button>
      )}
    </div>
  );
}
