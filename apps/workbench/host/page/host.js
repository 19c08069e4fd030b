// A page that has the workbench as one of its parts. `?build=iife` takes the classic script,
// `?shadow` draws into a shadow root.
const BASE = '/factory';
const wanted = new URLSearchParams(location.search);
const place = document.querySelector('#place');
const address = document.querySelector('#address');

/** The workbench as a module or as a classic script: the same four functions. */
function load() {
  if (wanted.get('build') !== 'iife') return import('/workbench.js');
  return new Promise((done, fail) => {
    const script = document.createElement('script');
    script.src = '/workbench.iife.js';
    script.onload = () => done(window.GarmentWorkbench);
    script.onerror = () => fail(new Error('The workbench did not arrive.'));
    document.head.append(script);
  });
}

const workbench = await load();
await workbench.bootstrap();

function container() {
  if (!wanted.has('shadow')) return place;
  return place.shadowRoot ?? place.attachShadow({ mode: 'open' });
}

const isFactory = () => location.pathname === BASE || location.pathname.startsWith(`${BASE}/`);

/** What the address asks for is there, everything else is not. */
async function show() {
  document.querySelector('#overview').hidden = isFactory();
  if (isFactory())
    await workbench.mount({
      container: container(),
      basePath: BASE,
      onNavigate: (path) => {
        address.textContent = path;
      },
      onTitle: (title) => {
        document.title = `${title} · 集团门户`;
      },
    });
  else await workbench.unmount();
}

document.querySelector('nav').addEventListener('click', (event) => {
  const link = event.target.closest('a');
  if (link === null || event.ctrlKey || event.metaKey || event.button !== 0) return;
  event.preventDefault();
  history.pushState(null, '', link.getAttribute('href') + location.search);
  dispatchEvent(new PopStateEvent('popstate'));
});
addEventListener('popstate', show);

let language = 'zh-CN';
document.querySelector('#language').addEventListener('click', async ({ target }) => {
  language = language === 'en' ? 'zh-CN' : 'en';
  await workbench.update({ language });
  target.textContent = language === 'en' ? '中文' : 'English';
});
let theme = 'light';
document.querySelector('#theme').addEventListener('click', async ({ target }) => {
  theme = theme === 'dark' ? 'light' : 'dark';
  await workbench.update({ theme });
  target.textContent = theme === 'dark' ? '浅色' : '深色';
});
let whole = true;
document.querySelector('#parts').addEventListener('click', async () => {
  whole = !whole;
  await workbench.update({ header: whole, menu: whole });
});
let asleep = false;
document.querySelector('#asleep').addEventListener('click', async ({ target }) => {
  asleep = !asleep;
  await workbench.update({ asleep });
  target.textContent = asleep ? '唤醒' : '挂起';
});

// For whoever tries mounting and unmounting by hand, and for the test that does it fifty times.
Object.assign(window, { workbench, showWorkbench: show, workbenchPlace: container });
await show();
document.documentElement.dataset.ready = '';
