import { DomainError } from '@garment-mes/domain/refusals';
import { sql } from '../../database/engine.ts';
import type { Feature } from '../../operations.ts';
import type { Channel } from '../../push/channel.ts';

/**
 * The wall boards a sentence can be tried on, and the trial: one board says it with sample values, once. All boards
 * of the company receive it, the one that is named speaks: keys are `board:voice`.
 *
 * @param channel asked at each call: it opens after the handlers are there
 */
export const voiceTest =
  (channel: () => Channel): Feature<'testVoice' | 'listVoiceBoards'> =>
  ({ engine, publish }) => ({
    async listVoiceBoards({ scope, companyId }) {
      const boards = await engine.tenant(
        scope,
        (tx) =>
          tx.all<{ id: string; name: string; userId: string }>(sql`
            select id, name, user_id from amc.board_device
            where company_id = ${companyId} and del_flag = '0' order by name, id`),
        { readOnly: true },
      );
      const online = new Set(channel().people());
      return boards.map(({ id, name, userId }) => ({ id, name, isOnline: online.has(userId) }));
    },

    async testVoice({ scope, companyId, body: { id, boardDeviceId }, now }) {
      const { device, voice } = await engine.tenant(
        scope,
        async (tx) => ({
          device: await tx.one<{ userId: string }>(sql`
            select user_id from amc.board_device
            where company_id = ${companyId} and id = ${boardDeviceId} and del_flag = '0'`),
          voice: await tx.one(sql`
            select 1 from mes2.voice
            where company_id = ${companyId} and id = ${id} and is_enabled = 1 and del_flag = '0'`),
        }),
        { readOnly: true },
      );
      if (!voice)
        throw new DomainError('record-missing', {
          what: { zh: '启用的语音', en: 'Enabled voice' },
        });
      if (!device)
        throw new DomainError('record-missing', { what: { zh: '看板设备', en: 'Wall board' } });
      if (!channel().people().includes(device.userId)) throw new DomainError('board-offline', {});
      await engine.tenant(scope, async (tx) => {
        await tx.run(sql`
          update mes2.voice set last_play_date = ${now} where company_id = ${companyId} and id = ${id}`);
        await publish(tx, { topic: 'voiceTest', keys: [`${boardDeviceId}:${id}`] });
      });
      return true;
    },
  });
