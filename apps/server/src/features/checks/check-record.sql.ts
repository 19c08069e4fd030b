import type { CheckRecordStatus } from '@garment-mes/domain/states';
import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import type { RecordKind } from '../../records/claim-record.sql.ts';

export type CheckType = BodyOf<'createCheckRecord'>['checkType'];
/** 0 pending, 1 pass, 2 fail, 3 accepted by concession. */
export type CheckResult = 0 | 1 | 2 | 3;

export const CheckKind = {
  firstPiece: 1,
  inline: 2,
  endLine: 3,
  finishing: 4,
  final: 5,
  fabric: 6,
  panels: 7,
} as const satisfies Record<string, CheckType>;

export const checkKind: RecordKind = {
  table: 'mes2.qc_check_record',
  no: 'check_no',
  what: { zh: '质检单', en: 'Check record' },
};

/** A check record as it is stored. */
export interface CheckRecord {
  readonly id: string;
  readonly version: number;
  readonly checkNo: string;
  readonly checkType: CheckType;
  readonly orderId: string;
  readonly shipmentId: string | null;
  readonly bundleId: string | null;
  readonly lineDeptId: string | null;
  /** `YYYY-MM-DD`, the factory day on which the check began. */
  readonly workDate: string;
  readonly inspectorId: string;
  readonly lotNum: number | null;
  readonly sampleNum: number | null;
  readonly checkNum: number;
  readonly passNum: number;
  readonly reworkNum: number;
  readonly secondNum: number;
  readonly scrapNum: number;
  readonly defectNum: number;
  readonly criticalNum: number;
  readonly majorNum: number;
  readonly minorNum: number;
  readonly status: CheckRecordStatus;
  readonly result: CheckResult;
  readonly parentId: string | null;
  readonly round: number;
  readonly images: readonly string[] | null;
}

/** A record as it stands, not locked: what names the locks that are taken next. */
export const checkRecordOf = (tx: Tx, { companyId }: Actor, id: string) =>
  tx.one<CheckRecord>(sql`
    select * from mes2.qc_check_record where company_id = ${companyId} and id = ${id} and del_flag = '0'`);
