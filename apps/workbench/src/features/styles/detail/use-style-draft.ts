import { getStyle, type Style } from '@garment-mes/sdk/mes2';
import { hasMeasureFault } from '#garment/grading.ts';
import type { DraftKind } from '#screens/merge/draft-kind.ts';
import { useRecordDraft } from '#screens/merge/use-record-draft.ts';
import { MERGEABLE } from './mergeable.ts';
import { processFaults } from './processes/process-rows.ts';
import { savePart } from './save-part.ts';
import { draftOfStyle, type StyleDraft } from './style-draft.ts';

const STYLE: DraftKind<Style, StyleDraft> = {
  load: (client, id) => getStyle(client, { query: { id } }),
  draftOf: draftOfStyle,
  parts: MERGEABLE,
  savePart,
  isFaulty: ({ processes, quality }, dirty) =>
    (dirty.includes('processes') && Object.keys(processFaults(processes)).length > 0) ||
    (dirty.includes('quality') && hasMeasureFault(quality)),
};

/** The parts of a style while they are changed: which of them differ, and saving those one by one. */
export const useStyleDraft = (style: Style) => useRecordDraft(STYLE, style);

export type StyleEditing = ReturnType<typeof useStyleDraft>;
