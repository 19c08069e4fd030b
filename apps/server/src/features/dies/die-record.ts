import type { Bilingual } from '@garment-mes/domain/refusals';
import type { DieStatus } from '@garment-mes/domain/states';
import type { Tx } from '../../database/engine.ts';
import type { Services } from '../../operations.ts';
import type { RecordKind } from '../../records/claim-record.sql.ts';

export const dieRecord: RecordKind = {
  table: 'mes2.cutting_die',
  no: 'mold_no',
  what: { zh: '刀模', en: 'Die' },
};

export interface Die {
  readonly id: string;
  readonly version: number;
  readonly moldNo: string;
  readonly lifeNum: number;
  readonly usedNum: number;
  readonly sharpenNum: number;
  readonly status: DieStatus;
  /** Styles it is made for; of any style when empty. */
  readonly styleNos: readonly string[];
}

/** Logs what happened to a die, with the strokes it had then, and publishes the change. */
export async function recordDie(
  { audit, publish }: Services,
  tx: Tx,
  die: Pick<Die, 'id' | 'usedNum'>,
  entry: {
    readonly action: string;
    readonly from?: number;
    readonly to?: number;
    readonly reason?: string | null | undefined;
    readonly orderNo?: string | undefined;
    readonly bedLabel?: string | undefined;
    /** Strokes it made now; less than none where they are taken back. */
    readonly strokeNum?: number | undefined;
  },
): Promise<void> {
  const { reason, orderNo, bedLabel, strokeNum, ...rest } = entry;
  const note = (field: string, title: Bilingual, toText: string) => ({
    field,
    title,
    fromText: null,
    toText,
  });
  const diff = [
    note('usedNum', { zh: '已用次数', en: 'Used' }, String(die.usedNum)),
    ...(strokeNum === undefined
      ? []
      : [note('strokeNum', { zh: '本次次数', en: 'Strokes' }, String(strokeNum))]),
    ...(orderNo === undefined ? [] : [note('orderNo', { zh: '订单号', en: 'Order no.' }, orderNo)]),
    ...(bedLabel === undefined ? [] : [note('bedLabel', { zh: '床次', en: 'Bed' }, bedLabel)]),
  ];
  const why = reason ? { reason } : {};
  await audit(tx, { bizType: 'die', bizId: die.id, ...rest, ...why, diff });
  await publish(tx, { topic: 'knifeMold', keys: [die.id] });
}
