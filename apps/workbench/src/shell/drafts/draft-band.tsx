import { Alert, Button } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import type { useKeptDrafts } from './use-kept-drafts.ts';

/** Offers input that was not saved when the session ended or the page was left. */
export function DraftBand({ offered, takeBack, discard }: ReturnType<typeof useKeptDrafts>) {
  const t = useText();
  if (offered.length === 0) return null;
  const names = offered.map(({ tab }) => t(tab.title)).join(t('、'));
  return (
    <Alert
      tone="info"
      actions={
        <>
          <Button size="small" variant="primary" onClick={takeBack}>
            {t('恢复')}
          </Button>
          <Button size="small" variant="plain" onClick={discard}>
            {t('丢弃')}
          </Button>
        </>
      }
    >
      {t('上次离开时有未保存的内容：{names}', { names })}
    </Alert>
  );
}
