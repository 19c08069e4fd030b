import { SessionProvider } from '@garment-mes/session-machine/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Orders } from './orders.tsx';
import { session } from './session.ts';

session.start();
createRoot(document.querySelector('#page') as HTMLElement).render(
  <StrictMode>
    <SessionProvider session={session}>
      <Orders />
    </SessionProvider>
  </StrictMode>,
);
