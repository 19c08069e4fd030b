import type { Session } from '@garment-mes/session-machine';
import { SessionProvider } from '@garment-mes/session-machine/react';
import { type UiLabels, UiProvider } from '@garment-mes/ui';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import '@garment-mes/ui/styles.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Router } from 'wouter';
import './global.css';
import { useAppearance } from './appearance.ts';
import { speak } from './language.ts';
import { createQueries } from './queries.ts';

interface ProvidersProps {
  readonly session: Session;
  readonly basePath: string;
  readonly children: ReactNode;
}

/** Everything that stands around the frame. */
export function Providers({ session, basePath, children }: ProvidersProps) {
  const [queries] = useState(createQueries);
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <SessionProvider session={session}>
          <Router base={basePath}>
            <Look>{children}</Look>
          </Router>
        </SessionProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
}

/** Theme, density and the words of the kit follow the choices of the person. */
function Look({ children }: { readonly children: ReactNode }) {
  const { theme, density, language } = useAppearance();
  const [labels, setLabels] = useState<Partial<UiLabels>>({});
  useEffect(() => {
    void speak(language).then(setLabels);
  }, [language]);
  return (
    <UiProvider theme={theme} density={density} labels={labels}>
      {children}
    </UiProvider>
  );
}
