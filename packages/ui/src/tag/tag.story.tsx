import { Tag } from './tag.tsx';

export const title = 'tag';

export const stories = {
  tones: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <Tag>草稿</Tag>
      <Tag tone="accent">裁剪中</Tag>
      <Tag tone="ok">已提交</Tag>
      <Tag tone="warn">待审批</Tag>
      <Tag tone="bad">已驳回</Tag>
      <Tag tone="info">已通知</Tag>
      <Tag tone="held">已暂停</Tag>
      <Tag icon={null}>无图标</Tag>
    </div>
  ),
};
