import type { LineProblemSetRow } from '@garment-mes/sdk/mes2';
import { msg } from '#app/i18n.ts';
import type { Column } from '#screens/list/list-definition.ts';
import styles from './problems.module.css';
import { stepTexts, stepWords } from './steps.ts';

/** What the list of problems shows, as narrow as its words; whom a problem notifies is shown in words. */
export const columns: readonly Column<LineProblemSetRow>[] = [
  { field: 'code', width: 76 },
  { field: 'name', width: 128 },
  { field: 'problemTypeName', width: 100 },
  { field: 'responsibleDeptType', width: 124 },
  { field: 'responseMin', width: 92 },
  { field: 'resolveMin', width: 92 },
  {
    id: 'escalateTo',
    title: msg('升级通知'),
    width: 248,
    value: (row) => stepWords(row, jobsOf(row)),
    Cell: Escalation,
  },
  'voiceName',
  'used30d',
  'avgRespondMin',
  'delFlag',
];

/** Step by step, on as many lines as the row has. */
function Escalation({ row }: { readonly row: LineProblemSetRow }) {
  const steps = stepTexts(row, jobsOf(row));
  return (
    <div className={styles.words}>
      {steps.map((text, at) => (
        <span key={at}>
          {text}
          {at < steps.length - 1 && ' → '}
        </span>
      ))}
    </div>
  );
}

const jobsOf = ({ escalateJobs }: LineProblemSetRow) =>
  new Map(escalateJobs.map(({ id, name }) => [id, name]));
