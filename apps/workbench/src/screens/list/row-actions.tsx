import { Button, IconButton, Menu } from '@garment-mes/ui';
import { Ellipsis } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useText } from '#app/i18n.ts';
import { awaitsScreen } from '#app/routes.ts';
import { actionsOn, type List, type NamedAction } from './list-definition.ts';
import styles from './list-screen.module.css';
import { useGranted } from './use-list-actions.tsx';

/** Words shown in a row; the rest is under 更多. */
const WORDS = 3;
/** Pixels the column of actions has for them, and what the button of the menu takes. */
const ROOM = 160;
const MENU = 28;

/** Pixels a word takes as a plain small button. */
const widthOf = (words: string): number =>
  Array.from(words, (letter) => (letter > '\u2e7f' ? 13 : 7.2)).reduce(
    (sum, each) => sum + each,
    18,
  );

/** How many of the words fit side by side; English ones are longer than Chinese ones. */
function fitting(labels: readonly string[]): number {
  const all = labels.reduce((sum, label) => sum + widthOf(label), 0);
  if (labels.length <= WORDS && all <= ROOM) return labels.length;
  let [count, used] = [0, MENU];
  for (const label of labels.slice(0, WORDS - 1)) {
    used += widthOf(label);
    if (used > ROOM && count > 0) break;
    count += 1;
  }
  return count;
}

/** What may be done with one row: three words at most, the rest in a menu. */
export function RowActions<Row>({
  list,
  row,
  start,
}: {
  readonly list: List<Row>;
  readonly row: Row;
  readonly start: (action: NamedAction<Row>, rows: readonly Row[]) => void;
}) {
  const t = useText();
  const granted = useGranted();
  const offered = actionsOn(list, 'row').filter(
    (action) =>
      granted(action) &&
      (action.when?.(row) ?? true) &&
      !(action.to && awaitsScreen(action.to(row))),
  );
  const words = fitting(offered.map(({ label }) => t(label)));
  const rest = offered.slice(words);
  const stay = (event: MouseEvent) => event.stopPropagation();

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps a press on a word from opening the row.
    <span className={styles.rowActions} onDoubleClick={stay}>
      {offered.slice(0, words).map((action) => (
        <Button key={action.name} variant="plain" size="small" onClick={() => start(action, [row])}>
          {t(action.label)}
        </Button>
      ))}
      {rest.length > 0 && (
        <Menu
          align="end"
          trigger={<IconButton label={t('更多')} size="small" tip="none" icon={<Ellipsis />} />}
          items={rest.map((action) => ({
            id: action.name,
            label: t(action.label),
            danger: action.danger,
            onSelect: () => start(action, [row]),
          }))}
        />
      )}
    </span>
  );
}
