import { DomainError } from '@garment-mes/domain/refusals';
import type { Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Call } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { changeInWords } from '../../records/record-changes.ts';
import { styleChanges } from './style-changes.ts';
import { styleDetail } from './style-detail.ts';

type Comparison = DataOf<'compareStyles'>;

/** What differs between two styles; rates only for those who may see them. */
export async function compareStyles(
  tx: Tx,
  actor: Actor & Pick<Call<'compareStyles'>, 'language'>,
  { leftId, rightId }: { readonly leftId: string; readonly rightId: string },
): Promise<Comparison> {
  if (leftId === rightId) throw new DomainError('invalid-value', { field: '款式' });
  const left = await styleDetail(tx, actor, leftId);
  const right = await styleDetail(tx, actor, rightId);
  return {
    leftId,
    rightId,
    // Which two are compared is known.
    differences: styleChanges(left, right)
      .filter(({ field }) => field !== 'styleNo')
      .map((change) => {
        const { area, label, field, fromText, toText } = changeInWords(change, actor.language);
        return { area, label, field, leftText: fromText, rightText: toText };
      }),
  };
}
