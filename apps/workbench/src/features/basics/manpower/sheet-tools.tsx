import { decimal, isDecimal, sum } from '@garment-mes/domain/decimal';
import { type ManpowerInputRow, prefillManpowerInput } from '@garment-mes/sdk/mes2';
import { Alert, Button, toast } from '@garment-mes/ui';
import { useRef, useState } from 'react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import type { LinesAboveProps } from '#screens/form/form-definition.ts';
import type { Line } from '#screens/lines/line-values.ts';
import styles from './manpower.module.css';

/** What is typed of a line, in its order. */
export const TYPED = [
  ...(['presentNum', 'absentNum', 'lentInNum', 'lentInDeptId', 'lentOutNum'] as const),
  ...(['lentOutDeptId', 'helperNum', 'leaderNum', 'attendMin', 'otMin'] as const),
] as const;

/** Nobody types what is nothing. */
const textOf = (value: string | number | null): string =>
  value === null || (typeof value === 'number' && value === 0) ? '' : String(value);

/** The line with its empty cells filled in, and which they are. */
function filledIn(line: Line, proposed: ManpowerInputRow): Line {
  const filled = Object.fromEntries(
    TYPED.filter((name) => line[name] === '' || line[name] === undefined)
      .map((name): [string, string] => [
        name,
        name === 'presentNum' || name === 'absentNum'
          ? String(proposed[name])
          : textOf(proposed[name]),
      ])
      .filter(([, value]) => value !== ''),
  );
  return { ...line, ...filled, filled };
}

const lent = (lines: readonly Line[], name: string) =>
  sum(
    lines
      .map((line) => String(line[name] ?? ''))
      .filter((text) => text !== '' && isDecimal(text))
      .map(decimal),
  );

const isEmpty = (line: Line): boolean => line.presentNum === '';

/** How many lines are filled in, what fills in the others, and whether who was lent arrived. */
export function SheetTools({ lines, onChange }: LinesAboveProps) {
  const t = useText();
  const { client } = useWorkbench();
  const [pending, setPending] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const now = useRef(lines);
  now.current = lines;
  const empty = lines.filter(isEmpty).length;
  const [out, into] = [lent(lines, 'lentOutNum'), lent(lines, 'lentInNum')];

  async function fill(from: 'attendance' | 'yesterday') {
    const { workDate, shiftId } = (lines[0] ?? {}) as Partial<ManpowerInputRow>;
    if (workDate === undefined || shiftId === undefined) return;
    setPending(true);
    try {
      const rows = await prefillManpowerInput(client, { query: { workDate, shiftId, from } });
      const byLine = new Map(rows.map((row) => [row.deptId, row]));
      // What was typed meanwhile stays.
      onChange(
        now.current.map((line) => {
          const row = byLine.get(String(line.deptId));
          return row && line.isConfirmed !== true ? filledIn(line, row) : line;
        }),
      );
    } catch (error) {
      toast.error(failureText(error));
    } finally {
      setPending(false);
    }
  }

  /** Brings the first line that is not filled in into view. */
  function toEmpty() {
    const rows = top.current?.parentElement?.querySelectorAll('tbody tr');
    rows?.[lines.findIndex(isEmpty)]?.scrollIntoView({ block: 'center' });
  }
  return (
    <div ref={top} className={styles.tools}>
      <Button variant="plain" disabled={empty === 0} onClick={toEmpty}>
        {t('已填 {filled} 条线 未填 {empty} 条线', { filled: lines.length - empty, empty })}
      </Button>
      <Button pending={pending} disabled={empty === 0} onClick={() => void fill('attendance')}>
        {t('带出考勤')}
      </Button>
      <Button pending={pending} disabled={empty === 0} onClick={() => void fill('yesterday')}>
        {t('复制昨日')}
      </Button>
      {lines.length > 1 && !out.equals(into) && (
        <Alert tone="warn">
          {t('借调不平：借出{out} 借入{into}', { out: out.toString(), into: into.toString() })}
        </Alert>
      )}
    </div>
  );
}
