import { formatShare } from '@garment-mes/domain/formats';
import { CuttingTableCardFields, TableLampLabels } from '@garment-mes/sdk/labels';
import type { CuttingTableCard } from '@garment-mes/sdk/mes2';
import { Tag, Thumbnail } from '@garment-mes/ui';
import type { ReactNode } from 'react';
import { labelOf, useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { TextLink } from '#app/text-link.tsx';
import { fieldLabel } from '#screens/fields/labels.ts';
import styles from './cutting-board.module.css';
import { CUTTING, PlyBar } from './ply-bar.tsx';

interface TableCardProps {
  readonly card: CuttingTableCard;
  /** The company's clock. */
  readonly now: number;
  /** What may be done with the table. */
  readonly children: ReactNode;
}

/** One cutting table: what lies on it, how far it is, when it will be free, what comes next. */
export function TableCard({ card, now, children }: TableCardProps) {
  const t = useText();
  const lamp = TableLampLabels[card.lamp];
  const { reduceBedId, waitingBed } = card;
  return (
    <li className={styles.card} data-tone={lamp.tone}>
      <header className={styles.head}>
        <strong>{card.tableName}</strong>
        <Tag tone={lamp.tone}>{labelOf(lamp)}</Tag>
      </header>
      {reduceBedId === null ? (
        <p className={styles.idle}>{t('台上没有床次')}</p>
      ) : (
        <div className={styles.bed}>
          <Thumbnail
            src={card.imageUrl ?? undefined}
            alt={card.styleNo ?? card.orderNo ?? card.tableName}
          />
          <div>
            <p>
              <TextLink to={href('/mes/reduceBed/putReduceBedBill/{reduceBedId}', { reduceBedId })}>
                {t('床次 {bedNo}', { bedNo: card.bedNo ?? '' })}
              </TextLink>{' '}
              {card.orderNo}
            </p>
            <p className={styles.quiet}>
              {card.styleNo} {card.colorNames.join(t('、'))}
            </p>
            <PlyBar card={card} />
            <p className={styles.quiet}>
              {card.pliesDone ?? 0}/{card.plies ?? 0} {t('层')}
              {card.lamp === CUTTING ? ` · ${t('裁剪中')}` : ''}
              {card.forecastDate === null
                ? null
                : ` · ${fieldLabel(CuttingTableCardFields, 'forecastDate')} ${momentWords(card.forecastDate, now)} (${t('还剩 {time}', { time: leftWords(card.forecastDate, now) })})`}
            </p>
          </div>
        </div>
      )}
      {waitingBed === null ? null : (
        <p className={styles.waiting}>
          <TextLink
            to={href('/mes/reduceBed/putReduceBedBill/{reduceBedId}', {
              reduceBedId: waitingBed.reduceBedId,
            })}
          >
            {t('待审批 {order} 床次 {bed}', {
              order: waitingBed.orderNo,
              bed: waitingBed.bedLabel,
            })}
          </TextLink>{' '}
          {waitingBed.usageDiffPct === null
            ? null
            : t('差异 {percent}%', { percent: formatShare(waitingBed.usageDiffPct) })}
        </p>
      )}
      <p className={styles.next}>
        <span className={styles.quiet}>{fieldLabel(CuttingTableCardFields, 'nextBeds')}</span>
        {card.nextBeds.length === 0
          ? '–'
          : card.nextBeds.map((bed) => (
              <Tag key={bed} tone="neutral">
                {bed}
              </Tag>
            ))}
      </p>
      <footer className={styles.actions}>{children}</footer>
    </li>
  );
}

/** The time of a moment of today, its day as well on any other. @param now the company's clock */
export const momentWords = (moment: string, now: number): string =>
  moment.startsWith(new Date(now).toISOString().slice(0, 10))
    ? moment.slice(11, 16)
    : moment.slice(5, 16);

/** Hours and minutes until a moment of the company's clock, 02:35; what is over is 00:00. */
export function leftWords(moment: string, now: number): string {
  const minutes = Math.max(
    0,
    Math.ceil((Date.parse(`${moment.replace(' ', 'T')}Z`) - now) / 60_000),
  );
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
