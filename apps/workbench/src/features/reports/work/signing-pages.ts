import { type Decimal, sum } from '@garment-mes/domain/decimal';
import type { WorkReportRow } from '@garment-mes/sdk/mes2';

/** Rows on a page of A4 upright, the sums of its people among them. */
export const ROWS_A_PAGE = 30;

/** Rows of one person beside each other on a page: signed once. */
interface Signed {
  readonly employeeNo: string;
  readonly employeeName: string;
  readonly rows: readonly WorkReportRow[];
  /** What the person signs for, below the last of several rows. */
  readonly own: SheetSums | undefined;
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
  const pages = peopleByPage([...Map.groupBy(rows, ({ employeeId }) => employeeId).values()]);
  return pages.map(
    (people, at): SigningPage => ({
      workDate: rows[0]?.workDate ?? '',
      lineDeptName: rows[0]?.lineDeptName ?? '',
      page: at + 1,
      pages: pages.length,
      people,
      sums: sumsOf(people.flatMap((person) => person.rows)),
      whole: at + 1 === pages.length ? sumsOf(rows) : undefined,
    }),
  );
}

/** Nobody is parted by the end of a page but who has more rows than a page. */
function peopleByPage(people: readonly (readonly WorkReportRow[])[]): readonly Signed[][] {
  const pages: Signed[][] = [];
  let left = 0;
  for (const rows of people) {
    const own = rows.length > 1 ? sumsOf(rows) : undefined;
    const needed = rows.length + (own ? 1 : 0);
    for (let from = 0; from < rows.length; from += ROWS_A_PAGE) {
      if (from > 0 || needed > left) {
        pages.push([]);
        left = ROWS_A_PAGE;
      }
      const shown = rows.slice(from, from + ROWS_A_PAGE);
      const isLast = from + ROWS_A_PAGE >= rows.length;
      pages.at(-1)?.push({
        employeeNo: rows[0]?.employeeNo ?? '',
        employeeName: rows[0]?.employeeName ?? '',
        rows: shown,
        own: isLast ? own : undefined,
      });
      left -= shown.length + (isLast && own ? 1 : 0);
    }
  }
  return pages;
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
