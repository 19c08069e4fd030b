/** The rule of a new password in a page; its test compares it with the rule itself. */
export const PASSWORD_RULE_SCRIPT = `
const listed = new Set(settings.listed);
const rows = ['01234567890123456789', '98765432109876543210', 'abcdefghijklmnopqrstuvwxyz'];
function isDay(text) {
  const [, y, m, d] = (/^(\\d{4})(\\d\\d)(\\d\\d)$/.exec(text) ?? []).map(Number);
  return y >= 1940 && y <= 2039 && m >= 1 && m <= 12 && d >= 1 && d <= 31;
}
/** The name of what is wrong with a password of somebody; undefined for one that may be chosen. */
function passwordFault(password, own) {
  const text = password.toLowerCase();
  const length = [...password].length;
  if (length < 8 || length > 128) return 'length';
  if (own.some((name) => name.toLowerCase() === text)) return 'own';
  const isCommon = listed.has(text) || /^([\\da-z])\\1{7,}$/.test(text) || rows.some((row) => row.includes(text)) || isDay(text);
  return isCommon ? 'common' : undefined;
}
`;

/** What the page of the first company does. Its secret never leaves the part behind the sign, but in a body. */
export const SETUP_SCRIPT = `
const find = (id) => document.querySelector('#' + id);
const form = document.querySelector('form');
const button = form.querySelector('button');
const fields = ['name', 'code', 'admin', 'phone', 'username', 'password', 'again'];
const secret = location.hash.slice(1);
let language = settings.language;
let faults = {};
const say = (name) => settings.words[language][name];
const value = (name) => form.elements[name].value.trim();
const typed = (name) => form.elements[name].value;
function state(name, sentence) {
  const line = find('state');
  if (name === '') delete line.dataset.text; else line.dataset.text = name;
  line.textContent = name === '' ? sentence : say(name);
  line.className = name === '' || name === 'incomplete' || name === 'failed' ? 'error' : '';
  line.hidden = false;
}
async function send(path, body) {
  const answer = await fetch('/amc/open/' + path + '?lang=' + language, {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
  });
  return answer.json();
}
async function check() {
  find('retry').hidden = true;
  if (!/^[\\w-]{43}$/.test(secret)) {
    find('sign-in').hidden = false;
    return state('incomplete');
  }
  state('checking');
  try {
    const { status, data, message } = await send('setupLink', { secret });
    if (status === 200) {
      find('state').hidden = true;
      form.hidden = false;
      return form.elements.name.focus();
    }
    state('', data ?? message);
    find('sign-in').hidden = false;
  } catch {
    state('failed');
  }
  find('retry').hidden = false;
}
function faultsNow() {
  const own = [value('admin'), value('username'), value('phone')].filter(Boolean);
  const found = {};
  for (const name of ['name', 'code', 'admin', 'phone']) if (value(name) === '') found[name] = 'needed';
  if (!found.code && !/^[A-Za-z0-9]{1,4}$/.test(value('code'))) found.code = 'badCode';
  if (!found.phone && !/^1[3-9]\\d{9}$/.test(value('phone'))) found.phone = 'badPhone';
  if (value('username') !== '' && !/^\\S{2,64}$/.test(value('username'))) found.username = 'badUsername';
  const fault = typed('password') === '' ? 'needed' : passwordFault(typed('password'), own);
  if (fault) found.password = fault;
  if (typed('again') !== typed('password')) found.again = 'different';
  return found;
}
function show() {
  for (const name of fields) {
    find(name + '-fault').textContent = faults[name] ? say(faults[name]) : '';
    if (faults[name]) form.elements[name].setAttribute('aria-invalid', 'true');
    else form.elements[name].removeAttribute('aria-invalid');
  }
}
/** The ordinary sign-in, as the workbench begins it, with what was just typed. */
async function signIn(username, password) {
  const [mark, verifier] = [draw(), draw()];
  sessionStorage.setItem('oauth_state', mark);
  sessionStorage.setItem('oauth_verifier', verifier);
  const callback = location.origin + '/';
  const { status, data } = await send('login', {
    username, password, callback, codeChallenge: hashing.sha256(verifier), codeChallengeMethod: 'S256',
  });
  if (status !== 200) throw new Error();
  location.replace(data.callback + '?oauth_code=' + encodeURIComponent(data.code) + '&state=' + mark);
}
find('other').addEventListener('click', () => {
  language = language === 'en' ? 'zh-CN' : 'en';
  document.documentElement.lang = language;
  document.title = say('title') + document.title.slice(document.title.indexOf(' · '));
  for (const part of document.querySelectorAll('[data-text]')) part.textContent = say(part.dataset.text);
  find('other').textContent = say('other');
  find('error').textContent = '';
  show();
  // What the server said is said again in the other language.
  if (form.hidden) check();
});
find('retry').addEventListener('click', check);
find('sign-in').addEventListener('click', () => location.replace('/'));
form.addEventListener('input', (event) => {
  if (!faults[event.target.name]) return;
  faults = { ...faults, [event.target.name]: faultsNow()[event.target.name] };
  show();
});
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  if (button.disabled) return;
  faults = faultsNow();
  show();
  find('error').textContent = '';
  const first = fields.find((name) => faults[name]);
  if (first) return form.elements[first].focus();
  button.disabled = true;
  state('working');
  try {
    const passwordMd5 = md5(typed('password'));
    const facts = Object.fromEntries(['name', 'code', 'admin', 'phone'].map((name) => [name, value(name)]));
    const username = value('username') || facts.phone;
    const { status, data, message } = await send('firstCompany', { secret, ...facts, username, passwordMd5 });
    if (status === 200) {
      // What cannot sign in here can at the sign-in page, which says why.
      await signIn(data.username, passwordMd5).catch(() => location.replace('/'));
      return;
    }
    find('error').textContent = data ?? message;
  } catch {
    find('error').textContent = say('failed');
  }
  find('state').hidden = true;
  button.disabled = false;
});
check();
`;
