import type {
  CheckBad,
  CheckRecord,
  CheckRecordRow,
  Disposition,
  Severity,
} from '@garment-mes/sdk/mes2';

/** What becomes of a garment: the counter of the record that it belongs to. */
export type Outcome = 'passNum' | 'reworkNum' | 'secondNum' | 'scrapNum';

/** A bad item as its tile knows it. */
export interface TappedItem {
  readonly id: string;
  readonly severity: Severity;
  readonly defaultDisposition: Disposition;
}

/** A fault on a garment. */
export interface Fault {
  readonly badItemId: string;
  readonly severity: Severity;
  readonly pieceNo: number | null;
  readonly disposition: Disposition;
  readonly orderProcessId: string | null;
  readonly employeeId: string | null;
}

/** What is typed into an open record beside its taps. */
export type TypedPart = Partial<
  Pick<CheckRecordRow, 'checkNum'> & Pick<CheckRecord, 'images' | 'measures' | 'cells'>
>;

interface Keyed {
  /** Made at the tap: the service carries a tap out once. */
  readonly key: string;
}

/** One thing a person did that the service does not know yet. */
export type Tap = Keyed &
  (
    | { readonly kind: 'fault'; readonly fault: Fault }
    | { readonly kind: 'noFault'; readonly fault: Fault }
    | { readonly kind: 'pieces'; readonly outcome: Outcome; readonly by: 1 | -1 }
    | { readonly kind: 'typed'; readonly part: TypedPart }
  );

/** A tap before it has its key. */
export type NewTap = Tap extends infer Each
  ? Each extends Keyed
    ? Omit<Each, 'key'>
    : never
  : never;

type Counts = Pick<
  CheckRecordRow,
  Outcome | 'checkNum' | 'defectNum' | 'criticalNum' | 'majorNum' | 'minorNum'
>;

/** Faults of one item on one garment. */
type FoundFault = Pick<CheckBad, 'badItemId' | 'severity' | 'pieceNo' | 'num'>;

/** A record as it will be once every tap has arrived. */
export interface Tally extends Counts {
  /** Faults by the id of their item. */
  readonly faults: ReadonlyMap<string, number>;
  /** Each of them with its garment. */
  readonly found: readonly FoundFault[];
  /** Garments judged. */
  readonly doneNum: number;
  /** The highest number that a garment with a fault has. */
  readonly lastPiece: number;
  readonly images: readonly string[];
  readonly measures: CheckRecord['measures'];
  readonly cells: CheckRecord['cells'];
}

/** Counters of the record and the taps behind it. */
export function tallyOf({ record, bads, ...check }: CheckRecord, taps: readonly Tap[]): Tally {
  const { checkNum, passNum, reworkNum, secondNum, scrapNum } = record;
  const counts = { passNum, reworkNum, secondNum, scrapNum };
  const found: FoundFault[] = [...bads];
  let typed: TypedPart = {};
  for (const tap of taps) {
    if (tap.kind === 'fault') found.push({ ...tap.fault, num: 1 });
    else if (tap.kind === 'noFault') removeLast(found, tap.fault);
    else if (tap.kind === 'pieces') counts[tap.outcome] += tap.by;
    else typed = { ...typed, ...tap.part };
  }
  const faults = new Map<string, number>();
  for (const { badItemId, num } of found) faults.set(badItemId, (faults.get(badItemId) ?? 0) + num);
  const of = (severity?: Severity) =>
    found.reduce((sum, each) => sum + (severity && each.severity !== severity ? 0 : each.num), 0);
  const { images, measures, cells } = check;
  return {
    ...{ ...counts, checkNum, faults, found, images, measures, cells },
    ...{ defectNum: of(), criticalNum: of(1), majorNum: of(2), minorNum: of(3) },
    lastPiece: Math.max(0, ...found.map(({ pieceNo }) => pieceNo ?? 0)),
    doneNum: counts.passNum + counts.reworkNum + counts.secondNum + counts.scrapNum,
    ...typed,
  };
}

function removeLast(found: FoundFault[], { badItemId, pieceNo }: Fault): void {
  const at = found.findLastIndex(
    (each) => each.badItemId === badItemId && each.pieceNo === pieceNo,
  );
  if (at !== -1) found.splice(at, 1);
}

/** What other measures make of the faults: one for each that is out of tolerance by now. */
export function measureFaults(
  before: CheckRecord['measures'],
  after: CheckRecord['measures'],
  item: TappedItem,
): readonly NewTap[] {
  const nameOf = ({ pointName, pieceNo }: CheckRecord['measures'][number]) =>
    `${pointName}/${pieceNo}`;
  const out = (measures: CheckRecord['measures']) => measures.filter(({ isOut }) => isOut);
  const was = new Set(out(before).map(nameOf));
  const is = new Set(out(after).map(nameOf));
  const faultOf = (pieceNo: number): Fault => ({
    ...{ badItemId: item.id, severity: item.severity, pieceNo },
    ...{ disposition: item.defaultDisposition, orderProcessId: null, employeeId: null },
  });
  return [
    ...out(before).flatMap((each): NewTap[] =>
      is.has(nameOf(each)) ? [] : [{ kind: 'noFault', fault: faultOf(each.pieceNo) }],
    ),
    ...out(after).flatMap((each): NewTap[] =>
      was.has(nameOf(each)) ? [] : [{ kind: 'fault', fault: faultOf(each.pieceNo) }],
    ),
  ];
}
