import {
  type CuttingTableCard,
  createProblemLog,
  reorderCuttingSchedules,
} from '@garment-mes/sdk/mes2';
import { Button } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { TextLink } from '#app/text-link.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import styles from './cutting-board.module.css';

interface TableActionsProps {
  readonly card: CuttingTableCard;
  readonly onProblem: () => void;
  readonly onQueue: () => void;
}

/** What may be done at a table: its bed, a problem, the order of what waits. */
export function TableActions({ card, onProblem, onQueue }: TableActionsProps) {
  const t = useText();
  const { can } = useWorkbench();
  const { reduceBedId } = card;
  return (
    <span className={styles.words}>
      {reduceBedId === null ? null : (
        <span className={styles.bedWord}>
          <TextLink to={href('/mes/reduceBed/putReduceBedBill/{reduceBedId}', { reduceBedId })}>
            {t('床次 {bedNo}', { bedNo: card.bedNo ?? '' })}
          </TextLink>
        </span>
      )}
      {can(createProblemLog.permissionKey) && (
        <Button variant="plain" size="small" onClick={onProblem}>
          {t('报告问题')}
        </Button>
      )}
      {can(reorderCuttingSchedules.permissionKey) && card.queue.length > 1 && (
        <Button variant="plain" size="small" onClick={onQueue}>
          {t('调整顺序')}
        </Button>
      )}
    </span>
  );
}
