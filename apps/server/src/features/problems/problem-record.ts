import type { ProblemStatus } from '@garment-mes/domain/states';
import type { Message, ProblemCode } from '../../messages/message-texts.ts';
import type { RecordKind } from '../../records/claim-record.sql.ts';

/** How sentences and compare-and-set know a problem of the floor. */
export const problemKind: RecordKind = {
  table: 'mes2.problem_log',
  no: 'log_no',
  what: { zh: '问题', en: 'Problem' },
};

export interface ProblemRecord {
  readonly id: string;
  readonly logNo: string | null;
  readonly problemName: string | null;
  /** Of a problem that the service opened itself. */
  readonly messages: { readonly name: Message<ProblemCode> } | null;
  readonly deptId: string;
  readonly reportBy: string | null;
  readonly reportDate: string;
  readonly responderId: string | null;
  readonly resolveDate: string | null;
  readonly images: readonly string[] | null;
  readonly status: ProblemStatus;
}
