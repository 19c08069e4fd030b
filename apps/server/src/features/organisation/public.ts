export { carryOutTransfers } from './carry-out-transfers.ts';
export { departmentOf } from './department.sql.ts';
export { departmentManagers, departmentUsers, lockMembers } from './department-people.sql.ts';
export { employeeColumns } from './organisation.handlers.ts';
