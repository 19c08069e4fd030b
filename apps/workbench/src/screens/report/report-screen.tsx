import { Button, DateInput, EmptyState, Field, TextInput } from '@garment-mes/ui';
import { type FormEvent, useMemo, useState } from 'react';
import { useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { ListScreen } from '#screens/list/list-screen.tsx';
import type { Report } from './report-definition.ts';
import styles from './report-screen.module.css';

type Answers = Readonly<Record<string, string>>;

/** Parameters on top, the figures they lead to below. Nothing is asked before they are complete. */
export function ReportScreen<Row extends object>({ report }: { readonly report: Report<Row> }) {
  const t = useText();
  const name = report.list.operation.id;
  const [asked, setAsked] = useTabState<Answers | undefined>(`report:${name}`, undefined);
  const [answers, setAnswers] = useState<Answers>(asked ?? {});
  const missing = report.parameters.some(
    ({ param, required }) => required && !answers[param]?.trim(),
  );
  const list = useMemo(
    () => ({ ...report.list, query: { ...report.list.query, ...filled(asked ?? {}) } }),
    [asked, report.list],
  );

  function ask(event: FormEvent) {
    event.preventDefault();
    if (!missing) setAsked(answers);
  }

  return (
    <div className={styles.report}>
      <form className={styles.parameters} onSubmit={ask}>
        {report.parameters.map(({ param, label, kind, required = false }) => (
          <Field key={param} label={t(label)} required={required}>
            {kind === 'date' ? (
              <DateInput
                value={answers[param] ?? ''}
                onValueChange={(value) => setAnswers({ ...answers, [param]: value })}
              />
            ) : (
              <TextInput
                value={answers[param] ?? ''}
                onValueChange={(value) => setAnswers({ ...answers, [param]: value })}
              />
            )}
          </Field>
        ))}
        <Button type="submit" variant="primary" disabled={missing}>
          {t('查询')}
        </Button>
      </form>
      {asked === undefined ? (
        <EmptyState>{t('请填写条件后查询')}</EmptyState>
      ) : (
        <ListScreen list={list} />
      )}
    </div>
  );
}

const filled = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value.trim() !== ''));
