import type { ScheduleDraftBar } from '@garment-mes/sdk/mes2';
import { newRequestId } from '#app/request-id.ts';

/**
 * Names the saves of a sandbox: the same drafts have the same name until they are saved, so that a save whose
 * answer got lost puts nothing on a line twice.
 */
export function sandboxSaves() {
  const names = new Map<string, string>();
  return {
    nameOf(drafts: readonly ScheduleDraftBar[]): string {
      const said = JSON.stringify(drafts);
      const name = names.get(said) ?? newRequestId();
      names.set(said, name);
      return name;
    },
    /** The same drafts are another save from now on. */
    saved: (drafts: readonly ScheduleDraftBar[]): boolean => names.delete(JSON.stringify(drafts)),
  };
}
