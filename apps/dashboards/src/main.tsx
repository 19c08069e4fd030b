import { UiProvider } from '@garment-mes/ui';
import '@garment-mes/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './base.css';
import { heartbeat } from './frame/heartbeat.ts';
import { LanguageProvider } from './frame/language.tsx';
import { identity, language, query, session } from './session.ts';

document.documentElement.lang = language;
const theme = query.get('theme') === 'light' ? 'light' : 'dark';

/** What the kit of parts says by itself on a board; Chinese is its own. */
const ENGLISH = { toasts: 'Messages', close: 'Close', loading: 'Loading', retry: 'Try again' };

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id root.');

heartbeat.start();
if (identity !== 'nobody') session.start();
createRoot(root).render(
  <StrictMode>
    <LanguageProvider value={language}>
      <UiProvider theme={theme} labels={language === 'en' ? ENGLISH : {}}>
        <App />
      </UiProvider>
    </LanguageProvider>
  </StrictMode>,
);
