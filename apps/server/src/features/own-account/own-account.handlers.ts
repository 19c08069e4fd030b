import { DomainError } from '@garment-mes/domain/refusals';
import { sql } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Feature } from '../../operations.ts';
import type { PersonalSeal } from '../people/public.ts';
import { cancelDeletion, deletionCheck, requestDeletion } from './account-deletion.ts';
import { changePassword } from './change-password.ts';
import {
  cancelCompanyDeletion,
  companyDeletion,
  requestCompanyDeletion,
} from './company-deletion.ts';
import { submitRealName } from './real-name.ts';
import { isBlank, plainRichText } from './rich-text.ts';

type Ids =
  | 'getUserDeleteCheck'
  | 'changePassword'
  | 'requestUserDeletion'
  | 'cancelUserDeletion'
  | 'getCompanyDeletion'
  | 'requestCompanyDeletion'
  | 'cancelCompanyDeletion'
  | 'createFeedback'
  | 'saveHomeLayout'
  | 'submitRealName';

const LONGEST = 65_536;
const MOST_CARDS = 60;
const CARD = /^[A-Za-z0-9_-]{1,64}$/;

/** A person's own account and desk, and the end of an account or a company. */
export const ownAccount =
  (seal: PersonalSeal): Feature<Ids> =>
  (services) => {
    const { engine } = services;
    return {
      getUserDeleteCheck: (call) => deletionCheck(engine, call),
      changePassword: (call) => changePassword(services, call),
      requestUserDeletion: (call) => requestDeletion(engine, call, call.body),
      cancelUserDeletion: (call) => cancelDeletion(engine, call),
      submitRealName: (call) => submitRealName(engine, seal, call),

      getCompanyDeletion: (call) =>
        engine.tenant(call.scope, (tx) => companyDeletion(tx, call), { readOnly: true }),
      requestCompanyDeletion: (call) => requestCompanyDeletion(services, call, call.body.reason),
      cancelCompanyDeletion: (call) => cancelCompanyDeletion(services, call),

      createFeedback({ body, scope, employee }) {
        if (!employee)
          throw new DomainError('record-missing', { what: { zh: '公司', en: 'Company' } });
        const field = { zh: '反馈内容', en: 'The feedback' };
        if (body.content.length > LONGEST)
          throw new DomainError('too-long', { field, max: LONGEST });
        const content = plainRichText(body.content);
        if (isBlank(content)) throw new DomainError('required', { field });
        return engine.tenant(scope, async (tx) => {
          const written = await tx.one<DataOf<'createFeedback'>>(sql`
          insert into amc.feedback (from_where, content) values (${body.fromWhere}, ${content})
          returning id, from_where, create_date`);
          if (!written) throw new Error('no feedback was written');
          return written;
        });
      },

      saveHomeLayout({ body, scope, user, employee }) {
        if (!employee)
          throw new DomainError('record-missing', { what: { zh: '公司', en: 'Company' } });
        const codes = [...new Set(body.codes)];
        if (codes.length > MOST_CARDS || codes.some((code) => !CARD.test(code)))
          throw new DomainError('invalid-value', { field: { zh: '卡片', en: 'The cards' } });
        return engine.tenant(scope, async (tx) => {
          await tx.run(sql`
          insert into amc.home_layout (user_id, codes) values (${user.id}, ${JSON.stringify(codes)}::jsonb)
          on conflict (company_id, user_id) do update set codes = excluded.codes,
            version = amc.home_layout.version + 1, update_date = app_now()`);
          return { codes };
        });
      },
    };
  };
