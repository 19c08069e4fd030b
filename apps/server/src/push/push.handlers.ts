import { DomainError } from '@garment-mes/domain/refusals';
import { sql } from '../database/engine.ts';
import type { Feature } from '../operations.ts';
import type { Channel } from './channel.ts';

const CLIENT_ID = /^[A-Za-z0-9_-]{8,64}$/;
const MOST_TOPICS = 50;

/** @param channel asked at each call: it opens after the handlers are there */
export const push =
  (channel: () => Channel): Feature<'bindChannel'> =>
  ({ engine }) => ({
    async bindChannel({ body: { clientId, topics }, user, companyId, scope, familyId, language }) {
      const isFine =
        CLIENT_ID.test(clientId) &&
        topics.length <= MOST_TOPICS &&
        topics.every((topic) => /^[A-Za-z]{1,32}$/.test(topic));
      if (!isFine) throw new DomainError('invalid-value', { field: { zh: '主题', en: 'Topics' } });
      const { timeZone } = scope;
      await channel().bind({
        ...{ clientId, userId: user.id, familyId, companyId, timeZone, topics, language },
      });
      await engine.system((tx) =>
        tx.run(sql`
          update amc.board_device set last_seen_date = app_now() where user_id = ${user.id} and del_flag = '0'`),
      );
      return { clientId, topics };
    },
  });
