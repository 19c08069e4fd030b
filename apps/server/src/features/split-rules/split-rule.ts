import { checkSplitRule, MERGED_TAIL_PCT, SplitScope } from '@garment-mes/domain/bundles';
import { DomainError, refuseFirst } from '@garment-mes/domain/refusals';
import { sql } from '../../database/engine.ts';
import { type Draft, type Reference, resource } from '../../resources/resource.ts';
import { requireReference } from '../../resources/uses/references.sql.ts';
import { splitRuleColumns, splitRuleRows } from './split-rule-list.sql.ts';

const COMPANY = { zh: '公司', en: 'company' };

/** What a rule of each scope applies to; the company's own applies to everything. */
const SCOPES: Readonly<Record<number, Reference>> = {
  2: { table: 'ccm.customer', what: { zh: '客户', en: 'Customer' } },
  3: { table: 'mes2.style', what: { zh: '款式', en: 'Style' } },
  4: { table: 'mes2.production_order', what: { zh: '订单', en: 'Order' } },
};

const operations = {
  list: 'listBundleSplitRules',
  create: 'createBundleSplitRule',
  update: 'updateBundleSplitRule',
  remove: 'deleteBundleSplitRule',
} as const;

/** How lays are tied into bundles; the narrowest rule that covers an order wins. */
export const splitRule = resource({
  operations,
  what: { zh: '扎号规则', en: 'Bundle rule' },
  table: 'mes2.bundle_split_rule',
  label: 'name',
  topic: 'dict',
  state: 'none',
  keys: [
    {
      index: 'bundle_split_rule_company_id_scope_coalesce_idx',
      refusal: ['split-rule-exists', { scope: { zh: '适用对象', en: 'scope' } }],
    },
  ],
  columns: (_, { orderId }) => splitRuleColumns(orderId),
  rows: (companyId, { orderId }) => splitRuleRows(companyId, orderId),
  order: sql`r.scope desc, r.name`,
  check: async (draft) => {
    const { mergeTailPct, ...body } = draft.body;
    refuseFirst(checkSplitRule({ ...body, mergeTailPct: mergeTailPct ?? MERGED_TAIL_PCT }));
    await requireScope(draft);
  },
  checkRemoval: (_tx, _call, before) => {
    if (before.scope === SplitScope.company) throw new DomainError('company-rule-stays', {});
  },
});

/** One rule for each thing that has one; the index refuses what two people save at once. */
async function requireScope({ tx, call, body, before }: Draft<typeof operations>): Promise<void> {
  const { scope, scopeId } = body;
  const reference = SCOPES[scope];
  if (reference && scopeId) await requireReference(tx, reference, call.companyId, scopeId);
  const other = await tx.one(sql`
    select 1 from mes2.bundle_split_rule
    where company_id = ${call.companyId} and scope = ${scope} and del_flag = '0'
      and scope_id is not distinct from ${scopeId ?? null}::bigint
      and id is distinct from ${before?.id ?? null}::bigint`);
  if (other) throw new DomainError('split-rule-exists', { scope: reference?.what ?? COMPANY });
}
