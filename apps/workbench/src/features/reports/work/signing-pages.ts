import { type Decimal, sum } from '@garment-mes/domain/decimal';
import type { WorkReportRow } from '@garment-mes/sdk/mes2';

/** Rows on a page of A4 upright. */
export const ROWS_A_PAGE = 30;

/** Rows of one person beside each other on a page: signed once. */
interface Signed {
  readonly employeeNo: string;
  readonly employeeName: string;
  readonly rows: readonly WorkReportRow[];
}

/** Pieces and money; `amount` is undefined where the rows do not contain it. */
export interface SheetSums {
  readonly okNum: number;
  readonly reworkNum: number;
  readonly amount: Decimal | undefined;
}

/** A page of the list that a line signs for a day. */
export interface SigningPage {
  readonly workDate: string;
  readonly lineDeptName: string;
  readonly page: number;
  readonly pages: number;
  readonly people: readonly Signed[];
  readonly sums: SheetSums;
  /** Of the whole line and day, on its last page. */
  readonly whole: SheetSums | undefined;
}

/** The pages of the lists to be signed, one list for each day and line, people by their number. */
export function signingPages(rows: readonly WorkReportRow[]): readonly SigningPage[] {
  const lists = Map.groupBy(rows.toSorted(inOrder), ({ workDate, lineDeptId }) =>
    [workDate, lineDeptId].join('/'),
  );
  return [...lists.values()].flatMap(pagesOfList);
}

function pagesOfList(rows: readonly WorkReportRow[]): SigningPage[] {
  const pages = Math.ceil(rows.length / ROWS_A_PAGE);
  return Array.from({ length: pages }, (_, at): SigningPage => {
    const shown = rows.slice(at * ROWS_A_PAGE, (at + 1) * ROWS_A_PAGE);
    const people = [...Map.groupBy(shown, ({ employeeId }) => employeeId).values()];
    return {
      workDate: rows[0]?.workDate ?? '',
      lineDeptName: rows[0]?.lineDeptName ?? '',
      page: at + 1,
      pages,
      people: people.map((own) => ({
        employeeNo: own[0]?.employeeNo ?? '',
        employeeName: own[0]?.employeeName ?? '',
        rows: own,
      })),
      sums: sumsOf(shown),
      whole: at + 1 === pages ? sumsOf(rows) : undefined,
    };
  });
}

function sumsOf(rows: readonly WorkReportRow[]): SheetSums {
  const amounts = rows.flatMap(({ amount }) => amount ?? []);
  return {
    okNum: rows.reduce((all, { okNum }) => all + okNum, 0),
    reworkNum: rows.reduce((all, { reworkNum }) => all + reworkNum, 0),
    amount: amounts.length < rows.length ? undefined : sum(amounts),
  };
}

const keyOf = ({ workDate, lineDeptName, employeeNo, orderNo }: WorkReportRow) =>
  [workDate, lineDeptName, employeeNo ?? '', orderNo] as const;

function inOrder(one: WorkReportRow, other: WorkReportRow): number {
  const others = keyOf(other);
  const differing = keyOf(one)
    .map((text, at) => text.localeCompare(others[at] ?? '', 'zh-CN', { numeric: true }))
    .find((order) => order !== 0);
  return differing ?? one.seqNo - other.seqNo;
}
