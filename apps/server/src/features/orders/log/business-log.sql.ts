import { bundleStatusName } from '@garment-mes/domain/bundles';
import { bedStatusName } from '@garment-mes/domain/cutting-bed';
import { rollStatusName } from '@garment-mes/domain/fabric';
import { orderStatusName } from '@garment-mes/domain/orders';
import type { Bilingual, Language } from '@garment-mes/domain/refusals';
import {
  assignmentMoves,
  clothMoves,
  cutPlanMoves,
  deliveryMoves,
  dieMoves,
  feedingMoves,
  requisitionMoves,
  styleMoves,
  wageRecordMoves,
} from '@garment-mes/domain/states';
import { type Sql, sql } from '../../../database/engine.ts';
import { wordOf } from '../../../messages/words.sql.ts';
import { businessActions } from './business-actions.ts';

const named = (status: Sql, language: Language): Sql => {
  const nameOf = (names: Readonly<Record<number, Bilingual>>) => wordOf(names, status, language);
  return sql`(case l.biz_type
  when 'bed' then ${nameOf(bedStatusName)}
  when 'bundle' then ${nameOf(bundleStatusName)}
  when 'cloth' then ${nameOf(clothMoves.names)}
  when 'fabricRoll' then ${nameOf(rollStatusName)}
  when 'feedingSlip' then ${nameOf(feedingMoves.names)}
  when 'delivery' then ${nameOf(deliveryMoves.names)}
  when 'requisition' then ${nameOf(requisitionMoves.names)}
  when 'order' then ${nameOf(orderStatusName)}
  when 'style' then ${nameOf(styleMoves.names)}
  when 'cutPlan' then ${nameOf(cutPlanMoves.names)}
  when 'dispatch' then ${nameOf(assignmentMoves.names)}
  when 'die' then ${nameOf(dieMoves.names)}
  when 'wageRecord' then ${nameOf(wageRecordMoves.names)}
  else ${status}::text end)`;
};

/** Titles are stored in both languages; entries of earlier releases have the Chinese one alone. */
const changesIn = (language: Language): Sql => sql`(
  select coalesce(jsonb_agg(e.change || jsonb_build_object('title', coalesce(
      e.change -> 'title' ->> ${language === 'en' ? 'en' : 'zh'}, e.change ->> 'title', e.change ->> 'field')) order by e.at), '[]')
  from jsonb_array_elements(case jsonb_typeof(l.diff) when 'array' then l.diff else '[]' end)
    with ordinality as e(change, at))`;

/** Columns of the log, in the language of the reader. */
export const businessLogColumns = (language: Language) => ({
  id: sql`l.id`,
  createDate: sql`l.create_date`,
  action: sql`coalesce(${wordOf(businessActions, sql`l.action`, language)}, l.action)`,
  fromText: named(sql`l.from_status`, language),
  toText: named(sql`l.to_status`, language),
  byName: sql`u.name`,
  reason: sql`l.reason`,
  changes: changesIn(language),
  bizType: sql`l.biz_type`,
  bizId: sql`l.biz_id`,
});

export const businessLogRows = (
  companyId: string,
  { bizType, bizId }: { readonly bizType: string; readonly bizId: string },
): Sql => sql`
  from mes2.biz_log l left join amc.app_user u on u.id = l.create_by
  where l.company_id = ${companyId} and l.biz_type = ${bizType} and l.biz_id = ${bizId}`;
