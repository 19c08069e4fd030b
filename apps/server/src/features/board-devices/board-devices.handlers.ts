import { DomainError } from '@garment-mes/domain/refusals';
import { accessChanged } from '../../access/access-changed.ts';
import { sql } from '../../database/engine.ts';
import type { Feature } from '../../operations.ts';
import type { Channel } from '../../push/channel.ts';
import { claimRecord } from '../../records/claim-record.sql.ts';
import { insertRow, updateRow } from '../../records/write-row.sql.ts';
import { revokeFamily } from '../../sign-in/tokens.sql.ts';
import { DEVICE, deviceColumns, deviceOf, deviceRows, deviceValues } from './board-device.ts';
import { boardScreen } from './board-screen.ts';
import { newPairingCode, takePairingCode } from './pairing.sql.ts';

type Ids =
  | 'createBoardDeviceCode'
  | 'pairBoardDevice'
  | 'getOwnBoardDevice'
  | 'listBoardDevices'
  | 'updateBoardDevice'
  | 'revokeBoardDevice';

const CLIENT_ID = /^[A-Za-z0-9_-]{8,64}$/;
/** No password hashes to this: the account is entered by pairing only. */
const NO_PASSWORD = 'none';

/** Wall boards of a company: paired by a code on the screen, revoked at once. */
export const boardDevices =
  (channel: () => Channel): Feature<Ids> =>
  (services) => {
    const { engine, list, audit, publish } = services;
    return {
      async createBoardDeviceCode({ body: { clientId }, client, now, scope }) {
        if (!CLIENT_ID.test(clientId))
          throw new DomainError('invalid-value', { field: { zh: '客户端', en: 'Client' } });
        const waiting = { clientId, origin: client.origin ?? '' };
        return newPairingCode(engine, waiting, now, scope.timeZone);
      },

      async pairBoardDevice(call) {
        const { body, scope, companyId, user, client, now } = call;
        const { pairCode, ...wanted } = body;
        const values = await engine.tenant(scope, (tx) => deviceValues(tx, call, wanted), {
          readOnly: true,
        });
        const { clientId, origin } = await takePairingCode(engine, pairCode, user.id, client, now);
        const account = await engine.system((tx) =>
          tx.one<{ id: string }>(sql`
            insert into amc.app_user (id, username, name, password_hash)
            select id, 'board-' || id, ${values.name}, ${NO_PASSWORD} from next_id() as id
            returning id`),
        );
        if (!account) throw new Error('no account was written');
        const device = await engine.tenant(scope, async (tx) => {
          const id = await insertRow(tx, DEVICE.table, {
            ...values,
            companyId,
            userId: account.id,
          });
          if (id === undefined) throw new Error('no device was written');
          await audit(tx, { bizType: 'boardDevice', bizId: id, action: 'pair' });
          await publish(tx, { topic: 'device', keys: [id] });
          return deviceOf(services, tx, call, id, []);
        });
        await channel().signIn({ clientId, userId: account.id, origin });
        return device;
      },

      getOwnBoardDevice: (call) =>
        engine.tenant(call.scope, (tx) => boardScreen(tx, call, call.user.id, channel().people()), {
          readOnly: true,
        }),

      listBoardDevices: ({ scope, companyId, query, can }) =>
        engine.tenant(
          scope,
          (tx) =>
            list.page(tx, {
              operation: 'listBoardDevices',
              last: true,
              from: deviceRows(companyId),
              columns: deviceColumns(channel().people()),
              query,
              can,
              defaultOrder: sql`d.name, d.id`,
            }),
          { readOnly: true },
        ),

      updateBoardDevice: (call) =>
        engine.tenant(call.scope, async (tx) => {
          const { id, version, ...wanted } = call.body;
          await claimRecord(tx, call, DEVICE, { id, version });
          await updateRow(tx, call, DEVICE.table, id, await deviceValues(tx, call, wanted));
          await audit(tx, { bizType: 'boardDevice', bizId: id, action: 'update' });
          await publish(tx, { topic: 'device', keys: [id] });
          return deviceOf(services, tx, call, id, channel().people());
        }),

      async revokeBoardDevice(call) {
        const { id, version } = call.query;
        const { userId } = await engine.tenant(call.scope, async (tx) => {
          const device = await claimRecord<{ userId: string }>(tx, call, DEVICE, { id, version });
          await updateRow(tx, call, DEVICE.table, id, { delFlag: '2' });
          await audit(tx, { bizType: 'boardDevice', bizId: id, action: 'revoke' });
          await publish(tx, { topic: 'device', keys: [id] });
          return device;
        });
        await engine.system(async (tx) => {
          await tx.run(sql`update amc.app_user set del_flag = '1' where id = ${userId}`);
          const families = await tx.all<{ id: string }>(sql`
            select id from platform.token_family where user_id = ${userId} and revoked_date is null`);
          for (const family of families) await revokeFamily(tx, family.id, 'device revoked');
          await accessChanged(tx);
        });
        return true;
      },
    };
  };
