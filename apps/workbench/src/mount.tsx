import { toast } from '@garment-mes/ui';
import { i18n } from '@lingui/core';
import { Activity } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { matchRoute } from '#app/routes.ts';
import { appearance } from './appearance.ts';
import { createConnectivity } from './connectivity.ts';
import { type Deployment, plainDeployment, userCentreOf } from './deployment.ts';
import { speak } from './language.ts';
import { createLiveTopics } from './live-topics.ts';
import { ownPage, type PageAround, standIn } from './page-around.ts';
import { Providers } from './providers.tsx';
import { createQueries } from './queries.ts';
import { screens } from './routes.ts';
import { connect, type HandedTokens } from './session.ts';
import { Workbench } from './shell/workbench.tsx';
import { leadToUserCentre } from './user-centre.ts';

/** Which parts of the frame the host draws itself. */
export interface HostOptions {
  readonly header?: boolean | undefined;
  readonly menu?: boolean | undefined;
  readonly tabs?: boolean | undefined;
}

export interface MountOptions {
  /** Path the workbench lives under, without a slash at the end; empty for the root. */
  readonly basePath?: string | undefined;
  /** Parts to leave out, because the page around has its own. */
  readonly host?: HostOptions | undefined;
  /** The page around, when it is not the workbench's own. */
  readonly page?: PageAround | undefined;
  readonly deployment?: Partial<Deployment> | undefined;
  /** A sign-in to take over, instead of the one kept in the browser. */
  readonly tokens?: HandedTokens | undefined;
  /** Company to begin with, instead of the one kept in the browser. */
  readonly company?: string | undefined;
  /** Called with each new path and query, the base path left out. */
  readonly onNavigate?: ((address: string) => void) | undefined;
}

export interface Mounted {
  /** Changes the parts the host draws; asleep, nothing is shown, asked or listened to. */
  update(change: { readonly host?: HostOptions | undefined; readonly asleep?: boolean }): void;
  /** Takes the workbench out at once; when it resolves no timer, socket, worker or listener stays. */
  unmount(): Promise<void>;
}

/** Starts the workbench in an element, alone or as a part of another page. One at a time. */
export async function mount(element: HTMLElement, options: MountOptions = {}): Promise<Mounted> {
  const deployment: Deployment = { ...plainDeployment, ...options.deployment };
  standIn(options.page ?? ownPage);
  const connectivity = createConnectivity();
  const { session, client, close } = connect({
    ...options,
    deployment,
    reportReached: connectivity.report,
  });
  // Who is there, the words, and the page that is asked for come at the same time.
  session.start();
  askEarly(options.basePath ?? '');
  try {
    await speak(appearance().language);
  } catch (error) {
    session.stop();
    close();
    throw error;
  }
  const topics = createLiveTopics(session);
  const leaveLanguage = i18n.on('change', topics.follow);
  const queries = createQueries();
  const root = createRoot(element);
  const userCentre = leadToUserCentre(session, userCentreOf(location.hostname, deployment));
  let host = options.host ?? {};
  let asleep = false;

  function draw(): void {
    root.render(
      <Providers
        session={session}
        queries={queries}
        basePath={options.basePath ?? ''}
        onNavigate={(address) => {
          userCentre.wentTo(address);
          options.onNavigate?.(address);
        }}
      >
        <Activity mode={asleep ? 'hidden' : 'visible'}>
          <Workbench client={client} topics={topics} connectivity={connectivity} host={host} />
        </Activity>
      </Providers>,
    );
  }

  draw();
  return {
    update(change) {
      host = change.host ?? host;
      asleep = change.asleep ?? asleep;
      draw();
    },
    async unmount() {
      // Effects included: the host may look for what the page left.
      flushSync(() => root.unmount());
      leaveLanguage();
      userCentre.stop();
      session.stop();
      close();
      toast.clear();
      standIn(ownPage);
      // Answers nobody shows any more wait for a clock, those under way as soon as they have ended.
      await queries.cancelQueries();
      queries.clear();
    },
  };
}

/** Loads the file of the page in the address; what draws it shows what is wrong with it. */
function askEarly(basePath: string): void {
  const match = matchRoute(location.pathname.slice(basePath.length) || '/');
  if (match !== undefined) void screens[match.path]().catch(() => undefined);
}
