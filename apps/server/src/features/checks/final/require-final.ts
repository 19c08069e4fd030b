import { DomainError } from '@garment-mes/domain/refusals';
import { CheckKind, type CheckRecord } from '../check-record.sql.ts';

/** @throws {DomainError} `final-only` for a check of another kind */
export function requireFinal({ checkType, checkNo }: CheckRecord): void {
  if (checkType !== CheckKind.final) throw new DomainError('final-only', { checkNo });
}
