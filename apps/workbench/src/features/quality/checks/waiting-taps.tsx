import { Alert, Button } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { waitingTaps } from './use-taps.ts';

interface WaitingTapsProps {
  readonly finals: boolean;
  readonly onOpen: (id: string) => void;
}

/** Records that were left with taps which did not arrive. */
export function WaitingTaps({ finals, onOpen }: WaitingTapsProps) {
  const t = useText();
  const workbench = useWorkbench();
  return waitingTaps(workbench, finals).map(({ id, checkNo }) => (
    <Alert
      key={id}
      tone="warn"
      actions={
        <Button size="small" variant="primary" onClick={() => onOpen(id)}>
          {t('打开')}
        </Button>
      }
    >
      {t('{checkNo} 有没送出的点击', { checkNo })}
    </Alert>
  ));
}
