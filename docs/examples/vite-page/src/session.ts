import { createClient } from '@garment-mes/sdk';
import { sessionCalls } from '@garment-mes/sdk/session';
import { browserEnv, createSession, type Session } from '@garment-mes/session-machine';

/** Made once, outside React. */
export const session: Session = createSession({
  env: browserEnv(),
  service: sessionCalls({
    baseUrl: '',
    credential: 'workbench:workbench',
    session: () => session,
  }),
  config: { loginUrl: '/login', language: 'zh-CN' },
});

export const client = createClient({ baseUrl: '', session });
