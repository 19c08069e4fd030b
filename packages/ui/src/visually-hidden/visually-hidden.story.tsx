import { VisuallyHidden } from './visually-hidden.tsx';

export const title = 'visually-hidden';

export const stories = {
  words: () => (
    <p>
      8<VisuallyHidden> 个未读通知</VisuallyHidden>
    </p>
  ),
};
