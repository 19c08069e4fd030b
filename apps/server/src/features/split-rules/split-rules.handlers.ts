import { DomainError } from '@garment-mes/domain/refusals';
import { sql } from '../../database/engine.ts';
import type { Feature, Services } from '../../operations.ts';
import { readMatching } from '../../resources/read-records.ts';
import { recordHandlers } from '../../resources/record-handlers.ts';
import { workingsOf } from '../../resources/workings.ts';
import { previewRule } from './preview-rule.ts';
import { splitRule } from './split-rule.ts';

const SCOPES = [
  { zh: '公司', en: 'company' },
  { zh: '客户', en: 'customer' },
  { zh: '款式', en: 'style' },
  { zh: '订单', en: 'order' },
];

const trials: Feature<'previewBundleSplitRule' | 'resolveBundleSplitRule'> = (services) => {
  const workings = workingsOf(services, splitRule);
  return {
    previewBundleSplitRule: async ({ query }) => previewRule(query),

    resolveBundleSplitRule: (call) =>
      services.engine.tenant(
        call.scope,
        async (tx) => {
          const { orderId } = call.query;
          const order = await tx.one(sql`
            select 1 from mes2.production_order
            where company_id = ${call.companyId} and id = ${orderId} and del_flag = '0'`);
          if (!order) throw new DomainError('record-missing', { what: '订单' });
          const [rule, ...others] = await readMatching(workings, tx, call, { orderId });
          if (!rule) throw new DomainError('record-missing', { what: splitRule.what });
          return { rule, why: whyOf(rule.scope, rule.scopeName, call.language), others };
        },
        { readOnly: true },
      ),
  };
};

function whyOf(scope: number, name: string | null, language: 'zh-CN' | 'en'): string {
  const { zh = '', en = '' } = SCOPES[scope - 1] ?? {};
  return language === 'en'
    ? `Rule of the ${en}${name ? ` ${name}` : ''}: order > style > customer > company`
    : `${zh}${name ? ` ${name} ` : ''}的规则：订单 > 款式 > 客户 > 公司`;
}

/** How lays are tied into bundles: the rules, what one would do, which one wins. */
export const splitRules = (services: Services) => ({
  ...recordHandlers(services, splitRule),
  ...trials(services),
});
