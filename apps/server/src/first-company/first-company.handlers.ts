import { requireCompany } from '@garment-mes/domain/people';
import { beginCompany } from '../new-company/create-company.ts';
import type { Feature } from '../operations.ts';
import { requireNewMd5 } from '../sign-in/require-new-password.ts';
import { requireSetupLink, spendSetupLink } from './setup-link.sql.ts';

type Ids = 'checkSetupLink' | 'createFirstCompany';

/** The first company of an installation, begun by whoever holds the link that its start printed. */
export const firstCompany: Feature<Ids> = ({ engine }) => ({
  async checkSetupLink({ body, client }) {
    await requireSetupLink(engine, body.secret, client.ip);
    return true;
  },

  async createFirstCompany({ body, client, language }) {
    const { secret, passwordMd5, ...given } = body;
    await requireSetupLink(engine, secret, client.ip);
    const facts = requireCompany(given);
    const { admin, username, phone } = facts;
    requireNewMd5(passwordMd5, { name: admin, username, mobile: phone });
    const chosen = { md5: passwordMd5, isFirst: false };
    return beginCompany(engine, facts, language, chosen, (tx) => spendSetupLink(tx, secret));
  },
});
