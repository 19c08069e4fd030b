import { listLines } from '@garment-mes/sdk/mes2';
import { EmptyState } from '@garment-mes/ui';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { href } from '#app/routes.ts';
import { TextLink } from '#app/text-link.tsx';

/** The kind of line that garments are sewn on. */
export const SEWING_LINE = 2;

/** Whether no sewing line is within reach of the person; `undefined` until it is known, and where nobody asks. */
export function useHasNoLine(enabled: boolean): boolean | undefined {
  const { data } = useOperation(
    listLines,
    { query: { pageNum: 1, pageSize: 1, lineType: SEWING_LINE } },
    { enabled },
  );
  return data && data.total === 0;
}

/** Says to somebody without a line who gives one, and where to go meanwhile. */
export function NoLine({ home = true }: { readonly home?: boolean }) {
  const t = useText();
  return (
    <EmptyState
      action={
        home ? (
          <TextLink to={href('/')}>{t('返回首页')}</TextLink>
        ) : (
          <TextLink to={href('/work')}>{t('我的工作')}</TextLink>
        )
      }
    >
      {t('您还没有缝制产线。请人事或公司管理员在员工档案中把您调到一条产线。')}
    </EmptyState>
  );
}
