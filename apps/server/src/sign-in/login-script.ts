/** Runs before the first paint: the look this browser chose in the workbench. */
export const THEME_SCRIPT = `
function dress() {
  let theme = null;
  try { theme = localStorage.getItem('workbench.theme'); } catch { /* as the system */ }
  document.documentElement.style.colorScheme = theme === 'light' || theme === 'dark' ? theme : 'light dark';
}
dress();
`;

/**
 * Defines `md5(text)` in a page. It is not there for its strength: the wire asks for it, the server hashes what arrives
 * again, with a salt and slowly.
 */
export const MD5_SCRIPT = `
function md5(text) {
  const bytes = new TextEncoder().encode(text);
  const words = new Uint32Array((((bytes.length + 8) >> 6) + 1) * 16);
  bytes.forEach((byte, at) => { words[at >> 2] |= byte << ((at % 4) * 8); });
  words[bytes.length >> 2] |= 0x80 << ((bytes.length % 4) * 8);
  words[words.length - 2] = bytes.length * 8;
  const turns = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]];
  let [a0, b0, c0, d0] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
  for (let from = 0; from < words.length; from += 16) {
    let [a, b, c, d] = [a0, b0, c0, d0];
    for (let i = 0; i < 64; i += 1) {
      const round = i >> 4;
      const f = [(b & c) | (~b & d), (d & b) | (~d & c), b ^ c ^ d, c ^ (b | ~d)][round];
      const at = [i, 5 * i + 1, 3 * i + 5, 7 * i][round] % 16;
      const sum = (a + f + Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32) + words[from + at]) | 0;
      const turn = turns[round][i % 4];
      [a, d, c, b] = [d, c, b, (b + ((sum << turn) | (sum >>> (32 - turn)))) | 0];
    }
    a0 = (a0 + a) | 0; b0 = (b0 + b) | 0; c0 = (c0 + c) | 0; d0 = (d0 + d) | 0;
  }
  return [a0, b0, c0, d0].map((word) =>
    [0, 8, 16, 24].map((bit) => ((word >>> bit) & 255).toString(16).padStart(2, '0')).join('')).join('');
}
`;

/** What runs on the sign-in page. */
export const LOGIN_SCRIPT = `
/** A code goes back with the state of the page that asked for it. */
function goBack(code) {
  const state = settings.state === undefined ? '' : '&state=' + encodeURIComponent(settings.state);
  location.replace(settings.callback + '?oauth_code=' + encodeURIComponent(code) + state);
}
/** Whether this browser keeps for this site what a sign-in needs. */
function keeps() {
  try {
    sessionStorage.setItem('session_probe', '1');
    document.cookie = 'session_probe=1; path=/; SameSite=Lax; max-age=60';
    const kept = sessionStorage.getItem('session_probe') === '1' && document.cookie.includes('session_probe=1');
    sessionStorage.removeItem('session_probe');
    document.cookie = 'session_probe=; path=/; SameSite=Lax; max-age=0';
    return kept;
  } catch {
    return false;
  }
}
/** An address from a bookmark: this browser tab did not ask, or asked again since. Never turns twice in ten seconds. */
function turnBack() {
  if (sessionStorage.getItem('oauth_state') === settings.state) return;
  if (Date.now() - Number(sessionStorage.getItem('login_turned_at') ?? 0) < 10000) return;
  sessionStorage.setItem('login_turned_at', String(Date.now()));
  location.replace(settings.callback);
}
/** What the workbench keeps of this browser as well. */
function kept(key, value) {
  try {
    if (value === undefined) return localStorage.getItem(key);
    localStorage.setItem(key, value);
  } catch {
    return null;
  }
}
const form = document.querySelector('form');
const { username, password } = form.elements;
const button = form.querySelector('button');
const error = document.querySelector('#error');
const caps = document.querySelector('#caps');
for (const kind of ['keydown', 'keyup'])
  password.addEventListener(kind, (event) => { caps.hidden = !event.getModifierState?.('CapsLock'); });
if (settings.isOwn) {
  if (keeps()) turnBack();
  else {
    error.textContent = settings.text.unkept;
    button.disabled = true;
  }
}
const theme = document.querySelector('#theme');
if (theme) {
  theme.value = kept('workbench.theme') ?? 'auto';
  theme.addEventListener('change', () => {
    kept('workbench.theme', theme.value);
    dress();
  });
  const other = document.querySelector('#other');
  other.addEventListener('click', () => kept('workbench.language', other.lang));
  if (!new URLSearchParams(location.search).has('lang') && kept('workbench.language') === other.lang)
    location.replace(other.href);
}
for (const account of document.querySelectorAll('[data-username]'))
  account.addEventListener('click', () => {
    username.value = account.dataset.username;
    password.value = settings.demoPassword;
    error.textContent = '';
    document.querySelector('#tab-account')?.click();
    button.focus();
  });
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (button.disabled) return;
  const name = username.value.trim();
  const missing = name === '' ? username : password.value === '' ? password : undefined;
  error.textContent = missing === username ? settings.text.needUsername : missing ? settings.text.needPassword : '';
  if (missing) return missing.focus();
  button.disabled = true;
  try {
    const answer = await fetch('/amc/open/login?lang=' + settings.language, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        username: name, password: md5(password.value), callback: settings.callback,
        ...(settings.challenge && { codeChallenge: settings.challenge, codeChallengeMethod: 'S256' }),
      }),
    });
    const body = await answer.json();
    if (body.status === 200)
      return goBack(body.data.code);
    error.textContent = body.data ?? body.message;
    password.select();
  } catch {
    error.textContent = settings.text.failed;
  }
  button.disabled = false;
});
`;
