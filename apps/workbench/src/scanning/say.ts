import { currentLanguage } from '#app/i18n.ts';

/** Says a sentence in the language of the page instead of the one before it; silent where nothing can speak. */
export function say(text: string): void {
  if (typeof speechSynthesis === 'undefined') return;
  const sentence = new SpeechSynthesisUtterance(text);
  sentence.lang = currentLanguage();
  speechSynthesis.cancel();
  speechSynthesis.speak(sentence);
}
