import { formatFixed, NO_FIGURE } from '@garment-mes/domain/formats';
import { Menu } from '@garment-mes/ui';
import { createContext, memo, use } from 'react';
import { useText } from '#app/i18n.ts';
import { useTyping } from '../bill-context.ts';
import type { RollFigures } from '../figures/roll-figures.ts';
import grid from '../grid.module.css';

/** What of a roll is unaccounted for: even in green, otherwise by word, sign and a way to book it. */
export function DifferenceCell({ roll }: { readonly roll: RollFigures | undefined }) {
  const t = useText();
  const { readOnly } = useTyping();
  const difference = roll?.difference;
  if (roll === undefined || difference === undefined)
    return <span className={grid.none}>{NO_FIGURE}</span>;
  if (roll.balanced)
    return (
      <span className={grid.diff} data-state="even">
        {t('平')}
      </span>
    );

  const size = formatFixed(difference.abs().toString(), 2);
  const words = difference.isNegative() ? t('少 {size}', { size }) : t('多 {size}', { size });
  if (readOnly)
    return (
      <span className={grid.diff} data-state="off">
        {words}
      </span>
    );
  return (
    <OffBy value={words}>
      <BookIt rollKey={roll.key} />
    </OffBy>
  );
}

// While the marker is typed every roll is off by another length with each key. The words change then,
// the menus around them need not.
const OffBy = createContext('');
const Words = () => <span className={grid.still}>{use(OffBy)}</span>;

/** Books what is unaccounted for. */
const BookIt = memo(({ rollKey }: { readonly rollKey: string }) => {
  const t = useText();
  const { change } = useTyping();
  return (
    <Menu
      trigger={
        <button type="button" className={grid.diff} data-state="off">
          <Words />
        </button>
      }
      items={(['remnantLen', 'returnLen'] as const).map((into) => ({
        id: into,
        label: into === 'remnantLen' ? t('差额记入余布') : t('差额记入退回'),
        onSelect: () => change({ type: 'roll.settled', key: rollKey, into }),
      }))}
    />
  );
});
