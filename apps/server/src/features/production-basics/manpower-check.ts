import { decimal } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';

export interface Counted {
  readonly presentNum: number;
  readonly absentNum?: number | null | undefined;
  readonly lentInNum?: number | null | undefined;
  readonly lentInDeptId?: string | null | undefined;
  readonly lentOutNum?: number | null | undefined;
  readonly lentOutDeptId?: string | null | undefined;
  readonly attendMin: string;
  readonly otMin?: string | null | undefined;
  readonly helperNum?: number | null | undefined;
  readonly leaderNum?: number | null | undefined;
}

const present = { zh: '出勤', en: 'those present' };

/**
 * A line's people of a day as they are stored. Present counts the line's own people, also those lent
 * out; absent is the rest of the roll unless it was said.
 *
 * @throws {DomainError} `present-over-roll`, `roll-sum`, `part-over-whole`, `lending-line`
 */
export function countedPeople(row: Counted, roll: number) {
  const { presentNum, lentInDeptId = null, lentOutDeptId = null } = row;
  if (presentNum > roll) throw new DomainError('present-over-roll', { present: presentNum, roll });
  const absentNum = row.absentNum ?? roll - presentNum;
  if (presentNum + absentNum !== roll)
    throw new DomainError('roll-sum', { present: presentNum, absent: absentNum, roll });
  const parts = {
    lentOutNum: row.lentOutNum ?? 0,
    helperNum: row.helperNum ?? 0,
    leaderNum: row.leaderNum ?? 0,
  };
  requirePart(parts.lentOutNum, presentNum, { zh: '借出', en: 'those lent out' });
  requirePart(parts.helperNum, presentNum, { zh: '辅工', en: 'helpers' });
  requirePart(parts.leaderNum, presentNum, { zh: '组长', en: 'leaders' });
  const lentInNum = row.lentInNum ?? 0;
  if (lentInNum > 0 && lentInDeptId === null)
    throw new DomainError('lending-line', {
      field: { zh: '来源产线', en: 'the line they came from' },
    });
  if (parts.lentOutNum > 0 && lentOutDeptId === null)
    throw new DomainError('lending-line', {
      field: { zh: '去向产线', en: 'the line they went to' },
    });
  return {
    rollNum: roll,
    presentNum,
    absentNum,
    lentInNum,
    lentInDeptId,
    lentOutDeptId,
    ...parts,
    attendMin: decimal(row.attendMin).toFixed(2),
    otMin: decimal(row.otMin ?? 0).toFixed(2),
  };
}

function requirePart(part: number, whole: number, name: { zh: string; en: string }): void {
  if (part > whole) throw new DomainError('part-over-whole', { part: name, whole: present });
}
