import { useSyncExternalStore } from 'react';
import { type ToastEntry, toastStore } from './toast-store.ts';

/**
 * Says something for three seconds at the top of the page. Without words the default of the tone
 * is said. The same words within three seconds are said once.
 */
export const toast = {
  success: (text?: string): void => toastStore.show('success', text),
  error: (text?: string): void => toastStore.show('error', text),
  info: (text?: string): void => toastStore.show('info', text),
  warning: (text?: string): void => toastStore.show('warning', text),
  /** Forgets everything said, for sign-out and tests. */
  clear: (): void => toastStore.clear(),
};

/** Everything said since the page was opened, newest first, at most a hundred. */
export const useToastHistory = (): readonly ToastEntry[] =>
  useSyncExternalStore(toastStore.subscribe, toastStore.kept, toastStore.kept);
