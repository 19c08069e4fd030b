import type { BaseLocationHook } from 'wouter';

/** Goes to an address of the workbench; a second push to the same place is silent. */
export type Navigate = (to: string, options?: { replace?: boolean }) => void;

/**
 * Location hooks of one tab. The page behind another tab still sees its own address, so a
 * hidden page never reads the parameters of the shown one.
 */
export function frozenLocation(path: string, search: string, navigate: Navigate) {
  const hook: BaseLocationHook = () => [path, (to: string, options) => navigate(to, options)];
  return { hook, searchHook: () => search };
}
