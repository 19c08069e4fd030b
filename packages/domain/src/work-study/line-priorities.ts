import { type Issue, issue } from '../refusals/issue.ts';
import type { Bilingual } from '../refusals/refusals.ts';

/** A level of the legend that says what a colour means on a line. */
export interface PriorityLevel {
  /** Id of the stored level it is, under whatever number. */
  readonly id?: string | null | undefined;
  /** 1 for the most urgent, up to 9. */
  readonly level: number | undefined;
  readonly name: string;
  /** `#RRGGBB`, empty for none. */
  readonly color: string;
  readonly meaning: string;
}

/** A level as it is stored. */
export interface StoredLevel {
  readonly id: string;
  readonly level: number;
  readonly name: string;
  /** Lines that are described by it: it stays. */
  readonly lineNum: number;
}

const LEVELS = { min: 1, max: 9 } as const;
const LONGEST = { name: 8, meaning: 60 } as const;

/** The legend a factory begins with. */
export const defaultPriorities = [
  { level: 1, name: '特急', color: '#D4380D', meaning: '今日必须完成' },
  { level: 2, name: '急单', color: '#FA8C16', meaning: '三天内走货' },
  { level: 3, name: '重点', color: '#FADB14', meaning: 'VIP客户' },
  { level: 4, name: '正常', color: '#52C41A', meaning: '按计划' },
  { level: 5, name: '可延后', color: '#BFBFBF', meaning: '缺料或客户暂缓' },
] as const;

const TITLES = {
  name: { zh: '名称', en: 'Name' },
  meaning: { zh: '说明', en: 'Meaning' },
} as const satisfies Record<string, Bilingual>;

/**
 * Which stored level each row is: the one whose id it has, else the one of its name, else the one of its number;
 * `undefined` for a new one. A level that gets another number stays the level its lines are described by.
 */
export function storedLevels<Stored extends Omit<StoredLevel, 'lineNum'>>(
  rows: readonly PriorityLevel[],
  stored: readonly Stored[],
): readonly (Stored | undefined)[] {
  let found: readonly (Stored | undefined)[] = rows.map(() => undefined);
  for (const field of ['id', 'name', 'level'] as const) {
    const free = new Set(stored.filter((one) => !found.includes(one)));
    found = rows.map((row, at) => {
      const same = found[at] ?? [...free].find((one) => one[field] === row[field]);
      if (same) free.delete(same);
      return same;
    });
  }
  return found;
}

/**
 * What keeps levels from being a legend, each at its field: `rows.1.color`, or `rows` for the whole.
 *
 * @param stored levels as they are: those that lines are described by stay
 */
export function legendIssues(
  rows: readonly PriorityLevel[],
  stored: readonly StoredLevel[],
): readonly Issue[] {
  const kept = storedLevels(rows, stored);
  const gone = stored.find((level) => level.lineNum > 0 && !kept.includes(level));
  return [
    ...(rows.length === 0 ? [issue('rows', 'keep-one-row', {})] : []),
    ...rows.flatMap((row, at) => [...levelIssues(rows, at), ...textIssues(row, at)]),
    ...(gone === undefined ? [] : [issue('rows', 'level-on-line', { level: gone.level })]),
  ];
}

function levelIssues(rows: readonly PriorityLevel[], at: number): Issue[] {
  const { level, color = '' } = rows[at] ?? {};
  const before = rows.slice(0, at);
  const isLevel =
    Number.isInteger(level) && Number(level) >= LEVELS.min && Number(level) <= LEVELS.max;
  const found: Issue[] = [];
  if (!isLevel)
    found.push(
      issue(`rows.${at}.level`, 'out-of-range', {
        field: { zh: '级别', en: 'Level' },
        ...LEVELS,
      }),
    );
  else if (before.some((other) => other.level === level))
    found.push(issue(`rows.${at}.level`, 'level-twice', {}));
  if (color === '') found.push(issue(`rows.${at}.color`, 'colour-missing', {}));
  else if (!/^#[0-9A-F]{6}$/i.test(color))
    found.push(issue(`rows.${at}.color`, 'invalid-value', { field: { zh: '颜色', en: 'Colour' } }));
  else if (before.some((other) => other.color.toUpperCase() === color.toUpperCase()))
    found.push(issue(`rows.${at}.color`, 'color-twice', {}));
  return found;
}

const textIssues = (row: PriorityLevel, at: number): Issue[] =>
  (['name', 'meaning'] as const).flatMap((field): Issue[] => {
    const text = row[field].trim();
    const [title, max] = [TITLES[field], LONGEST[field]];
    if (text === '') return [issue(`rows.${at}.${field}`, 'required', { field: title })];
    return [...text].length > max
      ? [issue(`rows.${at}.${field}`, 'too-long', { field: title, max })]
      : [];
  });

/** Levels in a new order: the figures stay where they are, the rest of the rows moves. */
export const renumbered = <Row extends { readonly level: number | undefined }>(
  rows: readonly Row[],
): readonly Row[] => {
  const levels = rows.map(({ level }) => level ?? LEVELS.max + 1).toSorted((a, b) => a - b);
  return rows.map((row, at) => {
    const level = levels[at];
    return { ...row, level: level === undefined || level > LEVELS.max ? undefined : level };
  });
};

/** The first level that is free; `undefined` when all nine are taken. */
export const freeLevel = (rows: readonly PriorityLevel[]): number | undefined =>
  Array.from({ length: LEVELS.max }, (_, at) => at + 1).find((level) =>
    rows.every((row) => row.level !== level),
  );

/** Words on a colour have to reach this contrast, WCAG 2.2 AA for normal text. */
export const LEAST_CONTRAST = 4.5;
const LIGHT = '#FFFFFF';
const DARK = '#1C2024';

/**
 * The ink that reads better on a colour, with its contrast as WCAG 2.2 counts it.
 *
 * @returns `undefined` for what is no `#RRGGBB`
 */
export function inkOn(
  color: string,
): { readonly ink: string; readonly contrast: number } | undefined {
  const ground = luminance(color);
  if (ground === undefined) return undefined;
  const [light, dark] = [LIGHT, DARK].map((ink) => contrast(luminance(ink) ?? 0, ground));
  return (light ?? 0) >= (dark ?? 0)
    ? { ink: LIGHT, contrast: light ?? 0 }
    : { ink: DARK, contrast: dark ?? 0 };
}

const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

function luminance(color: string): number | undefined {
  const [, ...parts] = /^#([0-9A-F]{2})([0-9A-F]{2})([0-9A-F]{2})$/i.exec(color) ?? [];
  if (parts.length < 3) return undefined;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
