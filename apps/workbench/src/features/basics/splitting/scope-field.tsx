import { checkSplitRule, SplitScope } from '@garment-mes/domain/bundles';
import { refusalText } from '@garment-mes/domain/refusals';
import type { BundleSplitRuleRow, CreateBundleSplitRuleBody } from '@garment-mes/sdk/mes2';
import { currentLanguage } from '#app/i18n.ts';
import type { ControlProps, FormIssue, FormValues } from '#screens/form/form-definition.ts';
import { ReferenceCombobox } from '#screens/references/reference-combobox.tsx';

const LISTS = {
  [SplitScope.customer]: 'listCustomers',
  [SplitScope.style]: 'listStyles',
  [SplitScope.order]: 'listOrders',
} as const;

/** The customer, style or order a rule applies to. */
export function ScopeField({ value, onChange, values: { scope }, row }: ControlProps) {
  const stored = row as BundleSplitRuleRow | undefined;
  const reference = LISTS[scope as keyof typeof LISTS];
  if (reference === undefined) return null;
  const isStored = stored !== undefined && stored.scope === scope && stored.scopeId === value;
  return (
    <ReferenceCombobox
      key={reference}
      reference={reference}
      value={String(value ?? '')}
      {...(isStored && stored.scopeName !== null ? { valueLabel: stored.scopeName } : {})}
      onChange={onChange}
    />
  );
}

type Field = keyof CreateBundleSplitRuleBody;

/** The rules that the service has as well; a scope and a mode nobody chose are asked for by the form itself. */
export function issuesOfRule(values: FormValues): readonly FormIssue<Field>[] {
  const { scope, scopeId, mode, maxNum, mergeTailPct } = values;
  if (!scope || !mode) return [];
  const isOfCompany = scope === SplitScope.company;
  return checkSplitRule({
    scope: Number(scope),
    scopeId: isOfCompany ? null : String(scopeId ?? ''),
    mode: Number(mode),
    maxNum: maxNum === '' || maxNum === undefined ? null : Number(maxNum),
    mergeTailPct: String(mergeTailPct ?? ''),
  }).map(({ field, ...refusal }) => ({
    field: field as Field,
    text: refusalText(refusal, currentLanguage()),
  }));
}
