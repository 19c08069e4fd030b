import type { BundleRow } from '@garment-mes/sdk/mes2';
import { EmptyState, Field, NumberInput, Select } from '@garment-mes/ui';
import { msg, useText } from '#app/i18n.ts';
import { readStored, writeStored } from '#app/tab/stored.ts';
import styles from '../tickets.module.css';
import { BundleLabel, type LabelProps } from './bundle-label.tsx';
import { LABEL_GAP_MM, PAPERS } from './label-layout.ts';
import type { LabelOrder } from './label-order.ts';

/** How far the printer of this place prints off, in millimetres. */
export interface Shift {
  readonly x: number;
  readonly y: number;
}

const KEY = 'printer.shift';
/** Millimetres that a printer may be corrected by. */
const FARTHEST = 0.5;

export const keptShift = (): Shift => readStored<Shift>(KEY) ?? { x: 0, y: 0 };

const ORDERS: readonly { readonly value: LabelOrder; readonly label: string }[] = [
  { value: 'bundle', label: msg('扎号') },
  { value: 'stack', label: msg('叠次序') },
  { value: 'size', label: msg('尺码') },
];

interface LabelPreviewProps {
  /** Chosen bundles that can be printed, in the order of the run. */
  readonly bundles: readonly BundleRow[];
  readonly label: (bundle: BundleRow) => LabelProps;
  readonly order: LabelOrder;
  readonly onOrder: (order: LabelOrder) => void;
  readonly shift: Shift;
  readonly onShift: (shift: Shift) => void;
}

/** The first chosen label in its real size, how many there are, and how much paper they take. */
export function LabelPreview(props: LabelPreviewProps) {
  const t = useText();
  const { bundles, label, order, shift } = props;
  const [first] = bundles;
  const shown = first && label(first);
  const move = (part: keyof Shift) => (text: string) => {
    const mm = Number(text);
    if (!Number.isFinite(mm) || Math.abs(mm) > FARTHEST) return;
    const next = { ...shift, [part]: mm };
    writeStored(KEY, next);
    props.onShift(next);
  };
  const metres =
    shown && ((PAPERS[shown.layout.paper].height + LABEL_GAP_MM) * bundles.length) / 1000;

  return (
    <aside className={styles.preview} aria-label={t('预览')}>
      {shown ? (
        <>
          <div className={styles.paper}>
            <BundleLabel {...shown} />
          </div>
          <p>
            {t('{count} 张，用纸 {metres} 米', {
              count: bundles.length,
              metres: metres?.toFixed(2),
            })}
          </p>
        </>
      ) : (
        <EmptyState>{t('勾选要打印的扎号')}</EmptyState>
      )}
      <Field label={t('排序')}>
        <Select
          value={order}
          onValueChange={(value) => props.onOrder(value as LabelOrder)}
          options={ORDERS.map(({ value, label: words }) => ({ value, label: t(words) }))}
        />
      </Field>
      <div className={styles.shift}>
        <Field label={t('左右校正')} unit="mm" hint={t('±{limit}，存本机', { limit: FARTHEST })}>
          <NumberInput step="0.1" places={1} value={String(shift.x)} onValueChange={move('x')} />
        </Field>
        <Field label={t('上下校正')} unit="mm">
          <NumberInput step="0.1" places={1} value={String(shift.y)} onValueChange={move('y')} />
        </Field>
      </div>
    </aside>
  );
}
