import { legendIssues, type PriorityLevel } from '@garment-mes/domain/work-study';
import { LinePriorityInputFields } from '@garment-mes/sdk/labels';
import {
  type LinePriorityDescriptionRow,
  listLinePriorityDescriptions,
  saveLinePriorityDescriptions,
} from '@garment-mes/sdk/mes2';
import { storedId } from '#screens/form/sent-values.ts';
import type { DraftKind } from '#screens/merge/draft-kind.ts';
import type { MergeableParts } from '#screens/merge/merge-parts.ts';

/** Nine levels are all there can be. */
export const ALL_LEVELS = { query: { pageNum: 1, pageSize: 100 } } as const;

/** A level while it is typed. */
export interface LevelRow {
  readonly id: string;
  /** Whole number as text, empty for none. */
  readonly level: string;
  readonly name: string;
  readonly color: string;
  readonly meaning: string;
}

/** The levels of a company as they are saved: one record with one version. */
export interface Legend {
  readonly id: string;
  readonly version: number;
  readonly rows: readonly LinePriorityDescriptionRow[];
}

export interface LegendDraft {
  readonly rows: readonly LevelRow[];
}

/** An empty legend has version 0. */
export const legendOf = (rows: readonly LinePriorityDescriptionRow[]): Legend => ({
  id: 'legend',
  version: Math.max(0, ...rows.map(({ version }) => version)),
  rows,
});

/** A typed row as the rules read it. */
export const levelOf = ({ id, level, name, color, meaning }: LevelRow): PriorityLevel => ({
  ...{ id, name, color, meaning },
  level: level === '' ? undefined : Number(level),
});

const parts: MergeableParts<LegendDraft> = {
  rows: {
    title: '',
    labels: LinePriorityInputFields,
    fields: ['level', 'name', 'color', 'meaning'],
    name: ({ level, name }) => `${level} ${name}`,
  },
};

/** How the legend is read, typed, saved and merged. */
export const LEGEND: DraftKind<Legend, LegendDraft> = {
  load: async (client) => legendOf((await listLinePriorityDescriptions(client, ALL_LEVELS)).list),
  draftOf: ({ rows }) => ({
    rows: rows.map(({ id, level, name, color, meaning }) => ({
      ...{ id, name, color, meaning },
      level: String(level),
    })),
  }),
  parts,
  savePart: async (client, _part, { rows }, _id, version) =>
    legendOf(await saveLinePriorityDescriptions(client, { body: bodyOf(rows, version) })),
  isFaulty: ({ rows }) => legendIssues(rows.map(levelOf), []).length > 0,
};

const bodyOf = (rows: readonly LevelRow[], version: number) => ({
  version,
  rows: rows.map(({ id, level, name, color, meaning }) => ({
    ...{
      id: storedId(id),
      level: Number(level),
      name: name.trim(),
      color,
      meaning: meaning.trim(),
    },
  })),
});
