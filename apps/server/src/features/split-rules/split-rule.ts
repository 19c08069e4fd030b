import { BundleSplitMode } from '@garment-mes/domain/bundles';
import { decimal } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import { type Reference, resource } from '../../resources/resource.ts';
import { requireReference } from '../../resources/uses/references.sql.ts';
import { splitRuleColumns, splitRuleRows } from './split-rule-list.sql.ts';

const COMPANY = 1;
const MOST_MERGED_PCT = 50;

/** What a rule of each scope applies to; the company's own applies to everything. */
const SCOPES: Readonly<Record<number, Reference>> = {
  2: { table: 'ccm.customer', what: { zh: '客户', en: 'Customer' } },
  3: { table: 'mes2.style', what: { zh: '款式', en: 'Style' } },
  4: { table: 'mes2.production_order', what: { zh: '订单', en: 'Order' } },
};

/** How lays are tied into bundles; the narrowest rule that covers an order wins. */
export const splitRule = resource({
  operations: {
    list: 'listBundleSplitRules',
    create: 'createBundleSplitRule',
    update: 'updateBundleSplitRule',
    remove: 'deleteBundleSplitRule',
  },
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
  check: async ({ tx, call, body }) => {
    checkLimits(body);
    await requireScope(tx, call.companyId, body);
  },
  checkRemoval: (_tx, _call, before) => {
    if (before.scope === COMPANY) throw new DomainError('company-rule-stays', {});
  },
});

type Body = BodyOf<'createBundleSplitRule'>;

function checkLimits({ mode, maxNum, mergeTailPct }: Body): void {
  const isWhole = mode === BundleSplitMode.wholeStack;
  const isInside = maxNum !== null && maxNum !== undefined && maxNum >= 1 && maxNum <= 200;
  if (!isWhole && !isInside) throw new DomainError('bundle-size-range', {});
  if (mergeTailPct && decimal(mergeTailPct).gt(MOST_MERGED_PCT))
    throw new DomainError('out-of-range', {
      field: { zh: '尾扎合并%', en: 'The tail merge %' },
      min: 0,
      max: MOST_MERGED_PCT,
    });
}

async function requireScope(tx: Tx, companyId: string, { scope, scopeId }: Body): Promise<void> {
  const reference = SCOPES[scope];
  const field = { zh: '适用对象', en: 'what the rule applies to' };
  if (!reference && scopeId) throw new DomainError('invalid-value', { field });
  if (!reference) return;
  if (!scopeId) throw new DomainError('required', { field });
  await requireReference(tx, reference, companyId, scopeId);
}
