import { departmentTree } from '../../src/new-company/lists/places.ts';
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
  for (const [above, code, name, deptType] of departmentTree(profile))
    add(above, code, name, deptType);
  return made;
}
