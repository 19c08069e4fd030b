import { Button } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { offeredActions } from '#screens/list/actions/row-actions.tsx';
import { useActions, useGranted } from '#screens/list/actions/use-list-actions.tsx';
import type { List } from '#screens/list/list-definition.ts';

interface RowButtonsProps<Row> {
  readonly list: Pick<List<Row>, 'actions' | 'nameOf'>;
  readonly row: Row;
  /** Takes an action into the page's own hands by `true`, such as one that opens a form. */
  readonly take?: (name: string, rows: readonly Row[]) => boolean;
  /** In the cell of a table they are drawn as the words of a row: larger ones would be cut off. */
  readonly inCell?: boolean;
}

/** How an action looks in a cell. */
const WORD = { variant: 'plain', size: 'small' } as const;

/** What may be done with the one record of a page, as buttons: by its state and by the person's rights. */
export function RowButtons<Row extends object>({ list, row, take, inCell }: RowButtonsProps<Row>) {
  const t = useText();
  const granted = useGranted();
  const { userId } = useWorkbench();
  const { start, dialogs } = useActions<Row>({ nameOf: list.nameOf, take });
  return (
    <>
      {offeredActions(list as List<Row>, row, granted, userId).map((action) => (
        <Button
          key={action.name}
          {...(inCell ? WORD : {})}
          {...(!inCell && action.danger ? { variant: 'danger' as const } : {})}
          {...(!inCell && action.primary ? { variant: 'primary' as const } : {})}
          onClick={() => start(action, [row])}
        >
          {t(action.label)}
        </Button>
      ))}
      {dialogs}
    </>
  );
}
