import { bedStatusName, orderStatusName } from '@garment-mes/domain';
import { type Sql, sql } from '../../database/engine.ts';

const statusNames = (names: Readonly<Record<number, { readonly zh: string }>>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(names).map(([status, { zh }]) => [status, zh])));

const named = (status: Sql): Sql => sql`(case l.biz_type
  when 'bed' then ${statusNames(bedStatusName)}::jsonb ->> ${status}::text
  when 'order' then ${statusNames(orderStatusName)}::jsonb ->> ${status}::text
  else ${status}::text end)`;

const ACTIONS: Readonly<Record<string, string>> = {
  create: '新增',
  update: '修改',
  start: '开始铺布',
  cutDone: '裁完',
  submit: '提交',
  unsubmit: '撤回提交',
  approve: '审批通过',
  refuse: '审批退回',
  void: '作废',
  generateBundles: '生成扎号',
  startProduction: '投产',
  confirm: '确认',
};

export const businessLogColumns = {
  id: sql`l.id`,
  createDate: sql`l.create_date`,
  action: sql`coalesce(${JSON.stringify(ACTIONS)}::jsonb ->> l.action, l.action)`,
  fromText: named(sql`l.from_status`),
  toText: named(sql`l.to_status`),
  byName: sql`u.name`,
  reason: sql`l.reason`,
  changes: sql`coalesce(l.diff, '[]'::jsonb)`,
  bizType: sql`l.biz_type`,
  bizId: sql`l.biz_id`,
};

export const businessLogRows = (
  companyId: string,
  { bizType, bizId }: { readonly bizType: string; readonly bizId: string },
): Sql => sql`
  from mes2.biz_log l left join amc.app_user u on u.id = l.create_by
  where l.company_id = ${companyId} and l.biz_type = ${bizType} and l.biz_id = ${bizId}`;
