import { formatNumber } from '@garment-mes/domain/formats';
import { OrderPriorityLabels } from '@garment-mes/sdk/labels';
import { listUnscheduled, type UnscheduledRow } from '@garment-mes/sdk/mes2';
import { Checkbox, EmptyState, Skeleton, Tag, TextInput, Thumbnail } from '@garment-mes/ui';
import { Search } from 'lucide-react';
import { type PointerEvent, useState } from 'react';
import { useSearch } from 'wouter';
import { failureText, useOperation } from '#app/api.tsx';
import { labelOf, useText } from '#app/i18n.ts';
import { contains } from '#app/sound-match.ts';
import { LeftOut } from '#screens/list/left-out.tsx';
import styles from './sewing.module.css';

interface PoolProps {
  readonly mayPlace: boolean;
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (orderId: string) => void;
  readonly onPress: (event: PointerEvent<HTMLElement>, row: UnscheduledRow) => void;
  readonly onOpen: (row: UnscheduledRow) => void;
  /** A bar is carried over the pool. */
  readonly isTarget: boolean;
}

const NONE: readonly UnscheduledRow[] = [];
const ALL = { pageNum: 1, pageSize: 500 };

/** Most urgent first: the sewing stage, else the delivery. */
const dueOf = ({ stageEndDate, deliveryDate }: UnscheduledRow): string =>
  stageEndDate ?? deliveryDate;

export function useUnscheduled() {
  const { data, error } = useOperation(listUnscheduled, { query: ALL }, { live: 'schedule' });
  const rows = data?.list ?? NONE;
  return { rows, total: data?.total ?? rows.length, ready: data !== undefined, error };
}

/** Orders with a quantity on no line, as cards that are carried onto one. */
export function Pool({ mayPlace, ticked, onTick, onPress, onOpen, isTarget }: PoolProps) {
  const t = useText();
  const { rows, total, ready, error } = useUnscheduled();
  // An order whose page led here stands alone until the person searches for others.
  const asked = new URLSearchParams(useSearch()).get('orderId');
  const [typed, setWords] = useState<string>();
  const words = typed ?? rows.find(({ orderId }) => orderId === asked)?.orderNo ?? '';
  const shown = rows
    .filter(({ orderNo, styleNo, customerName }) =>
      [orderNo, styleNo, customerName].some((text) => contains(text, words)),
    )
    .toSorted((a, b) => dueOf(a).localeCompare(dueOf(b)));
  return (
    <aside
      className={styles.pool}
      data-pool
      data-target={isTarget || undefined}
      aria-label={t('待排')}
    >
      <header className={styles.poolHead}>
        <b>
          {t('待排')} {formatNumber(total)}
        </b>
        <TextInput
          aria-label={t('搜索待排')}
          icon={<Search aria-hidden />}
          clearable
          value={words}
          onValueChange={setWords}
        />
      </header>
      <LeftOut total={total} shown={rows.length} />
      {error && <p className={styles.quiet}>{failureText(error)}</p>}
      {!ready && !error && <Skeleton lines={6} />}
      {ready && shown.length === 0 && <EmptyState>{t('都已排上产线')}</EmptyState>}
      <ul className={styles.cards}>
        {shown.map((row) => (
          <li key={row.orderId} className={styles.card}>
            {mayPlace && (
              <Checkbox
                aria-label={t('自动排程 {order}', { order: row.orderNo })}
                checked={ticked.has(row.orderId)}
                onCheckedChange={() => onTick(row.orderId)}
              />
            )}
            <Thumbnail alt={row.styleNo} src={row.imageUrl ?? undefined} />
            <button
              type="button"
              className={styles.cardBody}
              data-movable={mayPlace || undefined}
              onPointerDown={(event) => mayPlace && onPress(event, row)}
              onDoubleClick={() => onOpen(row)}
              onKeyDown={(event) => event.key === 'Enter' && onOpen(row)}
            >
              <span className={styles.cardWords}>
                <b>
                  {row.orderNo}
                  {row.priority > 0 && (
                    <Tag tone={row.priority === 2 ? 'bad' : 'warn'} icon={null}>
                      {labelOf(OrderPriorityLabels[row.priority])}
                    </Tag>
                  )}
                </b>
                <span>
                  {row.styleNo} · {row.customerName}
                </span>
                <span>
                  {t('{num}件', { num: formatNumber(row.num) })} · SAM {Number(row.sam)}
                </span>
                <span>
                  {t('交期')} {row.deliveryDate.slice(5)}
                </span>
                {row.stageEndDate && (
                  <span>
                    {t('缝制最晚')} {row.stageEndDate.slice(5)}
                  </span>
                )}
                {row.cutReadyDate && (
                  <span>
                    {t('裁片齐套')} {row.cutReadyDate.slice(5)}
                  </span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}
