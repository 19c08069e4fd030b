import { i18n } from '@lingui/core';
import type { Language } from '#kit/i18n.ts';

const catalogs = {
  'zh-CN': () => import('./locales/zh.po'),
  en: () => import('./locales/en.po'),
};

/** Loads the sentences of a language and turns the page over to it, without remounting anything. */
export async function speak(language: Language): Promise<void> {
  const { messages } = await catalogs[language]();
  i18n.loadAndActivate({ locale: language, messages });
  document.documentElement.lang = language;
}
