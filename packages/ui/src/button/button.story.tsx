import { Plus, Printer } from 'lucide-react';
import { Button } from './button.tsx';

export const title = 'button';

export const stories = {
  variants: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <Button variant="primary" icon={<Plus />}>
        新增床次
      </Button>
      <Button icon={<Printer />}>打印</Button>
      <Button variant="plain">更多</Button>
      <Button variant="danger">作废</Button>
      <Button pending>提交</Button>
      <Button variant="primary" pending>
        提交
      </Button>
      <Button disabled>提交</Button>
      <Button variant="primary" disabled>
        提交
      </Button>
      <Button size="small">小</Button>
      <Button size="small" variant="primary">
        小
      </Button>
    </div>
  ),
};
