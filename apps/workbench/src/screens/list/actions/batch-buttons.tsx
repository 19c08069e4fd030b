import { Button } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import type { NamedAction } from '../list-definition.ts';

/** What is done with all chosen rows in one go; a button waits until each of them allows it. */
export function BatchButtons<Row>(props: {
  readonly actions: readonly NamedAction<Row>[];
  readonly chosen: readonly Row[];
  readonly start: (action: NamedAction<Row>, rows: readonly Row[]) => void;
}) {
  const t = useText();
  const { actions, chosen, start } = props;
  const { userId } = useWorkbench();
  return actions.map((action) => (
    <Button
      key={action.name}
      size="small"
      disabled={chosen.length === 0 || !chosen.every((row) => action.when?.(row, userId) ?? true)}
      onClick={() => start(action, chosen)}
    >
      {t(action.label)}
    </Button>
  ));
}
