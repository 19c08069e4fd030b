import { isDecimal } from '@garment-mes/domain/decimal';
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
import {
  FabricLotRowFields,
  FabricRollRowFields,
  InspectFabricLotBodyFields,
} from '@garment-mes/sdk/labels';
import { type FabricLotRow, inspectCloth, listCloths } from '@garment-mes/sdk/mes2';
import { validateInspectCloth } from '@garment-mes/sdk/validators';
import { Alert, RadioGroup } from '@garment-mes/ui';
import { msg, t, useText } from '#app/i18n.ts';
import { fieldText } from '#screens/fields/field-value.tsx';
import type { ControlProps, FormValues } from '#screens/form/form-definition.ts';
import type { Line } from '#screens/lines/line-values.ts';
import { defineRecord } from '#screens/record/record-definition.ts';
import { isTyped, type Receipt } from './receipt.ts';

const KNOWN = ['rollNo', 'colorName', 'dyeLot', 'labelLen'] as const;
const TYPED = ['actualLen', 'widthCm', 'points', 'shade', 'actualWeight', 'gsm'] as const;
const SHRINKAGE = ['shrinkWarpPct', 'shrinkWeftPct'] as const;

/** What of the rolls an inspection is about, where nobody types. */
export const INSPECTED = [...KNOWN, ...TYPED, 'rollPointsPer100', 'status', ...SHRINKAGE] as const;

/** What an inspector writes down roll by roll, and the verdict on the receipt. */
export const inspection = defineRecord({
  list: listCloths,
  update: inspectCloth,
  label: 'cNo',
  fields: FabricLotRowFields,
  body: InspectFabricLotBodyFields,
  validate: (values) => validateInspectCloth(values).filter(isTyped),
  form: [
    { field: 'inspectResult', Control: Verdict, wide: true },
    {
      ...{ field: 'rolls', rows: [...TYPED, ...SHRINKAGE], keys: ['tympanId'], called: 'rollNo' },
      ...{ fixed: true, shown: { fields: FabricRollRowFields, names: KNOWN } },
      difference: { label: msg('短码(米)'), of: 'actualLen', from: 'labelLen' },
      worked: { label: msg('百码分'), of: 'points', text: pointsText },
    },
    { field: 'remark', wide: true, when: (values: FormValues) => values['inspectResult'] !== '' },
  ],
});

/** A receipt as it is inspected: its verdict is given anew each time. */
export const inspectionRow = (receipt: Receipt): FabricLotRow =>
  ({
    ...receipt,
    ...{ inspectResult: '', remark: '' },
    rolls: receipt.rolls.map((roll) => ({ ...roll, tympanId: roll.id })),
  }) as unknown as FabricLotRow;

const figure = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && isDecimal(value) && Number(value) > 0 ? value : null;

/** A line as far as it is typed. */
function judged(line: Line): JudgedRoll {
  const { status, orderId, points, widthCm, actualLen } = line as Line & JudgedRoll;
  const counted = /^\d+$/.test(String(points)) ? Number(points) : null;
  const len = figure(actualLen);
  // Without a length there is no area either.
  return {
    ...{ status, orderId, points: len === null ? null : counted },
    ...{ widthCm: figure(widthCm), actualLen: len ?? '0' },
  };
}

function pointsText(line: Line): string {
  return pointsOf(countedRolls([judged(line)]))?.toFixed(2) ?? '';
}

const NONE = 'none';
const VERDICTS: readonly InspectResult[] = [1, 2, 3];

const resultText = (verdict: InspectResult): string =>
  fieldText('inspectResult', FabricLotRowFields.inspectResult, verdict);

/** The average so far, what it speaks for, and what each verdict would do to the rolls. */
function Verdict({ value, onChange, values }: ControlProps) {
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
