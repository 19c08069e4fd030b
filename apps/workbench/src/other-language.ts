import { type Language, useText } from '#app/i18n.ts';
import { setAppearance, useAppearance } from './appearance.ts';

/** The other language, in words of both: who reads that one alone has to find it. */
export function useOtherLanguage() {
  const t = useText();
  const { language } = useAppearance();
  const other: Language = language === 'en' ? 'zh-CN' : 'en';
  const [code] = other.split('-') as [string];
  const ownName = new Intl.DisplayNames([other], { type: 'language' }).of(code) ?? '';
  return {
    label: `${other === 'en' ? t('切换为英文') : t('切换为中文')} ${ownName}`,
    choose: () => setAppearance({ language: other }),
  };
}
