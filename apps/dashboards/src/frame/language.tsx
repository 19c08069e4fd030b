import { createContext, use } from 'react';
import { type Language, type TextKey, text } from '../texts.ts';

const LanguageContext = createContext<Language>('zh-CN');

export const LanguageProvider = LanguageContext.Provider;

export const useLanguage = (): Language => use(LanguageContext);

/** The sentence writer of the board's language. */
export function useText(): (
  key: TextKey,
  values?: Readonly<Record<string, string | number>>,
) => string {
  const language = use(LanguageContext);
  return (key, values) => text(language, key, values);
}
