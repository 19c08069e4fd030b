import {
  assignmentMoves,
  type Bilingual,
  bedStatusName,
  bundleStatusName,
  clothMoves,
  cutPlanMoves,
  deliveryMoves,
  dieMoves,
  feedingMoves,
  type Language,
  orderStatusName,
  requisitionMoves,
  rollStatusName,
  styleMoves,
} from '@garment-mes/domain';
import { type Sql, sql } from '../../../database/engine.ts';
import { businessActions } from './business-actions.ts';

const inWords = (names: Readonly<Record<string | number, Bilingual>>, language: Language): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(names).map(([key, { zh, en }]) => [key, language === 'en' ? en : zh]),
    ),
  );

const named = (status: Sql, language: Language): Sql => {
  const statusNames = (names: Readonly<Record<number, Bilingual>>) => inWords(names, language);
  return sql`(case l.biz_type
  when 'bed' then ${statusNames(bedStatusName)}::jsonb ->> ${status}::text
  when 'bundle' then ${statusNames(bundleStatusName)}::jsonb ->> ${status}::text
  when 'cloth' then ${statusNames(clothMoves.names)}::jsonb ->> ${status}::text
  when 'fabricRoll' then ${statusNames(rollStatusName)}::jsonb ->> ${status}::text
  when 'feedingSlip' then ${statusNames(feedingMoves.names)}::jsonb ->> ${status}::text
  when 'delivery' then ${statusNames(deliveryMoves.names)}::jsonb ->> ${status}::text
  when 'requisition' then ${statusNames(requisitionMoves.names)}::jsonb ->> ${status}::text
  when 'order' then ${statusNames(orderStatusName)}::jsonb ->> ${status}::text
  when 'style' then ${statusNames(styleMoves.names)}::jsonb ->> ${status}::text
  when 'cutPlan' then ${statusNames(cutPlanMoves.names)}::jsonb ->> ${status}::text
  when 'dispatch' then ${statusNames(assignmentMoves.names)}::jsonb ->> ${status}::text
  when 'die' then ${statusNames(dieMoves.names)}::jsonb ->> ${status}::text
  else ${status}::text end)`;
};

/** Columns of the log, its words in the language of whoever reads it. */
export const businessLogColumns = (language: Language) => ({
  id: sql`l.id`,
  createDate: sql`l.create_date`,
  action: sql`coalesce(${inWords(businessActions, language)}::jsonb ->> l.action, l.action)`,
  fromText: named(sql`l.from_status`, language),
  toText: named(sql`l.to_status`, language),
  byName: sql`u.name`,
  reason: sql`l.reason`,
  changes: sql`coalesce(l.diff, '[]'::jsonb)`,
  bizType: sql`l.biz_type`,
  bizId: sql`l.biz_id`,
});

export const businessLogRows = (
  companyId: string,
  { bizType, bizId }: { readonly bizType: string; readonly bizId: string },
): Sql => sql`
  from mes2.biz_log l left join amc.app_user u on u.id = l.create_by
  where l.company_id = ${companyId} and l.biz_type = ${bizType} and l.biz_id = ${bizId}`;
