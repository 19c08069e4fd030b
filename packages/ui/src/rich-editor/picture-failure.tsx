import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { useLabels } from '../ui-provider/ui-context.ts';
import type { usePictures } from './use-pictures.ts';

type Pictures = ReturnType<typeof usePictures>;

/** Why a picture is not in the text, and another try where one can help. */
export function PictureFailure({
  failure: { words, file },
  take,
  forget,
}: Pick<Pictures, 'take' | 'forget'> & { failure: NonNullable<Pictures['failure']> }) {
  const labels = useLabels();
  return (
    <Alert
      tone="bad"
      actions={
        <>
          {file !== undefined && (
            <Button size="small" onClick={() => take([file])}>
              {labels.retry}
            </Button>
          )}
          <Button size="small" variant="plain" onClick={forget}>
            {labels.close}
          </Button>
        </>
      }
    >
      {words}
    </Alert>
  );
}
