import { DomainError } from '@garment-mes/domain';
import type { Feature } from '../../operations.ts';
import { companySettings } from './company-settings.sql.ts';

export const settings: Feature<'listCompanySettings' | 'getCompanySetting'> = ({ engine }) => ({
  listCompanySettings: ({ scope, companyId }) =>
    engine.tenant(scope, (tx) => companySettings(tx, companyId)),

  getCompanySetting: async ({ scope, companyId, query }) => {
    const all = await engine.tenant(scope, (tx) => companySettings(tx, companyId));
    const found = all.find(({ code }) => code === query.code);
    if (!found) throw new DomainError('record-missing', { what: '公司设置' });
    return found;
  },
});
