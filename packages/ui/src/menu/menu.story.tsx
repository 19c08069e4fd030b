import { ChevronDown, Copy, Pencil, Trash2 } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { ContextMenu } from '../context-menu/context-menu.tsx';
import { Menu } from './menu.tsx';

export const title = 'menu';

const items = [
  { id: 'edit', label: '修改', icon: <Pencil />, shortcut: 'F2' },
  { id: 'copy', label: '复制床次', icon: <Copy />, shortcut: 'Ctrl D' },
  { id: 'auto', label: '自动分扎', checked: true, separated: true },
  { id: 'locked', label: '提交', disabled: true },
  { id: 'remove', label: '删除', icon: <Trash2 />, danger: true, separated: true },
];

export const stories = {
  menu: () => (
    <Menu
      trigger={
        <Button>
          更多 <ChevronDown />
        </Button>
      }
      items={items}
      heading="第 3 床"
    />
  ),
  'context menu': () => (
    <ContextMenu items={items}>
      <div style={{ padding: 24, border: '1px dashed var(--line-strong)' }}>右键</div>
    </ContextMenu>
  ),
};
