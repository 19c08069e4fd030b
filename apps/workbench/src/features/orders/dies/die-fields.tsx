import { foldCode } from '@garment-mes/domain/formats';
import { refusalText } from '@garment-mes/domain/refusals';
import { DieStatus } from '@garment-mes/domain/states';
import type { CuttingDieRow, StyleRow } from '@garment-mes/sdk/mes2';
import { MultiCombobox } from '@garment-mes/ui';
import { type ComponentProps, useMemo } from 'react';
import { currentLanguage, msg, t } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import type { ControlProps, FormIssue, FormValues } from '#screens/form/form-definition.ts';
import { offeredRows } from '#screens/references/offered-rows.ts';
import { type Reference, references } from '#screens/references/references.ts';
import { useNamedRecords } from '#screens/references/use-named-records.ts';

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : [];

const STYLES = references.listStyles as unknown as Reference<object>;
const PARTS = references.listCuttingDieParts as unknown as Reference<object>;

interface SeveralProps extends Pick<ControlProps, 'value' | 'onChange'> {
  readonly options: ComponentProps<typeof MultiCombobox>['options'];
  readonly valueLabels?: Readonly<Record<string, string>>;
}

const Several = ({ value, options, valueLabels, onChange }: SeveralProps) => (
  <MultiCombobox
    values={texts(value)}
    options={options}
    valueLabels={valueLabels}
    onValuesChange={onChange}
  />
);

/** Numbers of the styles a die is made for, found by typing. */
function StyleNos({ value, onChange }: ControlProps) {
  const { client, can } = useWorkbench();
  const options = useMemo(
    () => async (text: string, signal: AbortSignal) => {
      const { list } = await offeredRows({ client, can }, STYLES, {}, text, signal);
      return (list as readonly StyleRow[]).map(({ styleNo, styleName }) => ({
        value: styleNo,
        label: styleNo,
        note: styleName,
      }));
    },
    [client, can],
  );
  return <Several value={value} options={options} onChange={onChange} />;
}

/** Parts of the styles and of other dies; one that nothing has yet is added by typing it. */
function PartCodes({ value, onChange }: ControlProps) {
  const { client, can } = useWorkbench();
  const options = useMemo(
    () => async (text: string, signal: AbortSignal) => {
      const { list } = await offeredRows({ client, can }, PARTS, {}, text, signal);
      const known = list.map(PARTS.option);
      const typed = text.trim();
      const isKnown = known.some(({ value }) => foldCode(value) === foldCode(typed));
      if (typed === '' || isKnown) return known;
      return [...known, { value: typed, label: typed, note: t('新部位') }];
    },
    [client, can],
  );
  return <Several value={value} options={options} onChange={onChange} />;
}

function SizeIds({ value, onChange }: ControlProps) {
  const { search, nameOf } = useNamedRecords('listSizes', { ids: texts(value) });
  const names = Object.fromEntries(texts(value).map((id) => [id, nameOf(id) ?? id]));
  return <Several value={value} options={search} valueLabels={names} onChange={onChange} />;
}

export const styleNos = {
  field: 'styleNos',
  Control: StyleNos,
  hint: msg('空 = 不限款式'),
} as const;
export const partCodes = {
  field: 'partCodes',
  Control: PartCodes,
  hint: msg('没有的部位可直接输入'),
} as const;
export const sizeIds = { field: 'sizeIds', Control: SizeIds } as const;

/** One that is scrapped stays as it is. */
export const mayChange = ({ status }: CuttingDieRow): boolean => status !== DieStatus.scrapped;

/** A die cuts some part, and lasts for some strokes. */
export function checkDie(values: FormValues): readonly FormIssue<'partCodes' | 'lifeNum'>[] {
  const { lifeNum } = values;
  const isSpent = typeof lifeNum === 'number' && lifeNum < 1;
  const text = refusalText({ code: 'die-life-missing', params: {} }, currentLanguage());
  return [
    ...(texts(values.partCodes).length === 0
      ? [{ field: 'partCodes', text: t('请选择部位') } as const]
      : []),
    ...(isSpent ? [{ field: 'lifeNum', text } as const] : []),
  ];
}
