import type { Suite } from './run.ts';

/** The decisions of the session: plain functions, apart from the machines. */
export const sessionLogic: Suite = {
  package: 'session-machine',
  files: {
    'token/logic.ts': ['token/logic.test.ts'],
    'token/ledger.ts': ['token/ledger.test.ts'],
    'token/waiting-room.ts': ['token/waiting-room.test.ts'],
    'token/renew.ts': ['token/renew.test.ts'],
    'token/redact.ts': ['token/redact.test.ts'],
    'session/logic.ts': ['session/logic.test.ts'],
    'company/logic.ts': ['company/logic.test.ts'],
    'tabs/logic.ts': ['tabs/logic.test.ts'],
    'channel/logic.ts': ['channel/logic.test.ts'],
    'channel/decode.ts': ['channel/inbox.test.ts'],
    'channel/inbox.ts': ['channel/inbox.test.ts'],
    'env/cookie-domain.ts': ['env/cookie-domain.test.ts'],
    'snapshot.ts': ['snapshot.test.ts'],
  },
  further: ['facade.test.ts', 'token.test.ts', 'tabs-of-a-browser.test.ts'],
};
