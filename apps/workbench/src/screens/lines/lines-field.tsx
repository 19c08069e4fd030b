import { isDecimal, sum } from '@garment-mes/domain/decimal';
import { formatNumber } from '@garment-mes/domain/formats';
import type { ReferenceName } from '@garment-mes/sdk/labels';
import { EditableTable } from '@garment-mes/ui';
import { type ReactNode, useId, useMemo } from 'react';
import { currentLanguage } from '#app/i18n.ts';
import { namesOf, useNamedRecords } from '#screens/references/use-named-records.ts';
import { type LineRecords, lineColumns, nameFieldOf } from './line-columns.ts';
import { cellTexts } from './line-issues.ts';
import { followed, type Line, type LinesSpec, newLine } from './line-values.ts';
import styles from './lines-field.module.css';

interface LinesFieldProps {
  /** Of the lines in the body. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly required?: boolean;
  readonly spec: LinesSpec;
  readonly lines: readonly Line[];
  /** Left out where nobody may type. */
  readonly onChange?: ((lines: readonly Line[]) => void) | undefined;
  /** What is wrong by path: `points`, `points.2.pct`. */
  readonly issues?: ReadonlyMap<string, string>;
  /** What is said and saved all the same, by path. */
  readonly hints?: ReadonlyMap<string, string>;
  /** Stands between the label and the grid. */
  readonly above?: ReactNode;
  /** Values by field that records named in a line have to have, and parameters of their list. */
  readonly among?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly query?: object | undefined;
}

const NOTHING: ReadonlyMap<string, string> = new Map();

/** Lines of a record typed in a grid: added, removed, moved, filled down and pasted; findings stand at their cells. */
export function LinesField(props: LinesFieldProps) {
  const { spec, lines } = props;
  const named = [...new Set(spec.rows.flatMap((name) => spec.items[name]?.reference ?? []))];
  return (
    <WithRecords
      {...{ references: named, spec, lines, records: NO_RECORDS }}
      {...{ among: props.among, query: props.query }}
    >
      {(records) => <LineGrid {...props} records={records} />}
    </WithRecords>
  );
}

const NO_RECORDS: LineRecords = {};

interface WithRecordsProps {
  readonly references: readonly ReferenceName[];
  readonly spec: LinesSpec;
  readonly lines: readonly Line[];
  readonly records: LineRecords;
  readonly among: LinesFieldProps['among'];
  readonly query: LinesFieldProps['query'];
  readonly children: (records: LineRecords) => ReactNode;
}

/** Finds the records that the lines name, list by list. */
function WithRecords(props: WithRecordsProps): ReactNode {
  const [reference] = props.references;
  if (reference === undefined) return props.children(props.records);
  return <WithRecordsOf {...props} reference={reference} />;
}

function WithRecordsOf(props: WithRecordsProps & { readonly reference: ReferenceName }) {
  const { reference, references, spec, lines, records, among, query } = props;
  const fields = spec.rows.filter((name) => spec.items[name]?.reference === reference);
  const names = Object.assign(
    {},
    ...fields.map((name) => namesOf(lines, name, nameFieldOf(name, spec))),
  ) as Readonly<Record<string, string>>;
  const known = useNamedRecords(reference, {
    names,
    ...(among && { among }),
    ...(query && { query }),
  });
  const found = useMemo(() => ({ ...records, [reference]: known }), [records, reference, known]);
  return <WithRecords {...props} references={references.slice(1)} records={found} />;
}

function LineGrid(props: LinesFieldProps & { readonly records: LineRecords }) {
  const { name, label, hint, required, spec, lines, onChange, records } = props;
  const { issues = NOTHING, hints = NOTHING } = props;
  const id = useId();
  const language = currentLanguage();
  const readOnly = onChange === undefined;
  const said = JSON.stringify(cellTexts(spec, name, lines, hints));
  // Heads are words of the language, so the columns follow it.
  const columns = useMemo(() => {
    const texts = JSON.parse(said) as ReturnType<typeof cellTexts>;
    const hintOf = (line: Line, field: string) => texts[line.id]?.[field];
    return lineColumns(spec, { records, readOnly, hintOf });
  }, [spec, records, readOnly, said, language]);
  const faults = cellTexts(spec, name, lines, issues);
  const whole = issues.get(name);
  const notes = [
    ...new Set([...hints].flatMap(([path, text]) => (isOf(name, path) ? [text] : []))),
  ];
  // Several new lines at once, as a paste makes them, begin one behind the other.
  const made: Line[] = [];
  return (
    <section className={styles.lines} aria-labelledby={id}>
      <h2 id={id} className={styles.label}>
        {label}
        {required && (
          <span aria-hidden className={styles.required}>
            *
          </span>
        )}
      </h2>
      {props.above}
      <EditableTable<Line>
        label={label}
        columns={columns}
        rows={lines}
        onRowsChange={(rows) => onChange?.(followed(spec, rows, lines))}
        sums={spec.sums && sumsOf(spec, spec.sums, lines)}
        {...(spec.fixed
          ? { rowsFixed: true }
          : {
              createRow(rowId: string) {
                const line = newLine(spec, [...lines, ...made], rowId);
                made.push(line);
                return line;
              },
            })}
        readOnly={readOnly}
        readBlock={spec.read}
        faults={faults}
      />
      {whole !== undefined && (
        <p role="status" className={styles.fault}>
          {whole}
        </p>
      )}
      {notes.map((text) => (
        <p key={text} role="status" className={styles.note}>
          {text}
        </p>
      ))}
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </section>
  );
}

/** Totals of the figures that are typed so far, or worked out of them. */
const sumsOf = ({ worked }: LinesSpec, names: readonly string[], lines: readonly Line[]) =>
  Object.fromEntries(
    names.map((name) => {
      const figures = lines.map((line) =>
        name === 'worked' ? (worked?.text(line) ?? '') : String(line[name] ?? ''),
      );
      return [
        name,
        formatNumber(sum(figures.filter((each) => isDecimal(each) && each !== '')).toString()),
      ];
    }),
  );

const isOf = (name: string, path: string): boolean => path === name || path.startsWith(`${name}.`);
