import { Button } from '../button/button.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

export const title = 'error-boundary';

function Broken(): never {
  throw new Error('第 3 床的数据不完整');
}

export const stories = {
  whole: () => (
    <ErrorBoundary>
      <Button>查看</Button>
    </ErrorBoundary>
  ),
  broken: () => (
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>
  ),
};
