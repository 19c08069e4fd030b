import { Button } from '../button/button.tsx';
import { toast } from '../toast/toast.ts';
import { ToastHistory } from './toast-history.tsx';

export const title = 'toast-history';

export const stories = {
  list: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <ToastHistory formatTime={() => '14:03:22'} />
      <Button onClick={() => toast.success('已提交')}>说一句</Button>
    </div>
  ),
};
