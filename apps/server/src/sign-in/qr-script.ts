/** How long a picture waits for a phone, in seconds. */
const WAITS = 180;

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
  const random = crypto.getRandomValues(new Uint8Array(settings.challenge ? 6 : 24));
  const drawn = btoa(String.fromCharCode(...random)).replaceAll('+', '-').replaceAll('/', '_');
  const clientId = 'pcQrCodeLogin' + drawn + (settings.challenge ?? '');
  const mine = new WebSocket(location.origin.replace(/^http/, 'ws') + '/websocket/' + clientId);
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
    location.replace(settings.callback + '?oauth_code=' + encodeURIComponent(frame.oauth_code));
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
  location.replace('/login' + lang + '&callback=' + encodeURIComponent(location.origin + location.pathname));
}
async function tokenOf() {
  const code = new URLSearchParams(location.search).get('oauth_code');
  if (code) {
    history.replaceState(null, '', location.pathname);
    const answer = await (await fetch('/amc/open/loginToken/token' + lang + '&payload=' + encodeURIComponent(code))).json();
    return answer.data?.access_token;
  }
  return decodeURIComponent(/(?:^|; )access_token=([^;]*)/.exec(document.cookie)?.[1] ?? '');
}
async function start() {
  const token = await tokenOf();
  const headers = { authorization: 'Bearer ' + token };
  const person = token ? await fetch('/amc/getUserInfo' + lang, { headers }) : undefined;
  if (!person || person.status === 401) return signIn();
  const { name, username } = (await person.json()).data;
  find('who').textContent = name + ' (' + username + ')';
  find('question').hidden = false;
  find('cancel').addEventListener('click', () => {
    find('question').hidden = true;
    find('outcome').textContent = settings.text.cancelled;
  });
  find('confirm').addEventListener('click', async () => {
    find('confirm').disabled = true;
    const answer = await (await fetch('/login/qr/' + settings.clientId + lang, { method: 'POST', headers })).json();
    if (answer.status === 200) find('question').hidden = true;
    find(answer.status === 200 ? 'outcome' : 'error').textContent =
      answer.status === 200 ? settings.text.confirmed : answer.data ?? answer.message ?? settings.text.failed;
  });
}
start().catch(() => { find('error').textContent = settings.text.failed; });
`;
