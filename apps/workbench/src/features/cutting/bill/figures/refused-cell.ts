import type { BedDraft } from '../draft/draft.ts';
import { type BillIssue, cellName } from './bill-issues.ts';

/**
 * The cell a refusal of the server is about: the first finding whose words it has, else the roll or the
 * colour it names. `undefined` when it names nothing of the bill.
 */
export function refusedCell(
  text: string,
  draft: BedDraft,
  issues: readonly BillIssue[],
): string | undefined {
  const same = issues.find((issue) => text.includes(issue.text));
  if (same) return same.cell;
  const roll = draft.rolls.find(({ rollNo }) => names(text, rollNo));
  if (roll) return cellName('rolls', roll.key, 'plies');
  const color = draft.colors.find(({ colorName }) => colorName !== '' && text.includes(colorName));
  return color && cellName('colors', color.key, 'plies');
}

/** Whether a refusal says anything that no finding of the bill says already; it may name several cells. */
export const saysMore = (refusal: string, issues: readonly BillIssue[]): boolean =>
  !issues.some(({ text }) => text === refusal) &&
  refusal.split(/[；;] ?/).some((part) => !issues.some(({ text }) => text === part));

/** Whether a text names a number as such, not as the beginning of a longer one. */
function names(text: string, number: string): boolean {
  const at = text.indexOf(number);
  return at >= 0 && !/[0-9A-Za-z]/.test(text.charAt(at + number.length));
}
