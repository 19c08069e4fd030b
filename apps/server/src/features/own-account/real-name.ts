import { readIdentity, yearsBetween } from '@garment-mes/domain/people';
import { DomainError } from '@garment-mes/domain/refusals';
import { calendarDate } from '@garment-mes/domain/time';
import { accessChanged } from '../../access/access-changed.ts';
import { type Engine, sql } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Call } from '../../operations.ts';
import type { PersonalSeal } from '../people/public.ts';
import { userOf } from './account-deletion.ts';

const YOUNGEST = 16;
const NAME = { min: 2, max: 32 };

/**
 * Hands in the identity of an account for review. The number is kept encrypted; pictures are uploads of the
 * person's own.
 *
 * @throws {DomainError} `id-card-wrong`, `too-young`, `wrong-state` where it is verified or in review
 */
export async function submitRealName(
  engine: Engine,
  seal: PersonalSeal,
  { body, user, now, scope: { timeZone } }: Call<'submitRealName'>,
): Promise<DataOf<'submitRealName'>> {
  const name = body.name.trim();
  if (name.length < NAME.min || name.length > NAME.max)
    throw new DomainError('invalid-value', { field: { zh: '姓名', en: 'The name' } });
  const number = body.idCardNo.trim().toUpperCase();
  const identity = readIdentity(number);
  if (!identity) throw new DomainError('id-card-wrong', {});
  if (yearsBetween(identity.birthDate, calendarDate(now, timeZone)) < YOUNGEST)
    throw new DomainError('too-young', { years: YOUNGEST });
  return engine.system(
    async (tx) => {
      const pictures = await tx.all<{ url: string }>(sql`
        select url from amc.file_object
        where url in (${body.frontUrl}, ${body.backUrl}) and create_by = ${user.id}
          and mime in ('image/png', 'image/jpeg')`);
      for (const [url, field] of [
        [body.frontUrl, { zh: '人像面', en: 'The front' }],
        [body.backUrl, { zh: '国徽面', en: 'The back' }],
      ] as const)
        if (!pictures.some((picture) => picture.url === url))
          throw new DomainError('invalid-value', { field });
      const written = await tx.run(sql`
        update amc.app_user set real_name_auth = '1', id_card_cipher = ${seal.close(number)},
          id_card_front = ${body.frontUrl}, id_card_back = ${body.backUrl}, real_name_reason = null,
          name = ${name}, version = version + 1, update_date = ${now}
        where id = ${user.id} and real_name_auth in ('2', '3')`);
      if (written === 0)
        throw new DomainError('wrong-state', {
          what: { zh: '实名', en: 'The identity check' },
          no: '',
          state: { zh: '已提交', en: 'handed in' },
          action: { zh: '重复提交', en: 'hand it in again' },
        });
      await accessChanged(tx);
      return userOf(tx, user.id);
    },
    { timeZone },
  );
}
