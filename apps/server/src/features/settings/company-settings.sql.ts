import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import { changedAt } from '../../records/claim-record.sql.ts';
import { comingCutoff, dayCutoffsOf, newestCutoff, withCutoff } from './day-cutoff.ts';
import { settingDefaults } from './setting-defaults.ts';
import { partAwaited } from './setting-parts.ts';

type CompanySetting = DataOf<'getCompanySetting'>;

interface Decided {
  readonly code: string;
  readonly value: unknown;
  readonly groupName: string | null;
  readonly updateByName: string | null;
  readonly updateDate: string;
  readonly version: number;
}

/** Where a setting stands that only one company has. */
const OWN_GROUP = '其他';

/**
 * Every setting: what the company decided, else the default; then the company's own ones.
 *
 * @param date today on the calendar of the company
 */
export async function companySettings(
  tx: Tx,
  companyId: string,
  date: string,
): Promise<CompanySetting[]> {
  const decided = await tx.all<Decided>(sql`
    select s.code, s.value, s.group_name, u.name as update_by_name, s.update_date, s.version
    from mes2.company_setting s left join amc.app_user u on u.id = s.update_by
    where s.company_id = ${companyId} and s.del_flag = '0' order by s.code`);
  const byCode = new Map(decided.map((row) => [row.code, row]));
  const known = Object.entries(settingDefaults).map(([code, { groupName, value }]) =>
    shown(code, groupName, value, byCode.get(code), date),
  );
  const own = decided
    .filter(({ code }) => !Object.hasOwn(settingDefaults, code))
    .map((row) => shown(row.code, row.groupName ?? OWN_GROUP, null, row, date));
  return [...known, ...own];
}

const shown = (
  code: string,
  groupName: string,
  value: unknown,
  own: Decided | undefined,
  date: string,
): CompanySetting => ({
  code,
  groupName,
  ...decision(code, own?.value ?? value, date),
  defaultValue: JSON.stringify(value),
  updateByName: own?.updateByName ?? null,
  updateDate: own?.updateDate ?? null,
  version: own?.version ?? 0,
  waitsFor: partAwaited(code),
});

/** The value decided last, and whether it is still to come. */
function decision(code: string, kept: unknown, date: string) {
  if (code !== DATED) return { value: JSON.stringify(kept), effectiveDate: null, valueUntil: null };
  const coming = comingCutoff(kept, date);
  return {
    value: JSON.stringify(newestCutoff(dayCutoffsOf(kept))),
    effectiveDate: coming?.from ?? null,
    valueUntil: coming ? JSON.stringify(coming.until) : null,
  };
}

/** The setting that counts from the next day on, and is kept with its days. */
const DATED = 'dayCutoff';

/** What is kept of a value: as it is, or behind those before it with the day it is in force from. */
export async function keptValue(
  tx: Tx,
  companyId: string,
  {
    code,
    value,
    tomorrow,
  }: { readonly code: string; readonly value: unknown; readonly tomorrow: string },
): Promise<unknown> {
  if (code !== DATED) return value;
  const own = await tx.one<{ value: unknown }>(sql`
    select value from mes2.company_setting
    where company_id = ${companyId} and code = ${code} and del_flag = '0'`);
  return withCutoff(own?.value ?? settingDefaults[code]?.value, String(value), tomorrow);
}

export interface Change {
  readonly code: string;
  readonly value: unknown;
  readonly version: number;
}

/**
 * Writes a value over the version that was on screen; a setting that nobody has touched has version 0.
 * @returns id of the row, `undefined` when somebody was faster
 */
export async function writeSetting(
  tx: Tx,
  companyId: string,
  { code, value, version }: Change,
): Promise<string | undefined> {
  const row = await tx.one<{ id: string }>(sql`
    insert into mes2.company_setting as s (company_id, code, value, version)
    select ${companyId}, ${code}, ${JSON.stringify(value)}::jsonb, 1
    where ${version}::int = 0 or exists (
      select 1 from mes2.company_setting x where x.company_id = ${companyId} and x.code = ${code})
    on conflict (company_id, code) do update set value = excluded.value, version = s.version + 1,
      update_by = current_person(), update_date = app_now(), del_flag = '0'
    where s.version = ${version}::int
    returning id`);
  return row?.id;
}

/** @returns id of the new row, `undefined` when the code is taken */
export async function insertSetting(
  tx: Tx,
  companyId: string,
  own: {
    readonly code: string;
    readonly value: unknown;
    readonly groupName: string | null;
    readonly remark: string | null;
  },
): Promise<string | undefined> {
  const row = await tx.one<{ id: string }>(sql`
    insert into mes2.company_setting (company_id, code, value, group_name, remark)
    values (${companyId}, ${own.code}, ${JSON.stringify(own.value)}::jsonb, ${own.groupName}, ${own.remark})
    on conflict (company_id, code) do nothing returning id`);
  return row?.id;
}

/** @returns the codes that were missing */
export async function addDefaults(
  tx: Tx,
  companyId: string,
  codes: readonly string[],
): Promise<string[]> {
  const rows = codes.map((code) => ({ code, value: settingDefaults[code]?.value }));
  const added = await tx.all<{ code: string }>(sql`
    insert into mes2.company_setting (company_id, code, value)
    select ${companyId}, s.code, s.value
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (code text, value jsonb)
    on conflict (company_id, code) do nothing returning code`);
  return added.map(({ code }) => code).sort();
}

export const lastSettingChange = (
  tx: Tx,
  companyId: string,
  code: string,
): Promise<{ name: string; time: string } | undefined> =>
  tx.one(sql`
    select coalesce(u.name, '') as name, ${changedAt(sql`s.update_date`)} as time
    from mes2.company_setting s left join amc.app_user u on u.id = s.update_by
    where s.company_id = ${companyId} and s.code = ${code}`);

export const settingLogColumns = {
  id: sql`l.id`,
  code: sql`l.diff -> 0 ->> 'field'`,
  fromText: sql`l.diff -> 0 ->> 'fromText'`,
  toText: sql`l.diff -> 0 ->> 'toText'`,
  byName: sql`coalesce(u.name, '')`,
  createDate: sql`l.create_date`,
  reason: sql`l.reason`,
};

export const settingLogRows = (companyId: string, code: string | undefined): Sql => sql`
  from mes2.biz_log l left join amc.app_user u on u.id = l.create_by
  where l.company_id = ${companyId} and l.biz_type = 'companySetting'
  ${code === undefined ? sql`` : sql`and l.diff -> 0 ->> 'field' = ${code}`}`;
