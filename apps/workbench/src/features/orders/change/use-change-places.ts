import type { EditableTableHandle } from '@garment-mes/ui';
import { useRef } from 'react';
import type { ChangeDraft } from './change-draft.ts';
import { bomKey, type ChangeSpot, processKey } from './change-spot.ts';

/** The parts of the page that a changed line or a broken rule leads to. */
export function useChangePlaces(draft: ChangeDraft) {
  const sections = useRef<HTMLDivElement>(null);
  const bomGrid = useRef<EditableTableHandle>(null);
  const processGrid = useRef<EditableTableHandle>(null);

  /** Focuses a place of the page: in a grid by its own handle, else the control there. */
  function go({ place, key }: ChangeSpot) {
    const bomRow = draft.bom.find((line) => bomKey(line) === key) ?? draft.bom[0];
    const process = draft.processes.find((line) => processKey(line) === key) ?? draft.processes[0];
    if (place === 'bom' && bomRow) bomGrid.current?.focusCell(bomRow.id, 'usageNum');
    else if (place === 'processes' && process) processGrid.current?.focusCell(process.id, 'sam');
    else {
      const part = sections.current?.querySelector<HTMLElement>(`[data-place="${place}"]`);
      const cell = part?.querySelector<HTMLElement>(`[data-cell="${key}"]`) ?? part;
      cell?.querySelector<HTMLElement>('input, textarea, button')?.focus();
    }
  }

  return { sections, bomGrid, processGrid, go };
}
