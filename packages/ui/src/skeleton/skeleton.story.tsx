import { Spinner } from '../spinner/spinner.tsx';
import { Skeleton } from './skeleton.tsx';

export const title = 'skeleton';

export const stories = {
  lines: () => (
    <div style={{ width: 320 }}>
      <Skeleton lines={3} />
    </div>
  ),
  spinner: () => <Spinner />,
};
