import { Button } from '../button/button.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { EmptyState } from './empty-state.tsx';

export const title = 'empty-state';

export const stories = {
  empty: () => <EmptyState />,
  'with action': () => (
    <EmptyState action={<Button variant="primary">新增床次</Button>}>还没有床次</EmptyState>
  ),
  error: () => (
    <ErrorState onRetry={() => undefined} requestId="7f3a-91">
      请检查网络设置
    </ErrorState>
  ),
};
