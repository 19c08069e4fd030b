import { Alert } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';

/** Says to somebody whose menu is empty in a company what is missing, and who gives it. */
export function NoRightsBand({ company }: { readonly company: string }) {
  const t = useText();
  return (
    <Alert tone="warn">
      {t('您在“{company}”还没有岗位，所以菜单是空的。请公司管理员给您分配岗位，分配后立即可用。', {
        company,
      })}
    </Alert>
  );
}
