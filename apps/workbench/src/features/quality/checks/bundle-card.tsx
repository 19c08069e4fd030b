import { NO_FIGURE } from '@garment-mes/domain/formats';
import { BundleRowFields, CheckContextFields } from '@garment-mes/sdk/labels';
import type { CheckContext } from '@garment-mes/sdk/mes2';
import { fieldText } from '#screens/fields/field-value.tsx';
import { fieldLabel, fieldOf } from '#screens/fields/labels.ts';
import styles from './checks.module.css';

const FACTS = [
  'bundleLabel',
  'colorName',
  'sizeName',
  'num',
  'lineDeptName',
  'currentProcess',
] as const;

/** The bundle in the hand, and what of it waits to be mended. */
export function BundleCard({ context }: { readonly context: CheckContext }) {
  const { bundle, orderNo, openReworkNum } = context;
  const facts = bundle
    ? FACTS.map((name) => ({
        id: name,
        term: fieldLabel(BundleRowFields, name),
        value: fieldText(name, fieldOf(BundleRowFields, name), bundle[name]),
      }))
    : [];
  const all = [
    { id: 'orderNo', term: fieldLabel(CheckContextFields, 'orderNo'), value: orderNo ?? NO_FIGURE },
    ...facts,
    { id: 'open', term: fieldLabel(CheckContextFields, 'openReworkNum'), value: openReworkNum },
  ];
  return (
    <dl className={styles.card}>
      {all.map(({ id, term, value }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
