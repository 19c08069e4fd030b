import type { UiLabels } from '@garment-mes/ui';
import { i18n } from '@lingui/core';
import type { Language } from '#app/i18n.ts';

const catalogs = {
  'zh-CN': async () => (await import('./locales/en.json?zh')).messages,
  async en() {
    const [{ messages }, { titles }] = await Promise.all([
      import('./locales/en.json?en'),
      import('./locales/titles.ts'),
    ]);
    return { ...messages, ...titles };
  },
};

/**
 * Loads the sentences of a language and turns the page over to it, without remounting anything.
 * @returns the words of the kit; none for Chinese, which it speaks by itself
 */
export async function speak(language: Language): Promise<Partial<UiLabels>> {
  const messages = await catalogs[language]();
  const words = language === 'en' ? (await import('./locales/ui-en.ts')).uiWords : {};
  i18n.loadAndActivate({ locale: language, messages });
  return words;
}
