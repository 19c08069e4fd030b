import { Button } from '../button/button.tsx';
import { toast } from './toast.ts';

export const title = 'toast';

export const stories = {
  tones: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <Button onClick={() => toast.success('保存成功')}>成功</Button>
      <Button onClick={() => toast.error('扎号 B0047 剩余 0 件')}>错误</Button>
      <Button onClick={() => toast.info()}>提示</Button>
      <Button onClick={() => toast.warning('至少保留一行!')}>警告</Button>
    </div>
  ),
};
