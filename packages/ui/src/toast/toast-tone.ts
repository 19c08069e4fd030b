import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { UiLabels } from '../labels.ts';

export const toastIcons = {
  success: CircleCheck,
  error: CircleAlert,
  info: Info,
  warning: TriangleAlert,
};

/** What a toast says that was given no words. */
export const toastWords = (labels: UiLabels) => ({
  success: labels.succeeded,
  error: labels.failed,
  info: labels.info,
  warning: labels.warning,
});
