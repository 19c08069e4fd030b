import { DomainError } from '@garment-mes/domain/refusals';
import type { Membership } from '../access/memberships.sql.ts';

/** The person's own applications: a company that is no company. */
export const OWN_APPLICATIONS = '-1';

/**
 * The company a request belongs to. The header is a wish, the membership decides; without a header
 * it is the person's default company.
 * @returns `undefined` for the pseudo-company, and for a person without any company
 * @throws {DomainError} `wrong-company` when the person is no member
 */
export function chooseCompany(
  memberships: readonly Membership[],
  header: string | undefined,
): Membership | undefined {
  if (header === OWN_APPLICATIONS) return undefined;
  if (header === undefined || header === '') return memberships[0];
  const chosen = memberships.find(({ companyId }) => companyId === header);
  if (!chosen) throw new DomainError('wrong-company', {});
  return chosen;
}
