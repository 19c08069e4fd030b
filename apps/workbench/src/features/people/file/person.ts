import { type CompanyUser, type EmployeeRow, getCompanyUser } from '@garment-mes/sdk/amc';
import { CompanyUserFields, EmployeeRowFields, type Fields } from '@garment-mes/sdk/labels';

/** The file of a person with the row of the list in it. */
export type Person = Omit<CompanyUser, 'employee'> & EmployeeRow;

export const personFields = {
  ...CompanyUserFields,
  ...EmployeeRowFields,
} satisfies Fields;

export const personOf = ({ employee, ...file }: CompanyUser): Person => ({ ...file, ...employee });

/** Reads a person of the company. */
export const fileOf = (id: string) =>
  [getCompanyUser, { body: { userCompanyId: id } }, { live: 'employee' }] as const;

/** Fields whose right nobody needs for what is his own. */
export const ownFields = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { permission: _, ...field }]) => [name, field]),
  );
