import { listedPasswords } from '@garment-mes/domain/people';
import type { Language } from '../operations.ts';
import { html, page, settingsOf } from '../sign-in/login-page.html.ts';
import { MD5_SCRIPT } from '../sign-in/login-script.ts';
import { DRAW_SCRIPT } from '../sign-in/qr-script.ts';
import { SHA256_SCRIPT } from '../sign-in/sha256-script.ts';
import { PASSWORD_RULE_SCRIPT, SETUP_SCRIPT } from './setup-script.ts';
import { setupWords } from './setup-words.ts';

type Word = keyof (typeof setupWords)['en'];

interface Input {
  readonly name: Word;
  readonly hint?: Word;
  readonly optional?: true;
  /** Further attributes. */
  readonly as: string;
}

const INPUTS: readonly Input[] = [
  { name: 'name', as: 'maxlength="128" autocomplete="organization" autofocus' },
  {
    name: 'code',
    hint: 'codeHint',
    as: 'maxlength="4" autocapitalize="characters" autocomplete="off"',
  },
  { name: 'admin', as: 'maxlength="64" autocomplete="name"' },
  { name: 'phone', as: 'type="tel" maxlength="20" autocomplete="tel"' },
  {
    ...{ name: 'username', hint: 'usernameHint', optional: true },
    as: 'maxlength="64" autocapitalize="none" spellcheck="false" autocomplete="username"',
  },
  { name: 'password', hint: 'passwordHint', as: 'type="password" autocomplete="new-password"' },
  { name: 'again', as: 'type="password" autocomplete="new-password"' },
];

/** The page of the first company, in one language and with the words of both. */
export function setupPage(nonce: string, language: Language, platform: string): string {
  const text = setupWords[language];
  const word = (name: Word) => `data-text="${name}">${html(text[name])}`;
  const input = ({ name, hint, optional, as }: Input) => `<div class="field">
<label for="${name}"><span ${word(name)}</span>${optional ? '' : '<b aria-hidden="true"> *</b>'}</label>
<input id="${name}" name="${name}" ${as}${optional ? '' : ' required'} aria-describedby="${hint ? `${name}-hint ` : ''}${name}-fault">
${hint ? `<p class="small" id="${name}-hint" ${word(hint)}</p>` : ''}<p class="error" id="${name}-fault"></p>
</div>`;
  const settings = settingsOf({ language, words: setupWords, listed: [...listedPasswords()] });
  return page(
    nonce,
    language,
    `${text.title} · ${platform}`,
    `<h1 ${word('title')}</h1>
<p id="state" role="status" ${word('checking')}</p>
<form novalidate hidden>
<p class="small" ${word('intro')}</p>
${INPUTS.map(input).join('\n')}
<p class="error" id="error" role="alert"></p>
<button ${word('submit')}</button>
</form>
<button type="button" id="retry" class="plain" hidden ${word('retry')}</button>
<button type="button" id="sign-in" hidden ${word('signIn')}</button>
<footer><button type="button" id="other" class="link">${text.other}</button></footer>
<script nonce="${nonce}">const settings = ${settings};\n${MD5_SCRIPT}${SHA256_SCRIPT}\n${DRAW_SCRIPT}${PASSWORD_RULE_SCRIPT}${SETUP_SCRIPT}</script>`,
    { style: STYLE },
  );
}

const STYLE = `
main { width: min(680px, calc(100vw - 32px)); margin: 16px 0; padding: 24px 32px }
form:not([hidden]) { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr)); gap: 0 24px }
form > :not(.field), .field:first-of-type { grid-column: 1 / -1 } #error { min-height: 0 } h1 { margin-bottom: 8px }
label { margin: 12px 0 4px } label b { color: var(--bad); font-weight: 500 }
.small { margin: 4px 0 0; color: var(--muted); font-size: 13px }
.field .error { margin: 0; min-height: 0; font-size: 13px } input[aria-invalid=true] { border-color: var(--bad) }
.link { width: auto; height: auto; margin: 0; padding: 0; background: none; color: var(--muted); text-decoration: underline; font-weight: 400 }
`;
