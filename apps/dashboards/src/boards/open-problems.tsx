import type { CuttingRoomProblem } from '@garment-mes/sdk/mes2';
import { useText } from '../frame/language.tsx';
import { usePages } from '../frame/use-pages.ts';
import styles from './board-table.module.css';

const ROWS_A_PAGE = 5;

/** Problems nobody closed yet, with the minutes of the shift they are open; late ones are red and marked. */
export function OpenProblems({ problems }: { problems: readonly CuttingRoomProblem[] }) {
  const write = useText();
  const page = usePages(problems, ROWS_A_PAGE);
  if (problems.length === 0) return <p className={styles.none}>{write('noProblems')}</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>{write('table')}</th>
          <th>{write('problem')}</th>
          <th className={styles.number}>{write('minutesOpen')}</th>
          <th>{write('responder')}</th>
        </tr>
      </thead>
      <tbody>
        {page.map(({ id, tableName, problem, openMin, responderName, isLate }) => (
          <tr key={id}>
            <td>{tableName ?? '–'}</td>
            <td className={styles.long}>{problem}</td>
            <td className={styles.number} data-tone={isLate ? 'bad' : undefined}>
              {isLate ? '! ' : ''}
              {openMin}
            </td>
            <td>{responderName ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
