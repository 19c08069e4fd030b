import { Tabs } from './tabs.tsx';

export const title = 'tabs';

export const stories = {
  panels: () => (
    <Tabs
      label="订单"
      defaultValue="sizes"
      items={[
        { value: 'sizes', label: '颜色尺码', content: '4 色 5 码' },
        { value: 'beds', label: '床次', count: 3, content: '3 床' },
        { value: 'logs', label: '日志', content: '暂无' },
        { value: 'locked', label: '工价', disabled: true },
      ]}
    />
  ),
};
