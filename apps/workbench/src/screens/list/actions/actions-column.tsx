import type { DataColumn } from '@garment-mes/ui';
import { useMemo } from 'react';
import { currentLanguage, t } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { actionsOn, type List, type NamedAction } from '#screens/list/list-definition.ts';
import { wordsRoom } from './action-words.ts';
import { offeredActions, RowActions } from './row-actions.tsx';
import { useGranted } from './use-list-actions.tsx';

/**
 * The last column of a list: what may be done with each row, as wide as the words in the language of the page need.
 * `undefined` for those who may do nothing.
 */
export function useActionsColumn<Row>(
  list: List<Row>,
  start: (action: NamedAction<Row>, rows: readonly Row[]) => void,
): DataColumn<Row> | undefined {
  const granted = useGranted();
  const { userId } = useWorkbench();
  const language = currentLanguage();
  return useMemo(() => {
    if (!actionsOn(list, 'row').some(granted)) return undefined;
    return {
      id: 'actions',
      header: t('操作'),
      cell: (row) => <RowActions list={list} row={row} start={start} />,
      text: () => '',
      room: (row) =>
        wordsRoom(offeredActions(list, row, granted, userId).map(({ label }) => t(label))),
      align: 'end',
      pin: 'end',
      fixed: true,
    };
    // Words are those of the language.
  }, [granted, language, list, start, userId]);
}
