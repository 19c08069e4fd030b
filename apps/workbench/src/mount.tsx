import { createRoot } from 'react-dom/client';
import { appearance } from './appearance.ts';
import { speak } from './language.ts';
import { createLiveTopics } from './live-topics.ts';
import { Providers } from './providers.tsx';
import { createReach } from './reach.ts';
import { connect } from './session.ts';
import { Workbench } from './shell/workbench.tsx';

/** Which parts of the frame the host draws itself. */
export interface HostOptions {
  readonly header?: boolean;
  readonly menu?: boolean;
  readonly tabs?: boolean;
}

export interface MountOptions {
  /** Path the workbench lives under, without a slash at the end; empty for the root. */
  readonly basePath?: string;
  /** Parts to leave out, because the page around has its own. */
  readonly host?: HostOptions;
}

export interface Mounted {
  /** Takes the workbench out: no timer, socket or listener of it stays. */
  unmount(): void;
}

/** Starts the workbench in an element, alone or as a part of another page. */
export async function mount(
  element: HTMLElement,
  { basePath = '', host = {} }: MountOptions = {},
): Promise<Mounted> {
  await speak(appearance().language);
  const reach = createReach();
  const { session, client } = connect(reach.heard);
  const topics = createLiveTopics(session);
  const root = createRoot(element);
  session.start();
  root.render(
    <Providers session={session} basePath={basePath}>
      <Workbench client={client} topics={topics} reach={reach} host={host} />
    </Providers>,
  );
  return {
    unmount() {
      root.unmount();
      session.stop();
    },
  };
}
