import { CutMode } from '@garment-mes/domain/cutting-bed';
import { Field, Select } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import { useBill } from '../bill-context.ts';
import { strokesNeeded } from '../figures/die-strokes.ts';
import { billLabel, fieldEvent } from './bill-fields.ts';

/** The die of a bed that is cut by a press, and whether it lasts for the bed. */
export function DieField() {
  const t = useText();
  const { draft, choices, figures, change, readOnly, faultOf } = useBill();
  if (draft.cutMode !== CutMode.die) return null;
  const dies = choices?.dies ?? [];
  const die = dies.find(({ id }) => id === draft.knifeMoldId);
  const needed = die && strokesNeeded(die, draft.materialId, figures);
  const hint =
    die !== undefined && needed !== undefined && needed > die.leftNum
      ? t('刀模{no}剩余{left}次，需{needed}次', { no: die.moldNo, left: die.leftNum, needed })
      : undefined;
  return (
    <Field label={billLabel('knifeMoldId')} required error={faultOf('knifeMoldId')} hint={hint}>
      <Select
        data-cell="knifeMoldId"
        disabled={readOnly}
        value={draft.knifeMoldId}
        onValueChange={(id) => change(fieldEvent('knifeMoldId', id))}
        options={dies.map(({ id, moldNo, name, leftNum }) => ({
          value: id,
          label: `${moldNo} ${name}`,
          note: t('剩余{left}次', { left: leftNum }),
        }))}
      />
    </Field>
  );
}
