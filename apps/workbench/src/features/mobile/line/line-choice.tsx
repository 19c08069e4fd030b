import type { LinePage } from '@garment-mes/sdk/mes2';
import { ErrorState, Skeleton } from '@garment-mes/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { NoLine } from '#garment/no-line.tsx';
import { LeftOut } from '#screens/list/left-out.tsx';
import styles from './line.module.css';

interface LineChoiceProps {
  readonly lines: UseQueryResult<LinePage, Error>;
  readonly onChoose: (lineDeptId: string) => void;
}

/** Asked once on a new device: at the end of which line it hangs. */
export function LineChoice({ lines, onChoose }: LineChoiceProps) {
  const t = useText();
  return (
    <div className={styles.setup}>
      <h1>{t('这台平板在哪条产线？')}</h1>
      {lines.error && (
        <ErrorState onRetry={() => void lines.refetch()}>{failureText(lines.error)}</ErrorState>
      )}
      {lines.isPending && <Skeleton lines={4} />}
      {lines.data?.list.length === 0 && <NoLine />}
      <LeftOut total={lines.data?.total ?? 0} shown={lines.data?.list.length ?? 0} />
      <div className={styles.choices}>
        {lines.data?.list.map(({ deptId, deptName, standardHeadcount }) => (
          <button
            key={deptId}
            type="button"
            className={styles.choice}
            onClick={() => onChoose(deptId)}
          >
            {deptName}
            <small>{t('{count}人', { count: standardHeadcount })}</small>
          </button>
        ))}
      </div>
    </div>
  );
}
