import { DomainError } from '@garment-mes/domain/refusals';
import { addDays } from '@garment-mes/domain/time';
import { accessChanged } from '../../access/access-changed.ts';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Feature, Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { clockText } from '../../records/clock-text.ts';
import {
  addDefaults,
  companySettings,
  insertSetting,
  keptValue,
  lastSettingChange,
  settingLogColumns,
  settingLogRows,
  writeSetting,
} from './company-settings.sql.ts';
import { settingDefaults } from './setting-defaults.ts';
import { requireShiftsEnd } from './shift-ends.ts';

type CompanySetting = DataOf<'getCompanySetting'>;

const WHAT = { zh: '公司设置', en: 'Company setting' };

type SettingOperations =
  | 'listCompanySettings'
  | 'getCompanySetting'
  | 'createCompanySetting'
  | 'updateCompanySetting'
  | 'initCompanySettings'
  | 'listCompanySettingLogs';

/** Adds what else a company begins with, in the transaction that adds its settings. @returns how many were added */
type OnSettingsAdded = (tx: Tx, companyId: string) => Promise<number>;

/** What a company decides for itself: one value a code, each change in the log. */
export const settings =
  (onSettingsAdded: OnSettingsAdded): Feature<SettingOperations> =>
  (services) => {
    const { engine, list, publish } = services;
    return {
      listCompanySettings: (call) =>
        engine.tenant(call.scope, (tx) => companySettings(tx, call.companyId, dateOf(call))),

      getCompanySetting: (call) =>
        engine.tenant(call.scope, (tx) => settingOf(tx, call, call.query.code)),

      createCompanySetting: (call) =>
        engine.tenant(call.scope, async (tx) => {
          const { companyId, body } = call;
          const code = body.code.trim();
          if (Object.hasOwn(settingDefaults, code))
            throw new DomainError('setting-known', { code });
          const id = await insertSetting(tx, companyId, {
            code,
            value: readValue(body.value),
            groupName: body.groupName?.trim() || null,
            remark: body.remark?.trim() || null,
          });
          if (id === undefined) throw new DomainError('already-used', { field: WHAT });
          await logged(services, tx, { id, code, from: null, to: body.value });
          return settingOf(tx, call, code);
        }),

      updateCompanySetting: (call) =>
        engine.tenant(call.scope, async (tx) => {
          const { companyId } = call;
          const { code, version, reason } = call.body;
          const before = await settingOf(tx, call, code);
          const value = readValue(call.body.value);
          const known = Object.hasOwn(settingDefaults, code) ? settingDefaults[code] : undefined;
          known?.check(value, known.name);
          if (code === 'dayCutoff') await requireShiftsEnd(tx, companyId, String(value));
          const kept = await keptValue(tx, companyId, {
            code,
            value,
            tomorrow: addDays(dateOf(call), 1),
          });
          const id = await writeSetting(tx, companyId, { code, value: kept, version });
          if (id === undefined) {
            const { name = '', time = '' } = (await lastSettingChange(tx, companyId, code)) ?? {};
            throw new DomainError('changed-meanwhile', { what: WHAT, name, time });
          }
          const to = JSON.stringify(value);
          await logged(services, tx, { id, code, from: before.value, to, reason: reason?.trim() });
          if (code === 'priceVisibleJobs') await accessChanged(tx);
          return settingOf(tx, call, code);
        }),

      initCompanySettings: ({ scope, companyId, body }) =>
        engine.tenant(scope, async (tx) => {
          const codes = Object.entries(settingDefaults)
            .filter(([, { groupName }]) => !body.groupName || groupName === body.groupName)
            .map(([code]) => code);
          const added = await addDefaults(tx, companyId, codes);
          if (added.length > 0) await publish(tx, { topic: 'setting', keys: [] });
          const others = body.groupName ? 0 : await onSettingsAdded(tx, companyId);
          if (others > 0) await publish(tx, { topic: 'dict', keys: [] });
          return { addedNum: added.length, codes: added };
        }),

      listCompanySettingLogs: ({ scope, companyId, query = {}, can }) =>
        engine.tenant(
          scope,
          (tx) =>
            list.page(tx, {
              operation: 'listCompanySettingLogs',
              last: true,
              from: settingLogRows(companyId, query.code),
              columns: settingLogColumns,
              query,
              can,
              defaultOrder: sql`l.id desc`,
            }),
          { readOnly: true },
        ),
    };
  };

/** Today on the calendar of the company. */
const dateOf = ({ now, scope }: Actor): string => clockText(now, scope.timeZone).slice(0, 10);

async function settingOf(tx: Tx, actor: Actor, code: string): Promise<CompanySetting> {
  const all = await companySettings(tx, actor.companyId, dateOf(actor));
  const found = all.find((setting) => setting.code === code);
  if (!found) throw new DomainError('record-missing', { what: WHAT });
  return found;
}

interface Logged {
  readonly id: string;
  readonly code: string;
  readonly from: string | null;
  readonly to: string;
  readonly reason?: string | undefined;
}

async function logged(
  { audit, publish }: Services,
  tx: Tx,
  { id, code, from, to, reason }: Logged,
): Promise<void> {
  const title = settingDefaults[code]?.name ?? { zh: code, en: code };
  await audit(tx, {
    bizType: 'companySetting',
    bizId: id,
    action: 'update',
    ...(reason && { reason }),
    diff: [{ field: code, title, fromText: from, toText: to }],
  });
  await publish(tx, { topic: 'setting', keys: [code] });
}

/** Values travel as JSON text; a plain word is taken as it is. */
function readValue(sent: string): unknown {
  try {
    return JSON.parse(sent);
  } catch {
    return sent.trim();
  }
}
