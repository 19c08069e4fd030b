import { RemnantKindLabels, RemnantSlipFields } from '@garment-mes/sdk/labels';
import type { RemnantSlip } from '@garment-mes/sdk/mes2';
import { Tag } from '@garment-mes/ui';
import { labelOf, useText } from '#app/i18n.ts';
import { fieldText } from '#screens/fields/field-value.tsx';
import { fieldLabel, fieldOf } from '#screens/fields/labels.ts';
import grid from '../bill/grid.module.css';
import styles from './remnants.module.css';
import { balances, lenByKind, type SlipLine } from './slip-draft.ts';

interface RollBalancesProps {
  readonly slip: RemnantSlip;
  readonly lines: readonly SlipLine[];
}

/** Beside the lines: each roll's leftovers on the bed against those on the slip, and metres by kind. */
export function RollBalances({ slip, lines }: RollBalancesProps) {
  const t = useText();
  const byKind = lenByKind(lines);
  return (
    <aside className={styles.aside} aria-label={t('每卷核对')}>
      <table className={grid.table}>
        <thead>
          <tr>
            <th>{t('卷号')}</th>
            <th className={grid.figure}>{t('床单')}</th>
            <th className={grid.figure}>{t('单上')}</th>
            <th className={grid.figure}>{t('差额')}</th>
          </tr>
        </thead>
        <tbody>
          {balances(slip, lines).map((roll) => (
            <tr key={roll.tympanId}>
              <td>{roll.rollNo}</td>
              <td className={grid.figure}>{roll.bedLen}</td>
              <td className={grid.figure}>{roll.slipLen}</td>
              <td className={grid.figure} data-tone={roll.isBalanced ? undefined : 'bad'}>
                {roll.isBalanced ? t('平') : roll.diffLen}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.kinds}>
        {Object.entries(RemnantKindLabels).map(([kind, { tone, ...label }]) => {
          const len = byKind.get(Number(kind));
          return (
            <Tag key={kind} tone={len === undefined ? 'neutral' : tone}>
              {labelOf(label)} {len ?? '0.00'}
            </Tag>
          );
        })}
      </p>
      {slip.remnantPct !== null && (
        <p className={styles.kinds}>
          {fieldLabel(RemnantSlipFields, 'remnantPct')}{' '}
          {fieldText('remnantPct', fieldOf(RemnantSlipFields, 'remnantPct'), slip.remnantPct)}
        </p>
      )}
    </aside>
  );
}
