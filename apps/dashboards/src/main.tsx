import { UiProvider } from '@garment-mes/ui';
import '@garment-mes/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './base.css';
import { LanguageProvider } from './frame/language.tsx';
import { language, session } from './session.ts';

document.documentElement.lang = language;
const theme =
  new URLSearchParams(window.location.search).get('theme') === 'light' ? 'light' : 'dark';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id root.');

session.start();
createRoot(root).render(
  <StrictMode>
    <LanguageProvider value={language}>
      <UiProvider theme={theme}>
        <App />
      </UiProvider>
    </LanguageProvider>
  </StrictMode>,
);
