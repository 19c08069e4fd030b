import { BundleSplitMode, MERGED_TAIL_PCT, SplitScope } from '@garment-mes/domain/bundles';
import { BundleSplitRuleRowFields, CreateBundleSplitRuleBodyFields } from '@garment-mes/sdk/labels';
import {
  createBundleSplitRule,
  deleteBundleSplitRule,
  listBundleSplitRules,
  updateBundleSplitRule,
} from '@garment-mes/sdk/mes2';
import { validateCreateBundleSplitRule } from '@garment-mes/sdk/validators';
import { msg, t } from '#app/i18n.ts';
import { defineRecord } from '#screens/record/record-definition.ts';
import { RecordScreen } from '#screens/record/record-screen.tsx';
import { ResolveDialog } from './splitting/resolve-dialog.tsx';
import { issuesOfRule, ScopeField } from './splitting/scope-field.tsx';
import { SplitPreview } from './splitting/split-preview.tsx';

const rules = defineRecord({
  list: listBundleSplitRules,
  create: createBundleSplitRule,
  update: updateBundleSplitRule,
  remove: deleteBundleSplitRule,
  when: { remove: ({ scope }) => scope !== SplitScope.company },
  confirm: ([{ name }]) => t('删除规则 {name}？', { name }),
  fields: BundleSplitRuleRowFields,
  quickFilters: ['scope', 'mode'],
  body: CreateBundleSplitRuleBodyFields,
  validate: validateCreateBundleSplitRule,
  check: issuesOfRule,
  form: [
    'name',
    { field: 'scope', segments: true },
    {
      field: 'scopeId',
      Control: ScopeField,
      of: 'scope',
      when: ({ scope }) => Boolean(scope) && scope !== SplitScope.company,
    },
    { field: 'mode', segments: true },
    { field: 'maxNum', when: ({ mode }) => mode !== BundleSplitMode.wholeStack },
    { field: 'mergeTailPct', when: ({ mode }) => mode === BundleSplitMode.fixed },
    { field: 'shadeBreak', hint: msg('客户有色号段管控时打开') },
    { field: 'numbering', segments: true },
  ],
  initial: { mode: 2, maxNum: 25, mergeTailPct: MERGED_TAIL_PCT, numbering: 1 },
  beside: SplitPreview,
  actions: { resolve: { label: msg('查规则'), on: 'list', open: ResolveDialog } },
});

/** How lays are tied into bundles, from the rule of the company down to one order. */
export default function SplitRules() {
  return <RecordScreen record={rules} />;
}
