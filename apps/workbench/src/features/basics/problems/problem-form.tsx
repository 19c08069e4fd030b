import { checkLineProblem, type EscalationStep } from '@garment-mes/domain/flow';
import { refusalText } from '@garment-mes/domain/refusals';
import type { CreateLineProblemSetBody, LineProblemSetRow } from '@garment-mes/sdk/mes2';
import { currentLanguage, msg, t } from '#app/i18n.ts';
import type { FormIssue, FormValues } from '#screens/form/form-definition.ts';
import type { Rows } from '#screens/list/list-definition.ts';
import { EscalationField } from './escalation-field.tsx';
import { MergedSteps } from './merged-steps.tsx';
import { ProblemTypeField } from './type-field.tsx';
import { VoiceField } from './voice-field.tsx';

type Steps = readonly EscalationStep[] | '';
type Field = keyof CreateLineProblemSetBody;

/** Minutes and level a new problem begins with. */
export const newProblem = {
  ...{ responseMin: 5, resolveMin: 30, level: 1, escalateTo: [] },
} satisfies Partial<CreateLineProblemSetBody>;

/** The rules that the service has as well; what is still empty is asked for by the form itself. */
export function checkProblem(values: FormValues): readonly FormIssue<Field>[] {
  const { name, responseMin, resolveMin, escalateTo } = values;
  const found = checkLineProblem({
    name: String(name ?? ''),
    responseMin: Number(responseMin || newProblem.responseMin),
    resolveMin: Number(resolveMin || Number.MAX_SAFE_INTEGER),
    escalateTo: (escalateTo ?? []) as readonly EscalationStep[],
  });
  return found.map(({ field, ...refusal }) => ({
    field: field as Field,
    text: refusalText(refusal, currentLanguage()),
  }));
}

/** What is typed of a problem, in its order. */
export const problemForm = [
  'code',
  { field: 'name', hint: msg('最多12个字，终端上的按键放得下') },
  { field: 'problemTypeId', Control: ProblemTypeField },
  {
    field: 'responsibleDeptType',
    hint: msg('报告时通知产线和这类部门的负责人；没有负责人时通知部门全员'),
  },
  { field: 'responseMin', hint: msg('按产线的上班时间计算') },
  { field: 'resolveMin', hint: msg('从报告时算起，不能小于响应时限') },
  { field: 'level', hint: msg('报告时可以改') },
  { field: 'voiceId', Control: VoiceField, hint: msg('看板播报的句子；空着用看板的问题语音') },
  {
    field: 'escalateTo',
    Control: EscalationField,
    wide: true,
    format: (value: Steps, base: Steps) => <MergedSteps value={value} base={base} />,
  },
] as const;

/** The question before lines can no longer report a problem. */
export const problemState = {
  field: 'delFlag',
  confirm: ([{ name }]: Rows<LineProblemSetRow>) =>
    t('停用 {name}？产线不能再报告，未关闭的问题不受影响', { name }),
} as const;
