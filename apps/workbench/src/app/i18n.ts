import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react';

declare const message: unique symbol;

/** A Chinese sentence that has a line in `locales/en.json`. */
export type Message = string & { readonly [message]: true };

/** Marks a sentence of a definition; its component renders it with `t`. */
export const msg = (text: string): Message => text as Message;

/** The sentence in the language of the page; `{name}` takes `values.name`. */
export const t = (text: string, values?: Record<string, unknown>): string =>
  // Business numbers and names pass through here as well; they have no line in a catalogue.
  text in i18n.messages ? i18n._(text, values) : text;

/** `t` for components: the caller is drawn again when the language changes. */
export function useText(): typeof t {
  useLingui();
  return t;
}

/** The two languages of the product, as the server knows them. */
export type Language = 'zh-CN' | 'en';

/** The language of the page. */
export const currentLanguage = (): Language => (i18n.locale === 'en' ? 'en' : 'zh-CN');

/** A pair of labels as the specs write them. */
export interface Labelled {
  readonly zh: string;
  readonly en: string;
}

/** Chooses between the labels of a spec. */
export const labelOf = (label: Labelled): string =>
  currentLanguage() === 'en' ? label.en : label.zh;
