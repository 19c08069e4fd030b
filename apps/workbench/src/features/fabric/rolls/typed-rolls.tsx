import { decimalText, isDecimal, sum } from '@garment-mes/domain/decimal';
import { lengthOfWeight } from '@garment-mes/domain/fabric';
import { formatFixed } from '@garment-mes/domain/formats';
import type { MaterialRow } from '@garment-mes/sdk/ccm';
import { Button } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import type { LinesAboveProps } from '#screens/form/form-definition.ts';
import { numbered, type TypedRollLine, weighedOnly } from './roll-lines.ts';
import styles from './typed-rolls.module.css';

/** Above the rolls that are received: their numbers, lengths of those weighed only, and sums by colour and dye lot. */
export function TypedRolls({ values, lines, onChange }: LinesAboveProps) {
  const t = useText();
  const rolls = lines as readonly TypedRollLine[];
  const { gsm, widthCm } = (values.fabric ?? {}) as Partial<MaterialRow>;
  const weighed = weighedOnly(rolls);
  return (
    <div className={styles.above}>
      <Button size="small" onClick={() => onChange(numbered(rolls, String(values.cNo ?? '')))}>
        {t('自动编号')}
      </Button>
      {gsm && widthCm && weighed.length > 0 && (
        <Button
          size="small"
          onClick={() =>
            onChange(
              rolls.map((roll) => {
                const length = weighed.includes(roll)
                  ? lengthOfWeight(roll.labelWeight ?? '', Number(widthCm) / 100, gsm)
                  : undefined;
                return length ? { ...roll, labelLen: decimalText(length, 2) } : roll;
              }),
            )
          }
        >
          {t('按重量算长度')}
        </Button>
      )}
      <span className={styles.hint}>
        {t('可从供应商的清单粘贴，带表头也行；码、磅、英寸会换算')}
      </span>
      <Sums rolls={rolls} />
    </div>
  );
}

/** Rolls, metres and kilograms of each colour and dye lot, and of all. */
function Sums({ rolls }: { readonly rolls: readonly TypedRollLine[] }) {
  const t = useText();
  const typed = rolls.filter(({ labelLen, labelWeight }) => labelLen || labelWeight);
  const names = new Map(
    rolls.flatMap(({ colorId, colorName }) => (colorName ? [[colorId, colorName]] : [])),
  );
  const groups = Map.groupBy(typed, ({ colorId = '', dyeLot = '' }) =>
    [names.get(colorId) ?? '', dyeLot].filter(Boolean).join(' '),
  );
  const text = (name: string, of: readonly TypedRollLine[]) => {
    const figure = (field: 'labelLen' | 'labelWeight') =>
      formatFixed(sum(of.flatMap(({ [field]: one }) => (isDecimal(one) ? one : []))).toString(), 2);
    const said = t('{name}：{rolls} 卷 {metres} 米', {
      ...{ name, rolls: of.length, metres: figure('labelLen') },
    });
    return of.some(({ labelWeight }) => labelWeight) ? `${said} ${figure('labelWeight')} kg` : said;
  };
  return (
    <ul className={styles.sums} aria-label={t('合计')}>
      <li>
        <b>{text(t('合计'), typed)}</b>
      </li>
      {[...groups].map(([name, of]) => name !== '' && <li key={name}>{text(name, of)}</li>)}
    </ul>
  );
}
