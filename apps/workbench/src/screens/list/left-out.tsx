import { formatNumber } from '@garment-mes/domain/formats';
import { Alert } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';

/** Says that a table without paging begins a longer list; nothing where it shows all of it. */
export function LeftOut({ total, shown }: { readonly total: number; readonly shown: number }) {
  const t = useText();
  if (total <= shown) return null;
  return (
    <Alert>
      {t('共 {total} 条，只列出前 {count} 条', {
        total: formatNumber(total),
        count: formatNumber(shown),
      })}
    </Alert>
  );
}
