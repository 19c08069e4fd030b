import { decimal, isDecimal } from '@garment-mes/domain/decimal';
import { type Bilingual, DomainError } from '@garment-mes/domain/refusals';
import { isDay } from '../../is-day.ts';

/** Refuses a value that the setting cannot have; the field is what the page calls the setting. */
export type SettingCheck = (value: unknown, field: Bilingual) => void;

const invalid = (field: Bilingual) => new DomainError('invalid-value', { field });

export const flag: SettingCheck = (value, field) => {
  if (value !== 0 && value !== 1) throw invalid(field);
};

export const whole =
  (min: number, max: number): SettingCheck =>
  (value, field) => {
    if (!Number.isInteger(value)) throw invalid(field);
    if (Number(value) < min || Number(value) > max)
      throw new DomainError('out-of-range', { field, min, max });
  };

export const amount =
  (min: number, max: number): SettingCheck =>
  (value, field) => {
    if (!isDecimal(value)) throw invalid(field);
    if (decimal(value).lt(min) || decimal(value).gt(max))
      throw new DomainError('out-of-range', { field, min, max });
  };

export const oneOf =
  (...values: readonly string[]): SettingCheck =>
  (value, field) => {
    if (typeof value !== 'string' || !values.includes(value)) throw invalid(field);
  };

/** A list of exactly these, each checked on its own. */
export const tuple =
  (...checks: readonly SettingCheck[]): SettingCheck =>
  (value, field) => {
    if (!Array.isArray(value) || value.length !== checks.length) throw invalid(field);
    checks.forEach((check, at) => {
      check(value[at], field);
    });
  };

export const listOf =
  (check: SettingCheck): SettingCheck =>
  (value, field) => {
    if (!Array.isArray(value)) throw invalid(field);
    for (const each of value) check(each, field);
  };

export const text: SettingCheck = (value, field) => {
  if (typeof value !== 'string' || value === '') throw invalid(field);
};

/** Two whole percents, of which the second lies above the first. */
export const limits =
  (most: number): SettingCheck =>
  (value, field) => {
    tuple(whole(1, most), whole(1, most))(value, field);
    const [low, high] = value as [number, number];
    if (high <= low) throw new DomainError('out-of-range', { field, min: low + 1, max: most });
  };

/** `[[from, amount], …]`: an amount from a day on, each day once. */
export const dated: SettingCheck = (value, field) => {
  const day: SettingCheck = (from) => {
    if (typeof from !== 'string' || !isDay(from)) throw invalid(field);
  };
  listOf(tuple(day, amount(0, 99_999)))(value, field);
  const days = (value as [string, string][]).map(([from]) => from);
  if (new Set(days).size < days.length) throw invalid(field);
};

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A time of the day, at the latest `last`. */
export const clock =
  (last: string): SettingCheck =>
  (value, field) => {
    if (typeof value !== 'string' || !CLOCK.test(value)) throw invalid(field);
    if (value > last) throw new DomainError('out-of-range', { field, min: '00:00', max: last });
  };

/** Spans of a day in order, `08:00-12:00,13:00-17:30`; one may begin where the one before ends. */
export const spans: SettingCheck = (value, field) => {
  if (typeof value !== 'string') throw invalid(field);
  const edges = value.split(',').flatMap((span) => span.split('-'));
  const isRising = edges.every((edge, at) => {
    const before = edges[at - 1] ?? '';
    return CLOCK.test(edge) && (edge > before || (at % 2 === 0 && edge === before));
  });
  if (edges.length % 2 === 1 || !isRising) throw invalid(field);
};

/** `{A: [dhu, fpy], B: …, C: …}`: each letter allows more faults and asks for fewer good pieces. */
export const grades: SettingCheck = (value, field) => {
  const letters = ['A', 'B', 'C'] as const;
  if (typeof value !== 'object' || value === null) throw invalid(field);
  const limits = letters.map((letter) => (value as Record<string, unknown>)[letter]);
  limits.forEach((limit) => {
    tuple(amount(0, 100), amount(0, 100))(limit, field);
  });
  const pairs = limits as [number, number][];
  pairs.forEach(([dhu, fpy], at) => {
    const [stricterDhu, stricterFpy] = pairs[at - 1] ?? [];
    const level = letters[at] ?? '';
    const above = letters[at - 1] ?? '';
    if (stricterDhu !== undefined && decimal(dhu).lte(stricterDhu))
      throw new DomainError('grades-must-widen', {
        level,
        figure: 'DHU',
        than: { zh: `大于${above}级`, en: `above that of ${above}` },
      });
    if (stricterFpy !== undefined && decimal(fpy).gte(stricterFpy))
      throw new DomainError('grades-must-widen', {
        level,
        figure: { zh: '一次合格率', en: 'first-pass yield' },
        than: { zh: `小于${above}级`, en: `below that of ${above}` },
      });
  });
};

/** Overtime on weekdays, days of rest and holidays: not below what the law asks for. */
export const overtime: SettingCheck = (value, field) => {
  const least = [1.5, 2, 3];
  tuple(...least.map(() => amount(1, 10)))(value, field);
  const days = [
    { zh: '平日', en: 'weekdays' },
    { zh: '休息日', en: 'days of rest' },
    { zh: '法定假日', en: 'holidays' },
  ];
  (value as (string | number)[]).forEach((factor, at) => {
    const floor = least[at] ?? 1;
    const day = days[at] ?? field;
    if (decimal(factor).lt(floor))
      throw new DomainError('overtime-factor', { kind: day, least: floor });
  });
};

const MOST_ROLLS = 200;

/**
 * `[[12, '1.00'], [20, '1.05'], [null, '1.10']]`: rolls for a hundred plies up to which a factor counts; the
 * last step has no limit.
 */
export const difficulty: SettingCheck = (value, field) => {
  if (!Array.isArray(value) || value.length === 0) throw invalid(field);
  value.forEach((step, at) => {
    const isLast = at === value.length - 1;
    const open: SettingCheck = (limit) => {
      if (limit !== null) throw invalid(field);
    };
    tuple(isLast ? open : whole(1, MOST_ROLLS), amount(1, 3))(step, field);
  });
  const steps = value as [number | null, string][];
  const isRising = steps.every(([limit, factor], at) => {
    const [below, easier] = steps[at - 1] ?? [];
    return (
      (limit === null || limit > (below ?? 0)) && (!easier || decimal(factor).gte(decimal(easier)))
    );
  });
  if (!isRising) throw new DomainError('difficulty-steps', {});
};

const recordOf = (value: unknown, field: Bilingual): Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid(field);
  return value as Readonly<Record<string, unknown>>;
};

/** `{on, rates: {cutting, sewing, finishing}, cap}`: CNY a garment above the plan, at most `cap` a day. */
export const bonus: SettingCheck = (value, field) => {
  const { on, rates, cap } = recordOf(value, field);
  flag(on, field);
  const { cutting, sewing, finishing } = recordOf(rates, field);
  for (const rate of [cutting, sewing, finishing]) amount(0, 100)(rate, field);
  if (cap !== '') amount(0, 1_000_000)(cap, field);
};

/** `{on, volume, quiet}`: how loud the boards speak, and the spans of the day in which they are still. */
export const voice: SettingCheck = (value, field) => {
  const { on, volume, quiet } = recordOf(value, field);
  flag(on, field);
  whole(0, 100)(volume, field);
  if (quiet !== '') spans(quiet, field);
};
