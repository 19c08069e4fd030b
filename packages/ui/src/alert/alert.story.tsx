import { Button } from '../button/button.tsx';
import { Alert } from './alert.tsx';

export const title = 'alert';

export const stories = {
  tones: () => (
    <div style={{ display: 'grid', gap: 8, maxWidth: 560 }}>
      <Alert>本页数据每分钟更新。</Alert>
      <Alert tone="ok">已生成 96 扎，2160 件。</Alert>
      <Alert tone="warn" title="面料不足" actions={<Button size="small">查看</Button>}>
        黑色差 12.500 米。
      </Alert>
      <Alert tone="bad">床次 已被 周启明 于 14:03:22 修改，请刷新后重试</Alert>
    </div>
  ),
};
