import { sewableFrom } from '@garment-mes/domain/schedule';
import type {
  LineRow,
  ScheduleDraftBar,
  SimulatedSchedule,
  UnscheduledRow,
} from '@garment-mes/sdk/mes2';

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

/** What holds the start of a proposed bar: its cut pieces, the bars of the line in front of it, or nothing. */
export type StartReason = 'cutPieces' | 'lineFree' | 'now';

/** Where an order is proposed to be sewn, as it will be saved, and why there. */
export interface Proposal {
  readonly draft: ScheduleDraftBar;
  readonly lineName: string;
  readonly endDate: string;
  readonly reason: StartReason;
  /** Day the cut pieces are complete; `null` while nobody planned it. */
  readonly cutReadyDate: string | null;
}

interface AutoPlan {
  readonly proposals: readonly Proposal[];
  /** Orders that no line can sew. */
  readonly leftOut: readonly UnscheduledRow[];
}

interface AutoPlanOf {
  readonly rows: readonly UnscheduledRow[];
  readonly lines: readonly LineRow[];
  /** What an order would be put on a line with; it begins when the plan says so. */
  readonly draftFor: (row: UnscheduledRow, line: LineRow) => ScheduleDraftBar;
  /** Category of the style of an order; `undefined` when nobody knows it. */
  readonly categoryOf: (row: UnscheduledRow) => string | undefined;
  /** Works all drafts out, one after the other. */
  readonly simulate: (drafts: readonly ScheduleDraftBar[]) => Promise<SimulatedSchedule>;
}

/**
 * Puts each order on the line where it ends first, behind what is there already and not before its cut pieces are
 * complete. Lines that name what they can sew take nothing else.
 */
export async function planAutomatically(plan: AutoPlanOf): Promise<AutoPlan> {
  const { rows, lines, categoryOf } = plan;
  let proposals: readonly Proposal[] = [];
  const leftOut: UnscheduledRow[] = [];
  for (const row of placingOrder(rows)) {
    const able = lines.filter((line) => canSew(line, categoryOf(row)));
    let best: Proposal | undefined;
    for (const line of able) {
      const tried = await proposalOn(plan, proposals, row, line);
      if (tried && (best === undefined || tried.endDate < best.endDate)) best = tried;
    }
    if (best === undefined) leftOut.push(row);
    else proposals = [...proposals, best];
  }
  return { proposals, leftOut };
}

/**
 * An order behind everything of a line, as the plan would have it there. Asked first where it could begin at all; where
 * that is in front of other bars, behind them as they were pushed, and then behind them as they lie without it.
 */
async function proposalOn(
  { draftFor, simulate }: AutoPlanOf,
  proposals: readonly Proposal[],
  row: UnscheduledRow,
  line: LineRow,
): Promise<Proposal | undefined> {
  const { cutReadyDate } = row;
  const draft = draftFor(row, line);
  const ready = cutReadyDate === null ? draft.startDate : sewableFrom(cutReadyDate);
  const earliest = ready > draft.startDate ? ready : draft.startDate;
  let startDate = earliest;
  for (const question of ['anywhere', 'behind', 'rightBehind'] as const) {
    const { bars } = await simulate([
      ...proposals.map((each) => each.draft),
      { ...draft, startDate },
    ]);
    const onLine = bars.filter(({ lineDeptId }) => lineDeptId === line.deptId);
    const own = onLine.find(({ id, orderId }) => id.startsWith('-') && orderId === row.orderId);
    if (own === undefined) return undefined;
    const free = latestEnd(onLine.filter(({ id }) => id !== own.id)) ?? earliest;
    if (question !== 'behind' && own.startDate >= free) {
      const waits = ready > draft.startDate ? 'cutPieces' : 'now';
      return {
        draft: { ...draft, startDate: own.startDate },
        lineName: line.deptName,
        endDate: own.endDate,
        reason: free > earliest ? 'lineFree' : waits,
        cutReadyDate,
      };
    }
    startDate = free > earliest ? free : earliest;
  }
  return undefined;
}

const latestEnd = (bars: readonly { readonly endDate: string }[]): string | undefined =>
  bars
    .map(({ endDate }) => endDate)
    .toSorted()
    .at(-1);

const canSew = ({ skillCategories }: LineRow, category: string | undefined): boolean =>
  skillCategories.length === 0 || category === undefined || skillCategories.includes(category);
