import { account } from './features/account/account.handlers.ts';
import { basics } from './features/basics/basics.handlers.ts';
import { settings } from './features/basics/company-settings.handlers.ts';
import { boards } from './features/boards/boards.handlers.ts';
import { bundles } from './features/bundles/bundles.handlers.ts';
import { companies } from './features/companies/companies.handlers.ts';
import { cutting } from './features/cutting/cutting.handlers.ts';
import { fabric } from './features/fabric/fabric.handlers.ts';
import { notices } from './features/notices/notices.handlers.ts';
import { businessLogs } from './features/orders/business-log.handlers.ts';
import { orders } from './features/orders/orders.handlers.ts';
import { organisation } from './features/organisation/organisation.handlers.ts';
import { scans } from './features/scans/scans.handlers.ts';
import { styles } from './features/styles/styles.handlers.ts';
import { todos } from './features/todos/todos.handlers.ts';
import { feeding } from './features/feeding/feeding.handlers.ts';
import type { OperationId } from './generated/operations.ts';
import type { notYet } from './not-yet.ts';
import type { Handler, Services } from './operations.ts';
import type { Channel } from './push/channel.ts';
import { push } from './push/push.handlers.ts';
import { type SignInConfig, signIn } from './sign-in/sign-in.handlers.ts';

type Handlers = {
  readonly [Id in Exclude<OperationId, (typeof notYet)[number]>]: Handler<Id>;
};

/** The handler of every operation; an operation without one does not compile. */
export const createHandlers = (
  services: Services,
  signInConfig: SignInConfig,
  channel: () => Channel,
): Handlers => ({
  ...signIn(signInConfig)(services),
  ...account(services),
  ...companies(services),
  ...organisation(services),
  ...todos(services),
  ...notices(services),
  ...push(channel)(services),
  ...basics(services),
  ...settings(services),
  ...orders(services),
  ...businessLogs(services),
  ...fabric(services),
  ...feeding(services),
  ...cutting(services),
  ...bundles(services),
  ...scans(services),
  ...boards(services),
  ...styles(services),
});
