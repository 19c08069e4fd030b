import { sectionName } from '@garment-mes/domain/orders';
import { refusalText } from '@garment-mes/domain/refusals';
import { checkStyleApproval } from '@garment-mes/domain/styles';
import { currentLanguage } from '#app/i18n.ts';
import type { ProcessRow } from './style-draft.ts';

/** A cell of the operations. */
export interface ProcessSpot {
  readonly row: string;
  readonly column: string;
}

/** Why a style cannot be approved, and where to correct it. */
interface ApprovalIssue {
  readonly text: string;
  readonly spot: ProcessSpot | undefined;
}

type Found = ReturnType<typeof checkStyleApproval>[number];

/** Everything an approval would be refused for, by the rules the service tests. A rate that is not shown is not tested. */
export const approvalIssues = (rows: readonly ProcessRow[]): readonly ApprovalIssue[] =>
  checkStyleApproval(rows.map((row) => ({ ...row, price: row.price ?? '0' }))).map((found) => ({
    text: refusalText(found, currentLanguage()),
    spot: spotOf(rows, found),
  }));

function spotOf(rows: readonly ProcessRow[], { field, params }: Found): ProcessSpot | undefined {
  const at = (row: ProcessRow | undefined, column: string) => row && { row: row.id, column };
  const [, index, column] = field.split('.');
  if (index !== undefined && column !== undefined) return at(rows[Number(index)], column);
  if ('seqNo' in params)
    return at(
      rows.findLast(({ seqNo }) => seqNo === params.seqNo),
      'seqNo',
    );
  if (!('section' in params)) return undefined;
  const own = rows.filter(({ section }) => sectionName[section] === params.section);
  return at(own.findLast(({ isOutput }) => isOutput === 1) ?? own.at(-1), 'isOutput');
}
