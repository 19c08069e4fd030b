import { Button } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import { setAppearance, useAppearance } from '../../../appearance.ts';

/** The other language, on a page that has no header. */
export function LanguageSwitch() {
  const t = useText();
  const { language } = useAppearance();
  return (
    <Button
      variant="plain"
      onClick={() => setAppearance({ language: language === 'en' ? 'zh-CN' : 'en' })}
    >
      {language === 'en' ? t('切换为中文') : t('切换为英文')}
    </Button>
  );
}
