import { Button, IconButton, Menu } from '@garment-mes/ui';
import { Ellipsis } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useText } from '#app/i18n.ts';
import { awaitsScreen } from '#app/routes.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { actionsOn, type List, type NamedAction } from '#screens/list/list-definition.ts';
import styles from '#screens/list/list-screen.module.css';
import { wordsInRow } from './action-words.ts';
import { useGranted } from './use-list-actions.tsx';

/** The actions of a row that are offered: those the person has the right to, that fit the row and lead to a screen. */
export const offeredActions = <Row,>(
  list: List<Row>,
  row: Row,
  granted: ReturnType<typeof useGranted>,
  userId: string,
): readonly NamedAction<Row>[] =>
  actionsOn(list, 'row').filter(
    (action) =>
      granted(action) &&
      (action.when?.(row, userId) ?? true) &&
      !(action.to && awaitsScreen(action.to(row))),
  );

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
  const { userId } = useWorkbench();
  const offered = offeredActions(list, row, granted, userId);
  const words = wordsInRow(offered.map(({ label }) => t(label)));
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
