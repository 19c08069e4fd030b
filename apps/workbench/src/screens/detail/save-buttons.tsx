import { Button } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';

interface SaveButtonsProps {
  readonly editing: {
    readonly isFaulty: boolean;
    readonly pending: boolean;
    readonly save: () => Promise<unknown>;
    readonly reset: () => void;
  };
}

/** What is typed on a page is kept or taken back: while there is something, nothing else comes first. */
export function SaveButtons({ editing: { isFaulty, pending, save, reset } }: SaveButtonsProps) {
  const t = useText();
  return (
    <>
      <Button disabled={pending} onClick={reset}>
        {t('撤销修改')}
      </Button>
      <Button variant="primary" pending={pending} disabled={isFaulty} onClick={() => void save()}>
        {t('保存')}
      </Button>
    </>
  );
}
