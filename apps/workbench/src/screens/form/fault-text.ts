import { type Issue, refusalText } from '@garment-mes/domain/refusals';
import type { Fault } from '@garment-mes/sdk/validators';
import { currentLanguage, t } from '#app/i18n.ts';
import type { FormIssue } from './form-definition.ts';

/** Findings of a rule as sentences at their fields and lines. */
export const issuesSaid = <Name extends string>(
  found: readonly Issue[],
): readonly FormIssue<Name>[] =>
  found.map((issue) => ({
    field: issue.field as Name,
    text: refusalText(issue, currentLanguage()),
  }));

/** A finding of a validator as a sentence about the field of that label. */
export function faultText({ keyword, params }: Pick<Fault, 'keyword' | 'params'>, label: string) {
  switch (keyword) {
    case 'required':
    case 'minLength':
    case 'minItems':
      return t('{field}必填', { field: label });
    case 'maxLength':
      return t('{field}最多 {limit} 个字', { field: label, limit: params.limit });
    case 'minimum':
      return t('{field}不能小于 {limit}', { field: label, limit: params.limit });
    case 'exclusiveMinimum':
      return t('{field}必须大于 {limit}', { field: label, limit: params.limit });
    case 'maximum':
      return t('{field}不能大于 {limit}', { field: label, limit: params.limit });
    case 'maxItems':
      return t('{field}最多 {limit} 行', { field: label, limit: params.limit });
    default:
      return t('{field}格式不正确', { field: label });
  }
}
