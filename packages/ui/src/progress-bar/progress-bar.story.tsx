import { ProgressBar } from './progress-bar.tsx';

export const title = 'progress-bar';

export const stories = {
  tones: () => (
    <div style={{ display: 'grid', gap: 8, width: 320 }}>
      <ProgressBar label="铺布" value={0.75} text />
      <ProgressBar label="达成" value={1.04} tone="ok" text />
      <ProgressBar label="达成" value={0.42} tone="warn" text="42% · 126/300" />
      <ProgressBar label="达成" value={0.1} tone="bad" text />
      <ProgressBar label="导入" value={undefined} />
    </div>
  ),
};
