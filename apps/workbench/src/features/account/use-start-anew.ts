import { useRouter } from 'wouter';
import { startAnew } from './start-anew.ts';

/** Loads a page of the workbench from the server, below the path the workbench lives under. */
export function useStartAnew(): (path: string) => void {
  const router = useRouter();
  return (path) => startAnew(router.hrefs(router.base + path, router));
}
