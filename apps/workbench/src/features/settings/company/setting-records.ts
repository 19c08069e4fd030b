type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const text = (value: unknown, missing: string): string =>
  value === undefined || value === null ? missing : String(value);

/** How the boards speak. */
export interface Voice {
  readonly on: number;
  /** 0 to 100; what is typed while it is none. */
  readonly volume: unknown;
  /** Spans of a day, `12:00-13:00`; empty for none. */
  readonly quiet: string;
}

/** The voice of the boards; a plain number was the volume, 0 for none. */
export function readVoice(value: unknown): Voice {
  if (typeof value === 'number') return { on: value > 0 ? 1 : 0, volume: value, quiet: '' };
  const { on, volume, quiet } = fieldsOf(value);
  return { on: on === 1 ? 1 : 0, volume: volume ?? '', quiet: text(quiet, '') };
}

/** Money for pieces above the plan. */
export interface Bonus {
  readonly on: number;
  /** CNY a piece. */
  readonly rates: Readonly<Record<'cutting' | 'sewing' | 'finishing', string>>;
  /** CNY a day; empty for no limit. */
  readonly cap: string;
}

/** The bonus above the plan; a plain 0 or 1 of older data means only whether there is one. */
export function readBonus(value: unknown): Bonus {
  const { on, rates, cap } = typeof value === 'number' ? { on: value } : fieldsOf(value);
  const { cutting, sewing, finishing } = fieldsOf(rates);
  return {
    on: on === 1 ? 1 : 0,
    rates: {
      cutting: text(cutting, '0'),
      sewing: text(sewing, '0'),
      finishing: text(finishing, '0'),
    },
    cap: text(cap, ''),
  };
}

/** Rolls for a hundred plies up to which a factor counts; anything else reads as none. */
export const readSteps = (
  value: unknown,
): readonly (readonly [most: number | string | null, factor: string])[] =>
  Array.isArray(value)
    ? value.flatMap((step) =>
        Array.isArray(step)
          ? [[(step[0] ?? null) as number | string | null, text(step[1], '')] as const]
          : [],
      )
    : [];

/** Named groups of codes; anything else reads as none. */
export const readGroups = (
  value: unknown,
): readonly (readonly [name: string, codes: readonly string[]])[] =>
  Array.isArray(value)
    ? value.flatMap((group) =>
        Array.isArray(group) && Array.isArray(group[1])
          ? [[text(group[0], ''), group[1].map(String)] as const]
          : [],
      )
    : [];

/** A list of texts; empty where it is none. */
export const readTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : [];
