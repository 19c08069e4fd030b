import type { ScheduleBar, ScheduleDraftBar } from '@garment-mes/sdk/mes2';

/**
 * Parts a sandbox into what can be saved on its own: drafts that touch a line in common stay together, with
 * the line a bar comes from as well as the one it goes to.
 */
export function draftGroups(
  drafts: readonly ScheduleDraftBar[],
  byId: ReadonlyMap<string, Pick<ScheduleBar, 'lineDeptId'>>,
): readonly (readonly ScheduleDraftBar[])[] {
  let groups: readonly { lines: ReadonlySet<string>; drafts: readonly ScheduleDraftBar[] }[] = [];
  for (const draft of drafts) {
    const from = byId.get(draft.id ?? '')?.lineDeptId;
    const lines = [draft.lineDeptId, ...(from === undefined ? [] : [from])];
    const met = groups.filter((group) => lines.some((line) => group.lines.has(line)));
    const joined = {
      lines: new Set([...met.flatMap((group) => [...group.lines]), ...lines]),
      drafts: [...met.flatMap((group) => group.drafts), draft],
    };
    groups = [...groups.filter((group) => !met.includes(group)), joined];
  }
  return groups.map((group) => group.drafts);
}
