/** Code, name, kind of each warehouse that a factory begins with. */
export const warehouses = [
  ['FAB', '面料仓', 1],
  ['TRM', '辅料仓', 2],
  ['PAN', '裁片仓', 3],
  ['FIN', '成品仓', 4],
  ['SEC', '次品仓', 5],
] as const;

/** A department: code of the one above, code, name, kind. */
type Place = readonly [above: string | undefined, code: string, name: string, deptType: number];

/** How large a factory is laid out, and what it is called. */
interface Layout {
  readonly name: string;
  readonly tables: number;
  readonly lines: number;
}

/** Departments of a factory from the top down: `A` and on are cutting tables, `L1` and on are lines. */
export const departmentTree = ({ name, tables, lines }: Layout): readonly Place[] => [
  [undefined, 'ROOT', name, 1],
  ['ROOT', 'GM', '总经办', 9],
  ['ROOT', 'SALES', '业务跟单部', 9],
  ['ROOT', 'PLAN', '计划部', 9],
  ['ROOT', 'TECH', '技术部', 9],
  ['ROOT', 'HR', '人事部', 9],
  ['ROOT', 'FIN', '财务部', 9],
  ['ROOT', 'FABW', '面料仓', 8],
  ['ROOT', 'CUT', '裁剪车间', 3],
  ...numbered(tables, (at): Place => ['CUT', String.fromCharCode(64 + at), `裁床${at}台`, 4]),
  ['CUT', 'PANW', '裁片仓', 8],
  ['ROOT', 'SEW', '缝制车间', 3],
  ...numbered(lines, (at): Place => ['SEW', `L${at}`, `缝制${at}组`, 5]),
  ['ROOT', 'FNSH', '后整车间', 6],
  ['ROOT', 'QC', '品质部', 7],
  ['ROOT', 'FGW', '成品仓', 8],
  ['ROOT', 'MECH', '机修组', 10],
];

const numbered = (count: number, place: (at: number) => Place): Place[] =>
  Array.from({ length: count }, (_, at) => place(at + 1));
