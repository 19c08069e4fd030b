import type {
  LineRow,
  ScheduleDraftBar,
  SimulatedSchedule,
  UnscheduledRow,
} from '@garment-mes/sdk/mes2';
import { draftKey } from '../bars/bar-draft.ts';

/** What an order would be put on a line with. */
type DraftFor = (row: UnscheduledRow, line: LineRow) => ScheduleDraftBar;

/** Orders in the order in which they are placed: one style after the other, the most urgent first. */
export function placingOrder(rows: readonly UnscheduledRow[]): readonly UnscheduledRow[] {
  const due = (row: UnscheduledRow) => row.stageEndDate ?? row.deliveryDate;
  const first = new Map<string, string>();
  for (const row of rows) {
    const known = first.get(row.styleNo);
    if (known === undefined || due(row) < known) first.set(row.styleNo, due(row));
  }
  return rows.toSorted(
    (a, b) =>
      (first.get(a.styleNo) ?? '').localeCompare(first.get(b.styleNo) ?? '') ||
      a.styleNo.localeCompare(b.styleNo) ||
      due(a).localeCompare(due(b)),
  );
}

/**
 * Puts each order on the line where it ends first, behind what is there already. Lines that name what
 * they can sew take nothing else.
 * @param categoryOf category of the style of an order; `undefined` when nobody knows it
 * @param simulate works all drafts out; `undefined` when it failed
 */
export async function planAutomatically({
  rows,
  lines,
  draftFor,
  categoryOf,
  simulate,
}: {
  readonly rows: readonly UnscheduledRow[];
  readonly lines: readonly LineRow[];
  readonly draftFor: DraftFor;
  readonly categoryOf: (row: UnscheduledRow) => string | undefined;
  readonly simulate: (
    drafts: readonly ScheduleDraftBar[],
  ) => Promise<SimulatedSchedule | undefined>;
}): Promise<readonly ScheduleDraftBar[]> {
  let placed: readonly ScheduleDraftBar[] = [];
  for (const row of placingOrder(rows)) {
    let best: { readonly drafts: readonly ScheduleDraftBar[]; readonly end: string } | undefined;
    for (const line of lines.filter((each) => canSew(each, categoryOf(row)))) {
      const draft = draftFor(row, line);
      const drafts = [...placed.filter((each) => draftKey(each) !== draftKey(draft)), draft];
      const answer = await simulate(drafts);
      const end = answer?.bars.find(
        (bar) =>
          bar.orderId === row.orderId && bar.lineDeptId === line.deptId && bar.id.startsWith('-'),
      )?.endDate;
      if (end !== undefined && (best === undefined || end < best.end)) best = { drafts, end };
    }
    placed = best?.drafts ?? placed;
  }
  return placed;
}

const canSew = ({ skillCategories }: LineRow, category: string | undefined): boolean =>
  skillCategories.length === 0 || category === undefined || skillCategories.includes(category);
