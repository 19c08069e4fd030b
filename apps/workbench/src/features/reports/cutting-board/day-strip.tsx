import { formatFixed, formatNumber } from '@garment-mes/domain/formats';
import { CuttingTableBoardFields } from '@garment-mes/sdk/labels';
import type { CuttingTableBoard } from '@garment-mes/sdk/mes2';
import { Statistic } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import styles from './cutting-board.module.css';

/** The day of these tables in one line. */
export function DayStrip({ board }: { readonly board: CuttingTableBoard }) {
  const t = useText();
  const label = (field: keyof CuttingTableBoard) => fieldLabel(CuttingTableBoardFields, field);
  return (
    <div className={styles.strip}>
      <Statistic label={t('床数 完成/计划')} value={`${board.doneBedNum} / ${board.bedNum}`} />
      <Statistic
        label={t('件数 完成/计划')}
        value={`${formatNumber(board.cutNum)} / ${formatNumber(board.planNum)}`}
      />
      <Statistic
        label={label('pcsPerHour')}
        value={board.pcsPerHour === null ? undefined : formatFixed(board.pcsPerHour, 1)}
      />
      <Statistic label={t('今日用布')} value={formatFixed(board.usedLen, 2)} unit="m" />
      <Statistic
        label={label('approvalNum')}
        value={board.approvalNum}
        tone={board.approvalNum > 0 ? 'warn' : 'neutral'}
      />
    </div>
  );
}
