import { decimal, decimalText, sum } from '@garment-mes/domain/decimal';
import type { OrderProcess } from '@garment-mes/sdk/mes2';
import { labelOf, useText } from '#app/i18n.ts';
import { enumLabels } from '#screens/fields/enum-labels.ts';
import styles from './grids.module.css';

interface ProcessSumsProps {
  readonly rows: readonly Pick<OrderProcess, 'section' | 'sam' | 'price' | 'isEnabled'>[];
  /** Money is shown as well. */
  readonly priced: boolean;
}

/** Operations in use, section by section and of the whole order: how many, their minutes and their money. */
export function ProcessSums({ rows, priced }: ProcessSumsProps) {
  const t = useText();
  const used = rows.filter(({ isEnabled }) => isEnabled === 1);
  if (used.length === 0) return null;
  const said = (name: string, own: typeof used) =>
    [
      name,
      t('{count} 道', { count: own.length }),
      t('{sam} 分', { sam: total(own.map(({ sam }) => sam)) }),
      priced ? t('{price} 元', { price: total(own.map(({ price }) => price ?? '')) }) : '',
    ]
      .filter(Boolean)
      .join(' ');
  const sections = [...Map.groupBy(used, ({ section }) => section)].toSorted(([a], [b]) => a - b);
  return (
    <p className={styles.foot}>
      {[
        ...sections.map(([section, own]) =>
          said(
            labelOf(enumLabels('Section')[section] ?? { zh: String(section), en: String(section) }),
            own,
          ),
        ),
        said(t('合计'), used),
      ].join(t('；'))}
    </p>
  );
}

const NUMBER = /^\d+(\.\d+)?$/;
const total = (texts: readonly string[]): string =>
  String(
    Number(
      decimalText(sum(texts.filter((text) => NUMBER.test(text)).map((text) => decimal(text))), 4),
    ),
  );
