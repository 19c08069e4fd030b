export { departmentOf } from './department.sql.ts';
export { departmentUsers, lockMembers } from './department-people.sql.ts';
export { EMPLOYEE_COLUMNS } from './organisation.handlers.ts';
