import { Avatar } from './avatar.tsx';

export const title = 'avatar';

export const stories = {
  sizes: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <Avatar name="周启明" size={48} />
      <Avatar name="周启明" />
      <Avatar name="周启明" size={24} />
      <Avatar name="Li Wei" size={20} />
      <Avatar name="坏图" src="/missing.png" />
    </div>
  ),
};
