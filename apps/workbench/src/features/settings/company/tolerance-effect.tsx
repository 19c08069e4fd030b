import { BedStatus } from '@garment-mes/domain/cutting-bed';
import { decimal, isDecimal } from '@garment-mes/domain/decimal';
import { type Condition, writeConditions } from '@garment-mes/sdk/conditions';
import { listCuttingBeds } from '@garment-mes/sdk/mes2';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import styles from './settings.module.css';

const KEY = 'usage_diff_pct_num';
/** Beds that have still to be submitted. */
const OPEN = JSON.stringify({ status: [BedStatus.draft, BedStatus.spreading, BedStatus.cut] });

/** What a narrower tolerance does to the beds at hand, before it is saved. */
export function ToleranceEffect({ from, to }: { readonly from: string; readonly to: string }) {
  const narrows = isDecimal(from) && isDecimal(to) && decimal(to).lt(from);
  return narrows ? <BedsBetween from={from} to={to} /> : null;
}

function BedsBetween({ from, to }: { readonly from: string; readonly to: string }) {
  const t = useText();
  const sql = writeConditions(between(Number(to), Number(from)));
  const { data } = useOperation(listCuttingBeds, {
    query: { pageNum: 1, pageSize: 1, filter: OPEN, sql },
  });
  if (data === undefined) return null;
  return (
    <p className={styles.effect} role="status">
      {t('当前有{num}个床次将进入待审批（不追溯）', { num: data.total })}
    </p>
  );
}

/** Differences of either sign that one tolerance allows and the other does not. */
const between = (low: number, high: number): Condition => ({
  kind: 'or',
  terms: [
    {
      kind: 'and',
      terms: [
        { kind: 'compare', key: KEY, operator: '>', value: low },
        { kind: 'compare', key: KEY, operator: '<=', value: high },
      ],
    },
    {
      kind: 'and',
      terms: [
        { kind: 'compare', key: KEY, operator: '<', value: -low },
        { kind: 'compare', key: KEY, operator: '>=', value: -high },
      ],
    },
  ],
});
