import { sql } from '../../database/engine.ts';
import type { Feature } from '../../operations.ts';
import { given } from '../../resources/expressions.ts';
import { departmentManagers, departmentUsers } from './department-people.sql.ts';
import { createDepartment, deleteDepartment, updateDepartment } from './save-department.ts';
import { saveManagers } from './save-managers.ts';
import { transferPeople } from './transfer.ts';

type Ids =
  | 'createDepartment'
  | 'updateDepartment'
  | 'deleteDepartment'
  | 'listDepartmentUsers'
  | 'createDepartmentUser'
  | 'listDepartmentManagers'
  | 'saveDepartmentManager';

/** The tree of departments, who belongs to them when, and who heads them. */
export const departments: Feature<Ids> = (services) => {
  const { engine } = services;
  return {
    createDepartment: (call) =>
      engine.tenant(call.scope, (tx) => createDepartment(services, tx, call, call.body)),

    updateDepartment: (call) =>
      engine.tenant(call.scope, (tx) => updateDepartment(services, tx, call, call.body)),

    deleteDepartment: (call) =>
      engine.tenant(call.scope, (tx) => deleteDepartment(services, tx, call, call.path.id)),

    listDepartmentUsers: ({ scope, companyId, query }) =>
      engine.tenant(
        scope,
        (tx) =>
          departmentUsers(
            tx,
            companyId,
            sql`${given(query?.deptId, (id) => sql`u.dept_id = ${id}`)}
              ${given(query?.employeeId, (id) => sql`u.employee_id = ${id}`)}`,
          ),
        { readOnly: true },
      ),

    createDepartmentUser: (call) =>
      engine.tenant(call.scope, (tx) => transferPeople(services, tx, call, call.body)),

    listDepartmentManagers: ({ scope, companyId, query }) =>
      engine.tenant(
        scope,
        (tx) =>
          departmentManagers(
            tx,
            companyId,
            given(query?.deptId, (id) => sql`u.dept_id = ${id}`),
          ),
        { readOnly: true },
      ),

    saveDepartmentManager: (call) =>
      engine.tenant(call.scope, (tx) => saveManagers(services, tx, call, call.body)),
  };
};
