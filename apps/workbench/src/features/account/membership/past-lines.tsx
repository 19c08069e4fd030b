import { DegreeLabels, type Fields } from '@garment-mes/sdk/labels';
import { Alert, Button, DateInput, Field, IconButton, Select, TextInput } from '@garment-mes/ui';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { failureText } from '#app/api.tsx';
import { labelOf, useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { fieldOf } from '#screens/fields/labels.ts';
import styles from './membership.module.css';

/** A school or an employer as it is typed; an empty text where nothing is known. */
export type PastLine = Readonly<Record<string, string>>;

interface PastLinesProps {
  readonly title: string;
  /** Under which the tab keeps what was typed. */
  readonly name: string;
  readonly fields: Fields;
  /** Fields of a line, the first of which has to be filled in. */
  readonly columns: readonly string[];
  readonly lines: readonly PastLine[];
  readonly pending: boolean;
  readonly error: Error | undefined;
  readonly onSave: (lines: readonly PastLine[]) => Promise<unknown>;
}

const LONGEST = 64;

/** Lines of a curriculum vitae: changed where they stand, saved together. */
export function PastLines(props: PastLinesProps) {
  const { title, name, fields, columns, lines, pending, error, onSave } = props;
  const t = useText();
  const [typed, setTyped] = useTabState<readonly PastLine[] | undefined>(name, undefined);
  const [tried, setTried] = useState(false);
  const shown = typed ?? lines;
  const [needed = ''] = columns;
  const isMissing = (line: PastLine) => (line[needed] ?? '').trim() === '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (pending || shown.some(isMissing)) return;
    onSave(shown).then(
      () => {
        setTyped(undefined);
        setTried(false);
      },
      () => undefined,
    );
  }

  return (
    <form className={styles.lines} aria-label={title} onSubmit={submit} noValidate>
      <h2>{title}</h2>
      {shown.map((line, place) => (
        <fieldset key={place} className={styles.line}>
          {columns.map((column) => {
            const label = labelOf(fieldOf(fields, column));
            const fault = tried && column === needed && isMissing(line);
            return (
              <Field
                key={column}
                label={label}
                required={column === needed}
                error={fault ? t('{field}必填', { field: label }) : undefined}
              >
                <Control
                  column={column}
                  value={line[column] ?? ''}
                  onChange={(value) => setTyped(shown.with(place, { ...line, [column]: value }))}
                />
              </Field>
            );
          })}
          <IconButton
            label={t('删除')}
            icon={<Trash2 />}
            onClick={() => setTyped(shown.toSpliced(place, 1))}
          />
        </fieldset>
      ))}
      {error !== undefined && <Alert tone="bad">{failureText(error)}</Alert>}
      <div className={styles.lineButtons}>
        <Button onClick={() => setTyped([...shown, {}])}>{t('添加一行')}</Button>
        <Button type="submit" variant="primary" pending={pending} disabled={typed === undefined}>
          {t('保存')}
        </Button>
      </div>
    </form>
  );
}

function Control(props: {
  readonly column: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const { column, value, onChange } = props;
  if (column === 'degree')
    return (
      <Select
        clearable
        value={value}
        onValueChange={onChange}
        options={Object.entries(DegreeLabels).map(([degree, label]) => ({
          value: degree,
          label: labelOf(label),
        }))}
      />
    );
  if (column.endsWith('Date')) return <DateInput value={value} onValueChange={onChange} />;
  return <TextInput value={value} onValueChange={onChange} maxLength={LONGEST} />;
}
