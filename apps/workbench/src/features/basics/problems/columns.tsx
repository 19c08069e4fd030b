import type { LineProblemSetRow } from '@garment-mes/sdk/mes2';
import { msg } from '#app/i18n.ts';
import type { Column } from '#screens/list/list-definition.ts';
import styles from './problems.module.css';
import { stepTexts, stepWords } from './steps.ts';

/** What the list of problems shows; whom a problem notifies is shown in words. */
export const columns: readonly Column<LineProblemSetRow>[] = [
  'code',
  'name',
  'problemTypeName',
  'responsibleDeptType',
  'responseMin',
  'resolveMin',
  {
    id: 'escalateTo',
    title: msg('升级通知'),
    value: (row) => stepWords(row, jobsOf(row)),
    Cell: Escalation,
    tall: true,
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
