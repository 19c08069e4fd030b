import type { Asked, Parameter } from './report-definition.ts';

/** The days or the month that a report was asked for, `2026-11-01 – 2026-11-23`; `undefined` when it was asked for none. */
export function daysText(
  parameters: readonly Parameter<Record<string, unknown>>[],
  asked: Asked,
): string | undefined {
  const month = parameters.find(({ kind }) => kind === 'month');
  const days = parameters.find((parameter) => parameter.kind === 'days');
  if (month && asked[month.param]) return asked[month.param];
  if (days === undefined) return undefined;
  const { [days.param]: from = '', [days.to]: to = '' } = asked;
  if (from === to) return from || undefined;
  return `${from} – ${to}`.trim();
}
