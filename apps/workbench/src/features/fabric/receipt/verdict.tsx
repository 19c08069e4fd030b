import {
  countedRolls,
  type JudgedRoll,
  judgedStatus,
  LOT_POINT_LIMIT,
  pointsOf,
  proposedResult,
  ROLL_POINT_LIMIT,
} from '@garment-mes/domain/fabric';
import type { InspectResult } from '@garment-mes/domain/states';
import { FabricLotRowFields } from '@garment-mes/sdk/labels';
import { Alert, RadioGroup } from '@garment-mes/ui';
import { t, useText } from '#app/i18n.ts';
import { fieldText } from '#screens/fields/field-value.tsx';
import type { ControlProps } from '#screens/form/form-definition.ts';
import type { Line } from '#screens/lines/line-values.ts';
import { judged } from './judged-line.ts';

const NONE = 'none';
const VERDICTS: readonly InspectResult[] = [1, 2, 3];

const resultText = (verdict: InspectResult): string =>
  fieldText('inspectResult', FabricLotRowFields.inspectResult, verdict);

/** The average so far, what it speaks for, and what each verdict would do to the rolls. */
export function Verdict({ value, onChange, values }: ControlProps) {
  const t = useText();
  const lines = (values['rolls'] ?? []) as readonly Line[];
  const rolls = lines.map(judged);
  const counted = countedRolls(rolls);
  const proposed = proposedResult(rolls);
  const verdict = value === '' ? proposed : (Number(value) as InspectResult);
  return (
    <div>
      <RadioGroup
        variant="segments"
        value={value === '' ? NONE : String(value)}
        options={[
          { value: NONE, label: t('暂不判定') },
          ...VERDICTS.map((each) => ({ value: String(each), label: resultText(each) })),
        ]}
        onValueChange={(key) => onChange(key === NONE ? '' : Number(key))}
      />
      <p role="status">
        {t('已验 {count} / {all} 卷 · 平均 {points} 分（上限 {limit}）', {
          count: counted.length,
          all: rolls.length,
          points: pointsOf(counted)?.toFixed(2) ?? '–',
          limit: LOT_POINT_LIMIT,
        })}
        {proposed !== undefined && ` · ${t('建议{verdict}', { verdict: resultText(proposed) })}`}
      </p>
      {value !== '' && verdict !== 3 && counted.length === 0 && (
        <Alert tone="warn">{t('没有一卷写了疵点分和门幅，判定没有依据，请在备注写明')}</Alert>
      )}
      {verdict !== undefined && (
        <Alert tone={value === '' ? 'info' : 'warn'}>{consequence(lines, rolls, verdict)}</Alert>
      )}
    </div>
  );
}

/** What becomes of the rolls by a verdict, before it is given. */
function consequence(
  lines: readonly Line[],
  rolls: readonly JudgedRoll[],
  verdict: InspectResult,
): string {
  const after = rolls.map((roll) => judgedStatus(roll, verdict));
  const held = lines.filter((_, at) => after[at] === 8).map(({ rollNo }) => String(rollNo));
  const free = after.filter((status) => status === 0 || status === 1).length;
  const facts = { verdict: resultText(verdict), free, limit: ROLL_POINT_LIMIT };
  if (held.length === 0) return t('判{verdict}：{free} 卷可用，没有布卷转待处理', facts);
  const names = held.slice(0, 8).join(t('、')) + (held.length > 8 ? '…' : '');
  const named = { ...facts, count: held.length, names };
  return verdict === 3
    ? t('判{verdict}：{count} 卷全部转待处理（{names}），不能放行', named)
    : t('判{verdict}：{count} 卷超过 {limit} 分转待处理（{names}），其余 {free} 卷可用', named);
}
