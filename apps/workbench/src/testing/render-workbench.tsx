import { type Answers, observedClient } from '@garment-mes/sdk/testing';
import type { Application, Company, MenuEntry, User } from '@garment-mes/session-machine';
import { createFakeService, memoryEnv, signedIn } from '@garment-mes/session-machine/testing';
import { act, render } from '@testing-library/react';
import { vi } from 'vitest';
import { mayStayOpen } from '#app/tab/may-stay-open.ts';
import { createConnectivity } from '../connectivity.ts';
import { createLiveTopics } from '../live-topics.ts';
import { Providers } from '../providers.tsx';
import { createQueries } from '../queries.ts';
import { Workbench } from '../shell/workbench.tsx';

interface RenderOptions {
  readonly path?: string;
  readonly menus?: readonly MenuEntry[];
  readonly answers?: Answers;
  /** What is particular to the signed-in person. */
  readonly user?: Partial<User>;
  readonly companies?: readonly Company[];
  readonly applications?: readonly Application[];
}

/** Draws the whole workbench for somebody who is signed in, over memory ports. */
export async function renderWorkbench({
  path = '/',
  menus = [],
  answers = {},
  user = {},
  companies,
  applications,
}: RenderOptions = {}) {
  history.replaceState(null, '', path);
  const env = memoryEnv();
  const service = createFakeService({ now: env.now });
  service.state.menus = menus;
  service.state.user = { ...service.state.user, ...user };
  if (companies) service.state.companies = companies;
  if (applications) service.state.applications = applications;
  const tab = await signedIn({ env, service, config: { permits: mayStayOpen } });
  const { client, calls } = observedClient({ answers, session: tab.session });
  const view = render(
    <Providers session={tab.session} queries={createQueries()} basePath="">
      <Workbench
        client={client}
        topics={createLiveTopics(tab.session)}
        connectivity={createConnectivity()}
        host={{}}
      />
    </Providers>,
  );
  // The parts of the frame arrive in files of their own.
  await act(async () => {
    await vi.dynamicImportSettled();
  });
  return { ...view, ...tab, calls };
}
