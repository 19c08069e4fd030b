import { Steps } from './steps.tsx';

export const title = 'steps';

export const stories = {
  states: () => (
    <Steps
      steps={[
        { id: '1', label: '草稿', state: 'done', note: '周启明 03-18' },
        { id: '2', label: '确认', state: 'done', note: '03-19' },
        { id: '3', label: '裁剪', state: 'current' },
        { id: '4', label: '车缝', state: 'todo' },
        { id: '5', label: '终检', state: 'bad' },
      ]}
    />
  ),
};
