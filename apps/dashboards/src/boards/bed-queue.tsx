import { NO_FIGURE } from '@garment-mes/domain/formats';
import type { CuttingRoomQueueBed } from '@garment-mes/sdk/mes2';
import { useText } from '../frame/language.tsx';
import { usePages } from '../frame/use-pages.ts';
import styles from './board-table.module.css';

const ROWS_A_PAGE = 6;

/** Beds that wait for a table, the next one first; one without all its fabric is marked. */
export function BedQueue({ beds }: { beds: readonly CuttingRoomQueueBed[] }) {
  const write = useText();
  const page = usePages(beds, ROWS_A_PAGE);
  if (beds.length === 0) return <p className={styles.none}>{write('queueEmpty')}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>{write('table')}</th>
          <th>{write('bed')}</th>
          <th>{write('order')}</th>
          <th>{write('colors')}</th>
          <th className={styles.number}>{write('bedPlies')}</th>
          <th className={styles.number}>{write('pieces')}</th>
          <th>{write('fabricReady')}</th>
        </tr>
      </thead>
      <tbody>
        {page.map((bed) => (
          <tr key={bed.bedId}>
            <td>{bed.tableName}</td>
            <td>{bed.bedLabel}</td>
            <td>{bed.orderNo}</td>
            <td className={styles.long}>{bed.colorPlies.join(' ')}</td>
            <td className={styles.number}>{bed.plies}</td>
            <td className={styles.number}>{bed.planNum ?? NO_FIGURE}</td>
            <td data-tone={bed.fabricReady ? 'ok' : 'bad'}>
              {bed.fabricReady ? `✓ ${write('ready')}` : `! ${write('missing')}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
