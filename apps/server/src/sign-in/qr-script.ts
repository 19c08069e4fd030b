/** How long a picture waits for a phone, in seconds. */
const WAITS = 180;

/** Draws 256 bits, as text for an address. */
export const DRAW_SCRIPT = `
const draw = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
  .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
`;

/** What the sign-in page does while it waits for a phone: nobody but the phone's owner can send the code. */
export const WAITING_SCRIPT = `
const tabs = [...document.querySelectorAll('[role=tab]')];
const account = document.querySelector('#account');
const phone = document.querySelector('#phone');
const picture = phone.querySelector('img');
const waits = document.querySelector('#waits');
const again = document.querySelector('#again');
let socket;
function drop(sentence) {
  socket?.close();
  socket = undefined;
  picture.hidden = true;
  again.hidden = sentence === '';
  waits.textContent = sentence;
}
function wait() {
  drop('');
  // The picture holds the hash alone: only who has the secret opens a socket of this id.
  const secret = draw();
  const clientId = 'pcQrCodeLogin' + hashing.sha256(secret);
  const mine = new WebSocket(location.origin.replace(/^http/, 'ws') + '/websocket/' + clientId,
    ['garment-mes', 'proof.' + secret, 'challenge.' + settings.challenge]);
  socket = mine;
  const pulse = setInterval(() => mine.readyState === 1 && mine.send('refreshMessage'), 25000);
  const end = setTimeout(() => mine.close(), ${WAITS * 1000});
  mine.onopen = () => {
    picture.src = '/amc/open/qr/' + clientId;
    picture.hidden = false;
    waits.textContent = settings.text.scan;
  };
  mine.onmessage = (event) => {
    let frame;
    try { frame = JSON.parse(event.data); } catch { return; }
    if (typeof frame?.oauth_code !== 'string') return;
    goBack(frame.oauth_code);
  };
  mine.onclose = () => {
    clearInterval(pulse);
    clearTimeout(end);
    if (socket === mine) drop(settings.text.expired);
  };
}
function show(tab) {
  for (const one of tabs) {
    one.setAttribute('aria-selected', String(one === tab));
    one.tabIndex = one === tab ? 0 : -1;
  }
  const isPhone = tab.id === 'tab-phone';
  account.hidden = isPhone;
  phone.hidden = !isPhone;
  if (isPhone) wait(); else drop('');
  tab.focus();
}
for (const tab of tabs) {
  tab.addEventListener('click', () => show(tab));
  tab.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') show(tabs.find((one) => one !== tab));
  });
}
again.addEventListener('click', wait);
`;

/** What a phone does with a picture it read: says who it is, asks, and confirms with its own session. */
export const CONFIRM_SCRIPT = `
const find = (id) => document.querySelector('#' + id);
const lang = '?lang=' + settings.language;
function signIn() {
  const [state, verifier] = [draw(), draw()];
  try {
    sessionStorage.setItem('oauth_state', state);
    sessionStorage.setItem('oauth_verifier', verifier);
  } catch {}
  if (take('oauth_state', true) !== state) return say('unkept');
  location.replace('/login' + lang + '&callback=' + encodeURIComponent(location.origin + location.pathname)
    + '&state=' + state + '&code_challenge=' + hashing.sha256(verifier) + '&code_challenge_method=S256');
}
function take(key, keep) {
  try {
    const value = sessionStorage.getItem(key);
    if (!keep) sessionStorage.removeItem(key);
    return value;
  } catch {
    return null;
  }
}
/** Says why nobody is signed in, and offers a sign-in. */
function say(name) {
  find('error').textContent = settings.text[name];
  find('begin').hidden = name === 'unkept';
}
const cookieToken = () => decodeURIComponent(/(?:^|; )access_token=([^;]*)/.exec(document.cookie)?.[1] ?? '');
/** The token of the code in the address, when this browser tab asked for it; else that of this browser. */
async function tokenOf() {
  const query = new URLSearchParams(location.search);
  const code = query.get('oauth_code');
  if (!code) return cookieToken();
  history.replaceState(null, '', location.pathname);
  const [state, verifier] = [take('oauth_state'), take('oauth_verifier')];
  if (!state || !verifier || query.get('state') !== state) {
    say('unasked');
    find('begin').hidden = cookieToken() !== '';
    return cookieToken();
  }
  const answer = await (await fetch('/amc/open/loginToken/token' + lang + '&payload=' + encodeURIComponent(code)
    + '&code_verifier=' + encodeURIComponent(verifier))).json();
  if (!answer.data?.access_token) say('spent');
  return answer.data?.access_token;
}
async function start() {
  const token = await tokenOf();
  const headers = { authorization: 'Bearer ' + token };
  const person = token ? await fetch('/amc/getUserInfo' + lang, { headers }) : undefined;
  if (!person || person.status === 401) {
    if (find('error').textContent === '') signIn();
    else find('begin').hidden = false;
    return;
  }
  const { name, username } = (await person.json()).data;
  find('who').textContent = name + ' (' + username + ')';
  find('question').hidden = false;
  find('cancel').addEventListener('click', () => {
    find('question').hidden = true;
    find('outcome').textContent = settings.text.cancelled;
  });
  find('confirm').addEventListener('click', async () => {
    find('confirm').disabled = true;
    find('error').textContent = '';
    try {
      const answer = await (await fetch('/login/qr/' + settings.clientId + lang, { method: 'POST', headers })).json();
      if (answer.status === 200) {
        find('question').hidden = true;
        find('outcome').textContent = settings.text.confirmed;
        return;
      }
      find('error').textContent = answer.data ?? answer.message ?? settings.text.failed;
    } catch {
      find('error').textContent = settings.text.failed;
    }
    find('confirm').disabled = false;
  });
}
find('begin').addEventListener('click', signIn);
start().catch(() => { find('error').textContent = settings.text.failed; });
`;
