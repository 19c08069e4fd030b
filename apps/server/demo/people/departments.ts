import type { CompanyProfile } from '../profiles.ts';
import { seededIds } from '../seeded-ids.ts';

export interface Place {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

/** A stored department. */
export interface Department extends Place {
  readonly companyId: string;
  readonly parentId: string | null;
  readonly deptType: number;
  readonly sort: number;
  readonly path: string;
}

function department(
  companyId: string,
  id: string,
  parent: Department | undefined,
  code: string,
  name: string,
  deptType: number,
  sort: number,
): Department {
  const path = `${parent?.path ?? '/'}${id}/`;
  return { companyId, id, parentId: parent?.id ?? null, code, name, deptType, sort, path };
}

/** The departments of a company by code: `A` to `D` are cutting tables, `L1` and on are lines. */
export function departments(profile: CompanyProfile, companyId: string): Map<string, Department> {
  const ids = seededIds(profile.code, 'department');
  const made = new Map<string, Department>();
  const add = (parent: string | undefined, code: string, name: string, deptType: number) => {
    const above = parent === undefined ? undefined : made.get(parent);
    made.set(code, department(companyId, ids(), above, code, name, deptType, made.size));
  };
  add(undefined, 'ROOT', profile.name, 1);
  for (const [code, name] of [
    ['GM', '总经办'],
    ['SALES', '业务跟单部'],
    ['PLAN', '计划部'],
    ['TECH', '技术部'],
    ['HR', '人事部'],
    ['FIN', '财务部'],
  ] as const) {
    add('ROOT', code, name, 9);
  }
  add('ROOT', 'FABW', '面料仓', 8);
  add('ROOT', 'CUT', '裁剪车间', 3);
  for (let at = 0; at < profile.tables; at += 1) {
    add('CUT', String.fromCharCode(65 + at), `裁床${at + 1}台`, 4);
  }
  add('CUT', 'PANW', '裁片仓', 8);
  add('ROOT', 'SEW', '缝制车间', 3);
  for (let at = 1; at <= profile.lines; at += 1) add('SEW', `L${at}`, `缝制${at}组`, 5);
  add('ROOT', 'FNSH', '后整车间', 6);
  add('ROOT', 'QC', '品质部', 7);
  add('ROOT', 'FGW', '成品仓', 8);
  add('ROOT', 'MECH', '机修组', 10);
  return made;
}
