import type { DemoSignIns } from '../demo-once.ts';
import type { Language } from '../operations.ts';
import { LOGIN_SCRIPT, MD5_SCRIPT, THEME_SCRIPT } from './login-script.ts';
import { CONFIRM_SCRIPT, DRAW_SCRIPT, WAITING_SCRIPT } from './qr-script.ts';
import { SHA256_SCRIPT } from './sha256-script.ts';

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
    unkept:
      '浏览器禁止本站保存 Cookie 和网站数据，登录后会立即失效。请在浏览器设置中允许，然后刷新本页。',
    unasked: '地址中的登录码不是在本页申请的，已忽略',
    spent: '登录失败，请重新登录',
    other: 'English',
    otherCode: 'en',
    refused: '无法登录',
    byAccount: '账号登录',
    byPhone: '扫码登录',
    picture: '登录二维码',
    scan: '请用已登录的手机扫码，并在手机上确认',
    expired: '二维码已失效',
    again: '刷新二维码',
    confirmTitle: '登录电脑端',
    confirmWho: '以下账号将登录电脑端：',
    confirmCare: '请确认电脑就在您面前。不是您本人操作时请取消。',
    confirm: '确认登录',
    cancel: '取消',
    confirmed: '已确认，电脑端正在登录',
    cancelled: '已取消',
    what: '从订单、裁床、产线到工资，服装工厂每天的生产都在这里。',
    theme: '外观',
    themes: { auto: '跟随系统', light: '浅色', dark: '深色' },
    demo: '演示账号',
    demoHint: '这是演示数据。按一下填入账号和密码，再登录。',
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
    unkept:
      'The browser does not let this site keep cookies and site data: a sign-in would be lost at once. Allow it in the settings of the browser and load this page again.',
    unasked: 'The sign-in code in the address was not asked for by this page and was ignored',
    spent: 'Sign-in failed, please try again',
    other: '中文',
    otherCode: 'zh-CN',
    refused: 'Sign-in is not possible',
    byAccount: 'Password',
    byPhone: 'Phone',
    picture: 'Sign-in code',
    scan: 'Scan with a phone that is signed in, and confirm there',
    expired: 'The code has run out',
    again: 'New code',
    confirmTitle: 'Sign in on a computer',
    confirmWho: 'This account will be signed in on the computer:',
    confirmCare: 'Be sure that the computer is in front of you. Cancel if it was not you.',
    confirm: 'Sign in',
    cancel: 'Cancel',
    confirmed: 'Confirmed, the computer is being signed in',
    cancelled: 'Cancelled',
    what: 'The days of a garment factory, from the order through cutting and sewing to the pay slip.',
    theme: 'Appearance',
    themes: { auto: 'As the system', light: 'Light', dark: 'Dark' },
    demo: 'Accounts of the demo',
    demoHint: 'This is demo data. Press one to fill it in, then sign in.',
  },
} as const satisfies Record<Language, Record<string, string | Record<string, string>>>;

/** The sign of the product, as the workbench draws it. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><rect width="32" height="32" rx="7" fill="#3e63dd"/><path d="M8 9l9 9m-9 5l16-14M21 21l3 2" stroke="#fff" stroke-width="2.4" stroke-linecap="round" fill="none"/><circle cx="9.5" cy="23.5" r="2.5" stroke="#fff" stroke-width="2" fill="none"/></svg>`;
const ICON = `data:image/svg+xml,${encodeURIComponent(MARK)}`;

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d9d9e0, #363a3f); --text: light-dark(#1c2024, #edeef0);
  --muted: light-dark(#60646c, #b0b4ba); --accent: #3e63dd; --bad: light-dark(#d13415, #ff977d);
  --warn: light-dark(#ab6400, #ffca16); --ground: light-dark(#f9f9fb, #111113); --panel: light-dark(#fff, #18191b); }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--ground); color: var(--text);
  font: 14px/1.5 system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif }
main { width: min(360px, calc(100vw - 32px)); padding: 32px; background: var(--panel); border: 1px solid var(--line); border-radius: 8px }
h1 { margin: 0 0 8px; font-size: 20px; font-weight: 600; display: flex; align-items: center; gap: 12px }
h1 img { width: 32px; height: 32px; object-fit: contain }
label { display: block; margin: 16px 0 4px; font-weight: 500 }
input { width: 100%; height: 40px; padding: 0 12px; border: 1px solid var(--line); border-radius: 4px; background: transparent; color: inherit; font: inherit }
input:focus-visible, button:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px }
button { width: 100%; height: 40px; margin-top: 24px; border: 0; border-radius: 4px; background: var(--accent); color: #fff; font: inherit; font-weight: 600; cursor: pointer }
button[disabled] { opacity: .6; cursor: default }
p { margin: 8px 0 0 } .error { color: var(--bad); min-height: 21px } .hint { color: var(--warn) }
main.wide { width: min(760px, calc(100vw - 32px)); margin: 16px 0 }
.columns { display: grid; gap: 32px } @media (min-width: 760px) { .wide .columns { grid-template-columns: 1fr 1fr } }
.what { margin: 0 0 24px; color: var(--muted) } h2 { margin: 0; font-size: 14px; font-weight: 600 }
#demo p { color: var(--muted) } #demo ul { display: grid; gap: 4px; margin: 8px 0 0; padding: 0; list-style: none }
#demo button { display: flex; justify-content: space-between; gap: 12px; margin: 0; padding: 0 12px; height: 36px; border: 1px solid var(--line); background: none; color: inherit; align-items: center; font-weight: 400 }
#demo button:hover { border-color: var(--accent) } #demo span { color: var(--muted) }
footer { margin-top: 16px; display: flex; align-items: center; justify-content: space-between; gap: 12px; color: var(--muted) }
footer label { margin: 0; display: flex; align-items: center; gap: 8px; font-weight: 400 }
select { height: 32px; border: 1px solid var(--line); border-radius: 4px; background: var(--panel); color: inherit; font: inherit } select:focus-visible { outline: 2px solid var(--accent); outline-offset: 1px } a { color: var(--muted) }
nav { display: flex; gap: 16px; border-bottom: 1px solid var(--line) }
nav button { width: auto; margin: 0; height: 36px; background: none; color: var(--muted); border-radius: 0; border-bottom: 2px solid transparent }
nav button[aria-selected=true] { color: var(--text); border-bottom-color: var(--accent) }
#phone[role=tabpanel] { text-align: center; padding-top: 16px } #phone img { display: block; width: 232px; height: 232px; margin: 0 auto; background: #fff; border-radius: 4px }
.plain { background: none; color: inherit; border: 1px solid var(--line) } strong { font-size: 16px }
[hidden] { display: none !important }
`;

export interface LoginPage {
  readonly nonce: string;
  readonly language: Language;
  readonly name: string;
  readonly logo: string | undefined;
  /** Checked address the browser goes back to. */
  readonly callback: string;
  /** What the page that wants the code will prove. */
  readonly challenge: string | undefined;
  /** Goes back with the code. */
  readonly state: string | undefined;
  /** The page that wants the code is on the server's own origin: a phone may sign it in. */
  readonly isOwn: boolean;
  /** The accounts of the demo; `undefined` where people have accounts of their own. */
  readonly demo: DemoSignIns | undefined;
}

export function loginPage(parts: LoginPage): string {
  const { nonce, language, name, logo, callback, challenge, state, isOwn, demo } = parts;
  const text = words[language];
  const offered = [
    ...(state ? [`&state=${state}`] : []),
    ...(challenge ? [`&code_challenge=${challenge}&code_challenge_method=S256`] : []),
  ].join('');
  const other = `/login?callback=${encodeURIComponent(callback)}&lang=${text.otherCode}${offered}`;
  const settings = settingsOf({
    ...{ callback, challenge, state, isOwn, language, text },
    demoPassword: demo?.password,
  });
  return page(
    nonce,
    language,
    `${text.title} · ${name}`,
    `<h1>${logo ? `<img src="${html(logo)}" alt="">` : MARK}${html(name)}</h1>
<p class="what">${text.what}</p>
<div class="columns"><div>
${isOwn ? tabs(text) : ''}<div id="account"${isOwn ? ' role="tabpanel" aria-labelledby="tab-account"' : ''}>
<form novalidate>
<label for="username">${text.username}</label>
<input id="username" name="username" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="64" autofocus>
<label for="password">${text.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password">
<p class="hint" id="caps" role="status" hidden>${text.capsLock}</p>
<p class="error" id="error" role="alert"></p>
<button>${text.submit}</button>
</form>
</div>
${isOwn ? waiting(text) : ''}
</div>${demo ? demoAccounts(demo, language) : ''}</div>
<footer>${isOwn ? themes(text) : '<span></span>'}<a id="other" href="${html(other)}" lang="${text.otherCode}">${text.other}</a></footer>
<script nonce="${nonce}">const settings = ${settings};\n${MD5_SCRIPT}${LOGIN_SCRIPT}${isOwn ? `${SHA256_SCRIPT}\n${DRAW_SCRIPT}${WAITING_SCRIPT}` : ''}</script>`,
    { look: demo ? 'wide' : '' },
  );
}

type Text = (typeof words)[Language];

const themes = ({ theme, themes: choices }: Text) =>
  `<label>${theme}<select id="theme">${Object.entries(choices)
    .map(([value, word]) => `<option value="${value}">${word}</option>`)
    .join('')}</select></label>`;

/** Who may be looked at in the demo: a press fills in the account. */
function demoAccounts({ accounts }: DemoSignIns, language: Language): string {
  const text = words[language];
  const lines = accounts.map(
    ({ username, job }) =>
      `<li><button type="button" data-username="${html(username)}">${html(language === 'en' ? job.en : job.zh)}<span>${html(username)}</span></button></li>`,
  );
  return `<section id="demo" aria-labelledby="demo-title"><h2 id="demo-title">${text.demo}</h2><p>${text.demoHint}</p><ul>${lines.join('')}</ul></section>`;
}

const tabs = (text: Text) => `<nav role="tablist">
<button type="button" role="tab" id="tab-account" aria-controls="account" aria-selected="true">${text.byAccount}</button>
<button type="button" role="tab" id="tab-phone" aria-controls="phone" aria-selected="false" tabindex="-1">${text.byPhone}</button>
</nav>
`;

const waiting = (
  text: Text,
) => `<section id="phone" role="tabpanel" aria-labelledby="tab-phone" hidden>
<img alt="${text.picture}" hidden><p role="status" id="waits"></p>
<button type="button" id="again" class="plain" hidden>${text.again}</button>
</section>`;

/** What a phone shows that read a sign-in picture: who would be signed in, and the question. */
export function confirmPage(nonce: string, language: Language, clientId: string): string {
  const text = words[language];
  const settings = settingsOf({ clientId, language, text });
  return page(
    nonce,
    language,
    text.confirmTitle,
    `<h1>${text.confirmTitle}</h1>
<div id="question" hidden><p>${text.confirmWho}</p><p><strong id="who"></strong></p><p class="hint">${text.confirmCare}</p>
<button id="confirm">${text.confirm}</button><button id="cancel" class="plain">${text.cancel}</button></div>
<p role="status" id="outcome"></p><p class="error" role="alert" id="error"></p>
<button id="begin" hidden>${text.submit}</button>
<script nonce="${nonce}">const settings = ${settings};\n${SHA256_SCRIPT}\n${DRAW_SCRIPT}${CONFIRM_SCRIPT}</script>`,
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

interface PageLook {
  /** Class of the whole. */
  readonly look?: string;
  /** What it wears beside the dress of all. */
  readonly style?: string;
}

/** A page of before the sign-in, in the dress of all of them. */
export const page = (
  nonce: string,
  language: Language,
  title: string,
  body: string,
  { look = '', style = '' }: PageLook = {},
): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(title)}</title><link rel="icon" href="${ICON}" type="image/svg+xml"><style nonce="${nonce}">${STYLE}${style}</style>
<script nonce="${nonce}">${THEME_SCRIPT}</script></head>
<body><main class="${look}">${body}</main></body></html>`;

/** Values for the script of a page. */
export const settingsOf = (settings: object): string =>
  JSON.stringify(settings).replace(/</g, '\\u003c');

export const html = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
