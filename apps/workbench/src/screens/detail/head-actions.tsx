import { Button, IconButton, Menu } from '@garment-mes/ui';
import { Ellipsis } from 'lucide-react';
import { useText } from '#app/i18n.ts';

/** What may be done with the record of a page. */
export interface HeadAction {
  readonly id: string;
  /** Collected with `msg`. */
  readonly label: string;
  readonly onSelect: () => void;
  /** Why it cannot be done now, a sentence. */
  readonly reason?: string | undefined;
  /** It is what comes next in this state: the first of these without a reason is the button of the page. */
  readonly next?: boolean;
  readonly danger?: boolean;
  /** Begins another group in the menu. */
  readonly separated?: boolean;
}

interface HeadActionsProps {
  /** All that the person has the right to. */
  readonly actions: readonly HeadAction[];
  /** None of them is the button: the page shows another, such as the one that saves. */
  readonly taken?: boolean;
}

/** One button for what comes next, the others behind ⋯ with the reasons why they wait. */
export function HeadActions({ actions, taken = false }: HeadActionsProps) {
  const t = useText();
  const first = taken
    ? undefined
    : actions.find(({ next, reason }) => next && reason === undefined);
  const others = actions.filter((action) => action !== first);
  return (
    <>
      {others.length > 0 && (
        <Menu
          align="end"
          trigger={<IconButton label={t('更多')} icon={<Ellipsis />} tip="bottom" />}
          items={others.map(({ next: _, ...action }) => ({ ...action, label: t(action.label) }))}
        />
      )}
      {first && (
        <Button variant={first.danger ? 'danger' : 'primary'} onClick={first.onSelect}>
          {t(first.label)}
        </Button>
      )}
    </>
  );
}
