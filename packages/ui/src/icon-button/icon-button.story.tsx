import { Bell, RotateCw, Settings } from 'lucide-react';
import { Badge } from '../badge/badge.tsx';
import { IconButton } from './icon-button.tsx';

export const title = 'icon-button';

export const stories = {
  states: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <IconButton label="刷新" icon={<RotateCw />} />
      <IconButton label="设置" icon={<Settings />} aria-pressed />
      <IconButton label="设置" icon={<Settings />} disabled />
      <IconButton label="小" icon={<Settings />} size="small" />
      <Badge count={7}>
        <IconButton label="消息，7 条未读" icon={<Bell />} />
      </Badge>
      <Badge count={128}>
        <IconButton label="消息，128 条未读" icon={<Bell />} />
      </Badge>
      <Badge count={12} />
    </div>
  ),
};
