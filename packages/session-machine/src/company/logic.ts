import { MY_APPLICATIONS } from './my-applications.ts';
import type { Company, MenuEntry } from './types.ts';

/** The list is read again for a refused company once in this time. */
export const RELIST_MS = 10_000;

export const isDefault = (company: Company): boolean => company.isDefault === '0';

/** The companies in their order, the pseudo-company last. */
export const inOrder = (companies: readonly Company[]): readonly Company[] =>
  companies.toSorted((a, b) => +(a.id === MY_APPLICATIONS) - +(b.id === MY_APPLICATIONS));

/** The stored choice while it is in the list, else the default company, else the first. */
export function pickCompany(
  companies: readonly Company[],
  stored: string | undefined,
): Company | undefined {
  const real = companies.filter(({ id }) => id !== MY_APPLICATIONS);
  return companies.find(({ id }) => id === stored) ?? real.find(isDefault) ?? inOrder(companies)[0];
}

/**
 * Id for the `user-company` header; `undefined` for the default. The pseudo-company is named: without a header the
 * service answers for the default company.
 */
export const companyHeader = (company: Company | undefined): string | undefined =>
  company && (company.id === MY_APPLICATIONS || !isDefault(company)) ? company.id : undefined;

export const isButton = ({ menuType }: MenuEntry): boolean => Number(menuType) === 2;

/** Keys of the button permissions, `METHOD^url`. */
export const permissionKeys = (menus: readonly MenuEntry[]): readonly string[] =>
  menus.filter(isButton).map(({ method, url }) => `${method}^${url}`);

/** The stored form of the permissions: each key followed by a comma. */
export const permissionText = (keys: readonly string[]): string =>
  keys.map((key) => `${key},`).join('');
