import { type Appearance, appearance, setAppearance } from './appearance.ts';
import { type HostOptions, type Mounted, type MountOptions, mount as start } from './mount.tsx';

/** What a host gives the workbench. */
export interface HostProps
  extends Partial<Appearance>,
    HostOptions,
    Omit<MountOptions, 'host' | 'page'> {
  /** Where to draw: an element of the page, or a shadow root. */
  readonly container: Element | ShadowRoot;
  /** Folder of the built files, with a slash at the end; where the script came from when left out. */
  readonly assets?: string | undefined;
  /** Called with the title of what is shown; the title of the window is the host's. */
  readonly onTitle?: ((title: string) => void) | undefined;
}

/** What a host may change later; `asleep` puts the pages to sleep behind another application. */
export interface HostChange extends Partial<Appearance>, HostOptions {
  readonly asleep?: boolean | undefined;
}

const STYLES = 'workbench.css';

interface Standing {
  readonly box: HTMLElement;
  readonly mounted: Mounted;
}

let standing: Standing | undefined;
let turn: Promise<unknown> = Promise.resolve();

/** Hosts do not wait for one another: what they ask for is done in the order of asking. */
function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
}

/** Called once before anything else. There is nothing to prepare. */
export async function bootstrap(): Promise<void> {
  await turn;
}

/** Draws the workbench into the container. While it stands, a second call changes nothing. */
export const mount = (props: HostProps): Promise<void> =>
  inTurn(async () => {
    if (standing !== undefined) return;
    const { container, assets, onTitle, header, menu, tabs, ...options } = props;
    const box = document.createElement('div');
    box.dataset.workbench = '';
    box.style.height = '100%';
    container.append(box);
    try {
      await stylesIn(box, new URL(STYLES, assets ?? import.meta.url).href);
      dressFor(props);
      const element = document.createElement('div');
      element.style.height = '100%';
      box.append(element);
      const page = {
        title: (text: string) => onTitle?.(text),
        icon: () => undefined,
        dress: () => undefined,
      };
      const mounted = await start(element, { ...options, host: { header, menu, tabs }, page });
      standing = { box, mounted };
    } catch (error) {
      box.remove();
      throw error;
    }
  });

/** Changes what the host draws itself, look and language, or puts the workbench to sleep. */
export const update = (change: HostChange): Promise<void> =>
  inTurn(async () => {
    const { header, menu, tabs, asleep } = change;
    dressFor(change);
    standing?.mounted.update({
      ...(header === undefined && menu === undefined && tabs === undefined
        ? {}
        : { host: { header, menu, tabs } }),
      ...(asleep === undefined ? {} : { asleep }),
    });
  });

/** Takes the workbench out with everything it put into the page. */
export const unmount = (): Promise<void> =>
  inTurn(async () => {
    const { mounted, box } = standing ?? {};
    standing = undefined;
    await mounted?.unmount();
    box?.remove();
  });

function dressFor(wanted: Partial<Appearance>): void {
  const { theme, density, language } = { ...appearance(), ...wanted };
  const now = appearance();
  if (theme !== now.theme) setAppearance({ theme });
  if (density !== now.density) setAppearance({ density });
  if (wanted.language !== undefined) setAppearance({ language });
}

/** The rules stand beside what they are for, so that they come and go with it. */
function stylesIn(box: HTMLElement, address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  link.onload = () => resolve();
  link.onerror = () => reject(new Error(`The styles of the workbench are not at ${address}.`));
  box.append(link);
  return promise;
}
