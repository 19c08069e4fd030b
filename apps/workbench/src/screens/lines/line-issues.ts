import type { Line, LinesSpec } from './line-values.ts';
import { placesSent } from './line-values.ts';

/** What is wrong with which cell, by the id of the line and the field. */
export type CellTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Sentences by path, `points.2.pct`, as sentences by cell. Places count the lines that are sent.
 *
 * @param field name of the lines in the body
 */
export function cellTexts(
  spec: LinesSpec,
  field: string,
  lines: readonly Line[],
  issues: ReadonlyMap<string, string>,
): CellTexts {
  const sent = placesSent(spec, lines);
  const texts: Record<string, Record<string, string>> = {};
  for (const [path, text] of issues) {
    const [name, place, cell = spec.rows[0] ?? ''] = path.split('.');
    const line =
      name === field && place !== undefined ? lines[sent[Number(place)] ?? -1] : undefined;
    if (line !== undefined) texts[line.id] = { [cell]: text, ...texts[line.id] };
  }
  return texts;
}
