import { DeptTypeLabels } from '@garment-mes/sdk/labels';
import type { CuttingRoomBoard, DeptType } from '@garment-mes/sdk/mes2';
import type { Occurrence } from '../screen/occurrences.ts';

/** Lamp of a table that stands still. */
const STOPPED = 4;

/** The department that answers, in the language that boards speak. */
const deptOf = (type: DeptType | null): string | undefined =>
  type === null ? undefined : DeptTypeLabels[type].zh;

type Seen = Pick<CuttingRoomBoard, 'problems' | 'tables'>;

/**
 * Problems that came up between two answers. One that stops its table is an alarm. The first answer
 * announces nothing new: what it shows was said before this screen was opened.
 */
export function newProblems(before: Seen | undefined, after: Seen): readonly Occurrence[] {
  if (before === undefined) return [];
  const known = new Set(before.problems.map(({ id }) => id));
  const stopped = new Set(
    after.tables.flatMap(({ lamp, tableName }) => (lamp === STOPPED ? [tableName] : [])),
  );
  return after.problems
    .filter(({ id }) => !known.has(id))
    .map(({ id, tableName, problem, openMin, responderName, ...called }) => ({
      event: 'problem',
      key: `problem ${id}`,
      values: {
        line: tableName ?? undefined,
        station: tableName ?? undefined,
        problem,
        who: responderName ?? undefined,
        dept: deptOf(called.responsibleDeptType),
        minute: openMin,
      },
      voiceId: called.voiceId ?? undefined,
      isAlarm: tableName !== null && stopped.has(tableName),
    }));
}
