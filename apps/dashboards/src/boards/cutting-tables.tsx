import { TableLampLabels } from '@garment-mes/sdk/labels';
import type { CuttingRoomTable } from '@garment-mes/sdk/mes2';
import { Fragment } from 'react';
import { useLanguage, useText } from '../frame/language.tsx';
import { usePages } from '../frame/use-pages.ts';
import { Picture } from '../widgets/picture.tsx';
import styles from './cutting-tables.module.css';
import { endText } from './end-text.ts';

const CARDS_A_PAGE = 8;
/** The lamp of a table whose bed is being cut. */
const CUTTING = 2;

interface CuttingTablesProps {
  readonly tables: readonly CuttingRoomTable[];
  /** The day the board is about. */
  readonly today: string;
}

/** One card a cutting table: what lies on it, how far it is, what comes next. */
export function CuttingTables({ tables, today }: CuttingTablesProps) {
  const write = useText();
  const page = usePages(tables, CARDS_A_PAGE);
  if (tables.length === 0) return <p className={styles.none}>{write('noTables')}</p>;
  return (
    <ul className={styles.cards} data-room={roomFor(page.length)}>
      {page.map((table) => (
        <TableCard key={table.tableId} table={table} today={today} />
      ))}
    </ul>
  );
}

/** Few tables get larger cards: they are read from across the room. */
const roomFor = (cards: number): 'wide' | 'half' | 'quarter' =>
  cards <= 2 ? 'wide' : cards <= 4 ? 'half' : 'quarter';

/** How much of a bed is spread, 0–1; one that is being cut lies complete. */
const spreadShare = ({ lamp, donePlies, planPlies }: CuttingRoomTable): number =>
  lamp === CUTTING || planPlies === 0 ? Number(lamp === CUTTING) : donePlies / planPlies;

function TableCard({ table, today }: { table: CuttingRoomTable; today: string }) {
  const write = useText();
  const language = useLanguage();
  const lamp = TableLampLabels[table.lamp];
  const share = spreadShare(table);
  return (
    <li className={styles.card} data-tone={lamp.tone}>
      <p className={styles.head}>
        <strong>{table.tableName}</strong>
        <span className={styles.lamp} data-tone={lamp.tone}>
          {language === 'en' ? lamp.en : lamp.zh}
        </span>
      </p>
      {table.bedId === null ? null : (
        <>
          {table.imageUrl ? <Picture className={styles.picture} address={table.imageUrl} /> : null}
          <p className={styles.bed}>
            {table.bedLabel} · {table.orderNo}
          </p>
          <p className={styles.style}>
            {table.styleNo}{' '}
            {table.colors.map(({ colorName, hex }) => (
              <span key={colorName} className={styles.color}>
                <i style={{ background: hex ?? 'transparent' }} />
                {colorName}
              </span>
            ))}
          </p>
          <p className={styles.progress}>
            <span style={{ inlineSize: `${Math.min(1, share) * 100}%` }} />
          </p>
          <p className={styles.plies}>
            {table.donePlies}/{table.planPlies} {write('plies')}
            {table.expectedEndDate
              ? ` · ${write('expected', { time: endText(table.expectedEndDate, today) })}`
              : ''}
          </p>
        </>
      )}
      {table.nextBeds.length > 0 ? (
        <p className={styles.next}>
          {write('next')}
          {table.nextBeds.map((bed, at) => (
            <Fragment key={bed}>
              {' '}
              <span>{at + 1 < table.nextBeds.length ? `${bed} ·` : bed}</span>
            </Fragment>
          ))}
        </p>
      ) : null}
    </li>
  );
}
