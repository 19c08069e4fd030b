import type { Language } from '../operations.ts';
import { LOGIN_SCRIPT } from './login-script.ts';

const words = {
  'zh-CN': {
    title: '登录',
    username: '用户名',
    password: '密码',
    submit: '登录',
    capsLock: '大写锁定已打开',
    needUsername: '请输入用户名',
    needPassword: '请输入密码',
    failed: '请检查网络设置',
    other: 'English',
    otherCode: 'en',
    refused: '无法登录',
  },
  en: {
    title: 'Sign in',
    username: 'User name',
    password: 'Password',
    submit: 'Sign in',
    capsLock: 'Caps lock is on',
    needUsername: 'Enter your user name',
    needPassword: 'Enter your password',
    failed: 'Check the network',
    other: '中文',
    otherCode: 'zh-CN',
    refused: 'Sign-in is not possible',
  },
} as const satisfies Record<Language, Record<string, string>>;

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d9d9e0, #363a3f); --text: light-dark(#1c2024, #edeef0);
  --muted: light-dark(#60646c, #b0b4ba); --accent: #3e63dd; --bad: light-dark(#d13415, #ff977d);
  --warn: light-dark(#ab6400, #ffca16); --ground: light-dark(#f9f9fb, #111113); --panel: light-dark(#fff, #18191b); }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--ground); color: var(--text);
  font: 14px/1.5 system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif }
main { width: min(360px, calc(100vw - 32px)); padding: 32px; background: var(--panel); border: 1px solid var(--line); border-radius: 8px }
h1 { margin: 0 0 24px; font-size: 20px; font-weight: 600; display: flex; align-items: center; gap: 12px }
h1 img { width: 32px; height: 32px; object-fit: contain }
label { display: block; margin: 16px 0 4px; font-weight: 500 }
input { width: 100%; height: 40px; padding: 0 12px; border: 1px solid var(--line); border-radius: 4px; background: transparent; color: inherit; font: inherit }
input:focus-visible, button:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px }
button { width: 100%; height: 40px; margin-top: 24px; border: 0; border-radius: 4px; background: var(--accent); color: #fff; font: inherit; font-weight: 600; cursor: pointer }
button[disabled] { opacity: .6; cursor: default }
p { margin: 8px 0 0 } .error { color: var(--bad); min-height: 21px } .hint { color: var(--warn) }
footer { margin-top: 16px; text-align: right } a { color: var(--muted) }
[hidden] { display: none }
`;

export interface LoginPage {
  readonly nonce: string;
  readonly language: Language;
  readonly name: string;
  readonly logo: string | undefined;
  /** Checked address the browser goes back to. */
  readonly callback: string;
}

export function loginPage({ nonce, language, name, logo, callback }: LoginPage): string {
  const text = words[language];
  const other = `/login?callback=${encodeURIComponent(callback)}&lang=${text.otherCode}`;
  const settings = JSON.stringify({ callback, language, text }).replace(/</g, '\\u003c');
  return page(
    nonce,
    language,
    `${text.title} · ${name}`,
    `<h1>${logo ? `<img src="${html(logo)}" alt="">` : ''}${html(name)}</h1>
<form novalidate>
<label for="username">${text.username}</label>
<input id="username" name="username" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="64" autofocus>
<label for="password">${text.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password">
<p class="hint" id="caps" role="status" hidden>${text.capsLock}</p>
<p class="error" id="error" role="alert"></p>
<button>${text.submit}</button>
</form>
<footer><a href="${html(other)}" lang="${text.otherCode}">${text.other}</a></footer>
<script nonce="${nonce}">const settings = ${settings};\n${LOGIN_SCRIPT}</script>`,
  );
}

export function errorPage(nonce: string, language: Language, sentence: string): string {
  const { refused } = words[language];
  return page(
    nonce,
    language,
    refused,
    `<h1>${refused}</h1><p class="error">${html(sentence)}</p>`,
  );
}

const page = (nonce: string, language: Language, title: string, body: string) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(title)}</title><link rel="icon" href="data:,"><style nonce="${nonce}">${STYLE}</style></head>
<body><main>${body}</main></body></html>`;

const html = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
